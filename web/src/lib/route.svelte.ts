/** Where we are, from the fragment: works below any sub-path and without a server. */
class Route {
  parts = $state.raw<string[]>([]);

  constructor() {
    const read = () => {
      this.parts = location.hash.replace(/^#\/?/, '').split('/').map(decode);
    };
    read();
    const where = () => this.parts.slice(0, 2).join('/');
    addEventListener('hashchange', () => {
      const before = where();
      read();
      scrollTo(0, 0);
      // What had the focus is gone with the page before; who goes on by keys or by ear begins at
      // the new one.
      if (where() !== before) document.getElementById('main')?.focus({ preventScroll: true });
    });
  }

  get page() {
    return this.parts[0] ?? '';
  }
}

function decode(part: string) {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export const route = new Route();
export const go = (...parts: string[]) => {
  location.hash = '/' + parts.map(encodeURIComponent).join('/');
};
