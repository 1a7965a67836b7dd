/** Markdown of a model without anything that points elsewhere. */

/** Ways to write a sign that readers of markdown undo, and that would hide an address from what follows. */
const ENTITY = /&(?=#?\w+;)/g;
const ESCAPED = /\\(?=[:/.@])/g;
const IMAGE = /!\[([^\]]*)\](?:\([^)]*\)|\[[^\]]*\])?/g;
const INLINE_LINK = /\[([^[\]\n]*)\]\([^)]*\)/g;
const REFERENCE_LINK = /\[((?!\d{1,3}\])[^[\]\n]+)\]\[[^[\]\n]*\]/g;
/** What is left of a link whose text has brackets in it. */
const TARGET = /\]\([^)]*\)?/g;
const DEFINITION = /^[ \t>*+-]*\[[^\]\n]+\]:[^\n]*$/gm;
const TAG = /<\/?[a-z][^>\n]*>|<!--[\s\S]*?(?:-->|$)|<(?=https?:|mailto:|www\.)([^>\s]*)>/gi;
const ADDRESS =
  /\b(?:https?|ftp|ircs?|xmpp|javascript|data|file|vbscript):[^\s<>"'`)\]]+|\bmailto:\S+|\bwww\.[^\s<>"'`)\]]+|(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/gi;
/** Numbers in brackets are marks of ours, which only our own code sets. */
const MARK = /\[\d{1,3}\](?!\()/g;

/**
 * The text of a claim with images, links, HTML and marks taken away. An address stays where the book's own quoted words have
 * it, as code: to be read, not to be followed.
 */
export function withoutLinks(text: string, quotes: readonly string[]): string {
  const told = quotes.join('\n');
  return text
    .replace(ENTITY, '&amp;')
    .replace(ESCAPED, '')
    .replace(IMAGE, '$1')
    .replace(DEFINITION, '')
    .replace(REFERENCE_LINK, '$1')
    .replace(MARK, '')
    .replace(INLINE_LINK, '$1')
    .replace(TARGET, ']')
    .replace(TAG, '$1')
    .replace(ADDRESS, (address) => (told.includes(address) ? `\`${address.replaceAll('`', '')}\`` : ''))
    .replace(/[ \t]{2,}/g, ' ')
    .trim();
}
