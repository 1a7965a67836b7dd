/** Markdown of a model without anything that points elsewhere. */
import { outsideCode } from '../markdown.ts';

/** Ways to write a sign that readers of markdown undo, and that would hide an address from what follows. */
const ENTITY = /&(?=#?\w+;)/g;
const ESCAPED = /\\(?=[:/.@])/g;
/** One without an address is an image only where a definition names it, and those are taken away: "![X]:" is logic. */
const IMAGE = /!\[([^\]]*)\](?:\([^)]*\)|\[[^\]]*\])/g;
const INLINE_LINK = /\[([^[\]\n]*)\]\([^)]{0,2000}\)/g;
const REFERENCE_LINK = /\[((?!\d{1,3}\])[^[\]\n]+)\]\[[^[\]\n]*\]/g;
/** What is left of a link whose text has brackets in it. */
const TARGET = /\]\([^)]*\)?/g;
const DEFINITION = /^[ \t>*+\d.)-]*\[[^\]\n]+\]:[^\n]*$/gm;
/** A definition that stands where the line above has not seen it. */
const DEFINES = /\]:/g;
const TAG = /<\/?[a-z][^>\n]*>|<!--[\s\S]*?(?:-->|$)|<(?=https?:|mailto:|www\.)([^>\s]*)>/gi;
/**
 * Readers of markdown take digits, "_" and letters with marks before an address; English words that end like one stay. A backtick
 * ends code and "|" a cell of a table, code or not: what follows is another address.
 */
const ADDRESS =
  /(?<![a-z])(?:https?|ftp|ircs?|xmpp|javascript|data|file|vbscript):[^\s<>"'`|)\]]+|(?<![a-z])mailto:[^\s`|]+|(?<![a-z])www\.[^\s<>"'`|)\]]+|(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/gi;
/** Numbers in brackets are marks of ours, which only our own code sets. */
const MARK = /\[\d{1,3}\](?!\()/g;

/** Code, or backticks that would open or close it elsewhere, with the backslashes before them. */
const CODE = /(?<![`\\])(`+)(?!`)(?:(?!\n\s*\n)[\s\S])*?[^`]\1(?!`)|(?<!\\)\\*`+/g;
/** Without these two words would be one. */
const PARTING = /(?<=[\p{L}\p{M}\p{N}])`+(?=[\p{L}\p{N}])/gu;
/** An address that stays, with what would take the sense off a backtick before it. */
const KEPT = new RegExp(`(?<!\\\\)\\\\*(${ADDRESS.source})`, 'gi');

/** No claim, remark or question of a model's is longer (characters); what is cut off was never asked for. */
const MOST_CHARS = 4_000;
/** What one step takes away may join what an earlier one looks for; no text that means well takes three rounds. */
const ROUNDS = 5;

const cleaned = (text: string, told: string): string =>
  outsideCode(
    text.replace(ESCAPED, '').replace(IMAGE, '$1').replace(DEFINITION, '').replace(REFERENCE_LINK, '$1'),
    (outside) => outside.replace(MARK, ''),
  )
    .replace(INLINE_LINK, '$1')
    .replace(TARGET, ']')
    .replace(DEFINES, '] :')
    .replace(TAG, '$1')
    .replace(ADDRESS, (address) => (told.includes(address) ? address : ''));

/**
 * A text whose addresses stand as code. Any other backtick that one of theirs could pair with is gone; where there is no address,
 * one without a pair is written as a sign, for claims stand behind one another.
 */
const asCode = (text: string): string =>
  text.search(ADDRESS) >= 0
    ? text.replace(MARK, '').replace(PARTING, ' ').replaceAll('`', '').replace(KEPT, '`$1`')
    : text.replace(CODE, (code, ticks?: string) => (ticks ? code : code.replaceAll('\\', '').replaceAll('`', '\\`')));

/**
 * The text of a claim with images, links, HTML and marks taken away, until there are none. An address stays where the book's own
 * quoted words have it, as code: to be read, not to be followed.
 * @returns '' where a text is made so that there is always another
 */
export function withoutLinks(text: string, quotes: readonly string[]): string {
  const told = quotes.join('\n');
  let left = text.slice(0, MOST_CHARS);
  for (let round = 0; round < ROUNDS; round++) {
    const next = cleaned(left, told);
    if (next === left)
      return asCode(left.replace(ENTITY, '&amp;'))
        .replace(/[ \t]{2,}/g, ' ')
        .trim();
    left = next;
  }
  return '';
}
