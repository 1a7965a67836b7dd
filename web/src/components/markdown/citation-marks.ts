/** Stands in a `[n]` that is no mark, from before the text is parsed until marks are made of it: a character that no text has. */
const NO_MARK = '\uFFFF';

/** Escaped brackets, after any escaped backslashes. */
const ESCAPED = /(?<!\\)((?:\\\\)*\\\[)(\d{1,3}\\?\])/g;

/** Markdown in which `\[n\]`, a book's own reference, is told from the mark `[n]`; parsed, the two are the same. */
export const tellReferences = (markdown: string): string => markdown.replace(ESCAPED, `$1${NO_MARK}$2`);

/** What a mark becomes: an element that the caller draws. */
export const CITATION = 'citation-mark';

/** The parts of rehype's tree that are looked at here; other nodes (comments, say) pass as they are. */
interface Text {
  type: 'text';
  value: string;
}
export interface Element {
  type: 'element';
  tagName: string;
  properties: Record<string, unknown>;
  children: Node[];
}
export type Node = Text | Element | { type: 'comment' | 'doctype' | 'raw' };
export interface Root {
  children: Node[];
}

/** Text in these is shown as it is: `a[1]` in code is an index, not a citation. */
const VERBATIM = new Set(['code', 'pre', 'math', 'a']);

/** Whether what stands in it is shown as it is. */
export const isVerbatim = ({ tagName, properties }: Element) =>
  VERBATIM.has(tagName) || (Array.isArray(properties.className) && properties.className.includes('katex'));

function withMarks(text: string, known: number): Node[] {
  return text.split(/(\[\d{1,3}\])/).flatMap((piece): Node[] => {
    const number = /^\[(\d{1,3})\]$/.exec(piece)?.[1];
    if (number && Number(number) >= 1 && Number(number) <= known) {
      return [{ type: 'element', tagName: CITATION, properties: { number }, children: [] }];
    }
    return piece ? [{ type: 'text', value: piece.replaceAll(NO_MARK, '') }] : [];
  });
}

/**
 * A rehype plugin: `[n]` in running text becomes a `citation-mark` element with the property `number`; the text went through
 * `tellReferences` first.
 * @param known how many citations there are; a higher number stays text
 */
export function citationMarks(known: number) {
  const asItIs = (node: Node): Node[] => {
    if (node.type === 'text') return withMarks(node.value, 0);
    if (node.type !== 'element') return [node];
    const { href } = node.properties;
    if (typeof href === 'string') node.properties.href = href.replaceAll(encodeURIComponent(NO_MARK), '');
    node.children = node.children.flatMap(asItIs);
    return [node];
  };
  const mark = (node: Node): Node[] => {
    if (node.type === 'text') return withMarks(node.value, known);
    if (node.type !== 'element') return [node];
    if (isVerbatim(node)) return asItIs(node);
    node.children = node.children.flatMap(mark);
    return [node];
  };
  return () => (tree: Root) => {
    tree.children = tree.children.flatMap(mark);
  };
}
