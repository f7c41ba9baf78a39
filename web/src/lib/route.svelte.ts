/** Where we are, from the fragment: works below any sub-path and without a server. */
class Route {
  parts = $state.raw<string[]>([]);

  constructor() {
    const read = () => {
      this.parts = location.hash.replace(/^#\/?/, '').split('/').map(decode);
    };
    read();
    addEventListener('hashchange', () => {
      read();
      scrollTo(0, 0);
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
