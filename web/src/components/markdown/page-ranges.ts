import { type Element, isVerbatim, type Node, type Root } from './citation-marks.ts';

const RANGE = /((?:pp?\.\s)?\d{1,4}[–-]\d{1,4})/;

/** A rehype plugin: "pp. 14–16" in running text is not broken over two lines; each becomes a `span` with a class of its own. */
export function wholeRanges() {
  const whole = (node: Node): Node[] => {
    if (node.type === 'element') {
      if (node.tagName === 'a' || !isVerbatim(node)) node.children = node.children.flatMap(whole);
      return [node];
    }
    if (node.type !== 'text' || !RANGE.test(node.value)) return [node];
    return node.value.split(RANGE).flatMap((value, i): Node[] => {
      if (value === '') return [];
      const text = { type: 'text', value } as const;
      return i % 2 === 0 ? [text] : [nowrap(text)];
    });
  };
  return (tree: Root) => {
    tree.children = tree.children.flatMap(whole);
  };
}

const nowrap = (text: Node): Element => ({
  type: 'element',
  tagName: 'span',
  properties: { className: ['whitespace-nowrap'] },
  children: [text],
});
