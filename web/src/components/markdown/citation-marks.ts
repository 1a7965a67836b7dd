/** What a mark becomes: an element that the caller draws. */
export const CITATION = 'citation-mark';

/** The parts of rehype's tree that are looked at here; other nodes (comments, say) pass as they are. */
interface Text {
  type: 'text';
  value: string;
}
interface Element {
  type: 'element';
  tagName: string;
  properties: Record<string, unknown>;
  children: Node[];
}
type Node = Text | Element | { type: 'comment' | 'doctype' | 'raw' };
interface Root {
  children: Node[];
}

/** Text in these is shown as it is: `a[1]` in code is an index, not a citation. */
const VERBATIM = new Set(['code', 'pre', 'math', 'a']);

const isVerbatim = ({ tagName, properties }: Element) =>
  VERBATIM.has(tagName) || (Array.isArray(properties.className) && properties.className.includes('katex'));

function withMarks(text: string, known: number): Node[] {
  return text.split(/(\[\d{1,3}\])/).flatMap((piece): Node[] => {
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
  const mark = (node: Node): Node[] => {
    if (node.type === 'text') return withMarks(node.value, known);
    if (node.type === 'element' && !isVerbatim(node)) node.children = node.children.flatMap(mark);
    return [node];
  };
  return () => (tree: Root) => {
    tree.children = tree.children.flatMap(mark);
  };
}
