import type { Element, ElementContent, Root, RootContent } from 'hast';

/** What a mark becomes: an element that the caller draws. */
export const CITATION = 'citation-mark';

/** Text in these is shown as it is: `a[1]` in code is an index, not a citation. */
const VERBATIM = new Set(['code', 'pre', 'math', 'a']);

const isVerbatim = ({ tagName, properties }: Element) =>
  VERBATIM.has(tagName) || (Array.isArray(properties.className) && properties.className.includes('katex'));

function withMarks(text: string, known: number): ElementContent[] {
  return text.split(/(\[\d{1,3}\])/).flatMap((piece): ElementContent[] => {
    const number = /^\[(\d{1,3})\]$/.exec(piece)?.[1];
    if (number && Number(number) >= 1 && Number(number) <= known) {
      return [{ type: 'element', tagName: CITATION, properties: { number }, children: [] }];
    }
    return piece ? [{ type: 'text', value: piece }] : [];
  });
}

/**
 * A rehype plugin: `[n]` in running text becomes a `citation-mark` element with the property `number`.
 * @param known how many citations there are; a higher number stays text
 */
export function citationMarks(known: number) {
  const mark = <T extends RootContent | ElementContent>(node: T): (T | ElementContent)[] => {
    if (node.type === 'text') return withMarks(node.value, known);
    if (node.type === 'element' && !isVerbatim(node)) node.children = node.children.flatMap(mark);
    return [node];
  };
  return () => (tree: Root) => {
    tree.children = tree.children.flatMap(mark);
  };
}
