/** What does not find its place on a screen: text that is cut off, text over text, what only scrolling sideways would show. */
import type { Page } from '@playwright/test';

/** A line for each: what it is, and where it lies. Of the screen as it stands. */
export const misplacedIn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    /** Pixels that are nobody's mistake: letters reach over their boxes, and sizes are rounded. */
    const SLACK = 3;
    const told = (text: string) => `“${text.trim().replace(/\s+/g, ' ').slice(0, 60)}”`;
    const upwards = (element: Element): Element[] => {
      const all: Element[] = [];
      for (let one: Element | null = element; one; one = one.parentElement) all.push(one);
      return all;
    };
    const styles = new Map<Element, CSSStyleDeclaration>();
    const styleOf = (element: Element): CSSStyleDeclaration => {
      const style = styles.get(element) ?? getComputedStyle(element);
      styles.set(element, style);
      return style;
    };
    /** Not there, or for the ear alone. */
    const isUnseen = (element: Element) =>
      !element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true }) ||
      upwards(element).some((one) => {
        const { width, height } = one.getBoundingClientRect();
        const { overflow, clipPath } = styleOf(one);
        return clipPath === 'inset(50%)' || (overflow !== 'visible' && width <= 1 && height <= 1);
      });
    const clips = (one: Element, axis: 'X' | 'Y') => /hidden|clip/.test(styleOf(one)[`overflow${axis}`]);
    const scrolls = (one: Element, axis: 'X' | 'Y') => /auto|scroll/.test(styleOf(one)[`overflow${axis}`]);
    /** Says itself that there is more: an ellipsis, or a fade. */
    const tellsOfMore = (one: Element) => {
      const { textOverflow, webkitLineClamp, maskImage } = styleOf(one);
      return textOverflow === 'ellipsis' || !['none', ''].includes(webkitLineClamp) || maskImage !== 'none';
    };
    /** Over the rest on purpose: what stays in sight while it scrolls, and what floats. */
    const isOver = (element: Element) => upwards(element).some((one) => /fixed|sticky/.test(styleOf(one).position));

    interface Said {
      text: string;
      within: Element;
      box: DOMRect;
    }
    /** Every line of text that is seen. */
    const said: Said[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const within = node.parentElement;
      const text = node.textContent ?? '';
      if (
        !within ||
        text.trim() === '' ||
        within.closest('canvas, svg, select, math, .katex, [data-page]') ||
        isUnseen(within)
      )
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) if (box.width > 1 && box.height > 1) said.push({ text, within, box });
    }

    const found = new Set<string>();
    const needed = document.documentElement.scrollWidth;
    if (needed > window.innerWidth) {
      // What reaches farthest, and none of what holds it.
      const far = [...document.querySelectorAll('body *')].filter(
        (one) => one.getBoundingClientRect().right > window.innerWidth + 1 && !isUnseen(one),
      );
      const ends = far.filter((one) => !far.some((other) => other !== one && one.contains(other)));
      const names = ends.slice(0, 3).map((one) => `${one.tagName.toLowerCase()} ${told(one.textContent ?? '')}`);
      found.add(`sideways: ${needed} of ${window.innerWidth} px: ${names.join(', ')}`);
    }
    /** What of a line its surroundings leave to be seen, and whether they tell of more, or scroll. */
    const seenOf = ({ within, box }: Said) => {
      let [left, right, top, bottom] = [box.left, box.right, box.top, box.bottom];
      let more = false;
      for (const one of upwards(within)) {
        if (styleOf(one).display === 'inline') continue;
        const edge = one.getBoundingClientRect();
        const [sideways, down] = [scrolls(one, 'X'), scrolls(one, 'Y')];
        more ||= tellsOfMore(one) || sideways || down;
        if (sideways || clips(one, 'X')) [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
        if (down || clips(one, 'Y')) [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
      }
      return { more, box: new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top)) };
    };
    const still: Said[] = [];
    for (const line of said) {
      const { more, box } = seenOf(line);
      if (!more && (box.width < line.box.width - SLACK || box.height < line.box.height * 0.75))
        found.add(`cut off: ${told(line.text)}`);
      if (!more && (line.box.right > window.innerWidth + SLACK || line.box.left < -SLACK))
        found.add(`beside the window: ${told(line.text)}`);
      if (box.width > SLACK && box.height > SLACK && !isOver(line.within)) still.push({ ...line, box });
    }
    still.forEach((one, i) => {
      for (const other of still.slice(i + 1)) {
        if (one.within.contains(other.within) || other.within.contains(one.within)) continue;
        const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const high = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        if (wide > SLACK && high > Math.min(one.box.height, other.box.height) * 0.4)
          found.add(`over one another: ${told(one.text)} and ${told(other.text)}`);
      }
    });
    return [...found];
  });
