// Text that lies over other text, or is cut off. Runs inside the page.

/** What is wrong with the words on the page as it is. */
export function textFlaws() {
  /** Tolerance, in pixels: letters may touch. */
  const SLACK = 2;
  const found = new Set();
  // What lets a pointer through is painted as well.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { pointer-events: auto !important; }');
  document.adoptedStyleSheets = [sheet];

  const quote = (node) => `"${node.textContent.trim().replace(/\s+/g, ' ').slice(0, 40)}"`;
  const clips = ({ overflowX, overflowY }) => overflowX !== 'visible' || overflowY !== 'visible';
  const scrolls = ({ overflowX, overflowY }) => /auto|scroll/.test(overflowX + overflowY);
  /** Three dots stand for the rest. */
  const dots = (css) => css.textOverflow === 'ellipsis' || css.webkitLineClamp !== 'none';
  const isShown = (element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !element.closest('.hidden, .bubble, [hidden], option');
  const styles = new Map();
  const styleOf = (element) => {
    if (!styles.has(element)) styles.set(element, getComputedStyle(element));
    return styles.get(element);
  };
  /** The part of a rectangle that what is around it leaves to see; what cuts it, if words are lost. */
  function seen(rect, element) {
    let { left, top, right, bottom } = rect;
    let cutter = null;
    for (let one = element; one; one = one.parentElement) {
      const css = styleOf(one);
      if (css.clipPath.startsWith('inset(50%')) return { gone: true };
      if (css.position === 'fixed') {
        // Nothing around it cuts it but the window.
        left = Math.max(left, 0);
        top = Math.max(top, 0);
        right = Math.min(right, innerWidth);
        bottom = Math.min(bottom, innerHeight);
        break;
      }
      if (one instanceof SVGElement || !clips(css)) continue;
      const edge = one.getBoundingClientRect();
      const lost = Math.max(
        edge.left - left,
        right - edge.right,
        // The letters, not the room of their line.
        edge.top - top - (bottom - top) * 0.2,
        bottom - edge.bottom - (bottom - top) * 0.2,
      );
      if (lost > SLACK && !scrolls(css) && !dots(css)) cutter ??= one;
      left = Math.max(left, edge.left);
      top = Math.max(top, edge.top);
      right = Math.min(right, edge.right);
      bottom = Math.min(bottom, edge.bottom);
    }
    left = Math.max(left, 0);
    top = Math.max(top, 0);
    right = Math.min(right, innerWidth);
    bottom = Math.min(bottom, innerHeight);
    const gone = right - left <= 1 || bottom - top <= 1;
    return { rect: { left, top, right, bottom }, cutter, gone };
  }

  const words = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!node.textContent.trim() || /^(STYLE|SCRIPT|TITLE|DESC)$/i.test(element.tagName)) continue;
    if (!isShown(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const line of range.getClientRects()) {
      if (line.width < 2) continue;
      const { rect, cutter, gone } = seen(line, element);
      if (cutter && !gone)
        found.add(`${quote(node)} is cut by ${cutter.className || cutter.tagName}`);
      if (gone) continue;
      // Above and below the letters a line has room that may be shared.
      const height = rect.bottom - rect.top;
      const ink = { ...rect, top: rect.top + height * 0.2, bottom: rect.bottom - height * 0.2 };
      words.push({ node, element, ink });
    }
  }

  const opaque = (element) => {
    const css = styleOf(element);
    if (css.backgroundImage !== 'none') return true;
    const alpha = /rgba\([^)]*, ([\d.]+)\)|\/ ([\d.]+)\)/.exec(css.backgroundColor);
    return alpha ? Number(alpha[1] ?? alpha[2]) > 0.9 : css.backgroundColor !== 'transparent';
  };
  /** At this point one of the two is hidden by the ground of the other, or of something between. */
  function hidden(x, y, one, other) {
    const pile = document.elementsFromPoint(x, y);
    const [upper, lower] = [one, other].sort(
      (a, b) => pile.indexOf(a.element) - pile.indexOf(b.element),
    );
    const to = pile.indexOf(lower.element);
    if (to < 0) return true;
    if (pile.indexOf(upper.element) < 0) return false;
    return pile.slice(0, to).some((element) => !element.contains(lower.element) && opaque(element));
  }
  /** Lies over the table for a while, or over its neighbours as cards in a hand do. */
  const mayCover = (element, under) => {
    for (let one = element; one && !one.contains(under); one = one.parentElement) {
      if (/^(fixed|sticky)$/.test(styleOf(one).position)) return true;
      if (one.matches('figure, dialog, details > *, li, .cards > *')) return true;
    }
    return false;
  };
  for (const { node, element, ink } of words) {
    const y = (ink.top + ink.bottom) / 2;
    for (const x of [ink.left + 3, (ink.left + ink.right) / 2, ink.right - 3]) {
      const top = document.elementFromPoint(x, y);
      if (!top || top.contains(element) || element.contains(top) || top.closest('svg')) continue;
      if (mayCover(top, element)) continue;
      found.add(`${quote(node)} is covered by ${top.className || top.tagName} ${quote(top)}`);
    }
  }
  words.sort((a, b) => a.ink.left - b.ink.left);
  for (const [at, one] of words.entries())
    for (let next = at + 1; next < words.length; next++) {
      const other = words[next];
      if (other.ink.left > one.ink.right - SLACK) break;
      if (one.node === other.node) continue;
      const left = Math.max(one.ink.left, other.ink.left);
      const right = Math.min(one.ink.right, other.ink.right);
      const top = Math.max(one.ink.top, other.ink.top);
      const bottom = Math.min(one.ink.bottom, other.ink.bottom);
      if (right - left <= SLACK || bottom - top <= SLACK) continue;
      if (hidden((left + right) / 2, (top + bottom) / 2, one, other)) continue;
      found.add(`${quote(one.node)} lies over ${quote(other.node)}`);
    }
  document.adoptedStyleSheets = [];
  return [...found];
}
