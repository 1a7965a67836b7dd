import { MAX_TITLE_CHARS } from '../../contract/limits.ts';

/**
 * Nothing that a line of text cannot show: control characters, lone surrogates, private use, replacement characters,
 * marks that change the direction of what follows (U+202A–E, U+2066–9, U+200E–F) and invisible spaces. The joiners
 * U+200C and U+200D stay: Persian and emoji are spelt with them.
 */
const UNSHOWABLE = /[\p{Cc}\p{Cs}\p{Co}\u200B\u200E\u200F\u2028-\u202E\u2060-\u2069\uFEFF\uFFFD]/gu;

/** One line, as it can be shown and stored: at most `MAX_TITLE_CHARS` characters. */
export function cleanLine(text: string): string {
  const line = text.normalize('NFC').replace(/\s+/gu, ' ').replace(UNSHOWABLE, '').trim();
  return [...line].slice(0, MAX_TITLE_CHARS).join('').trim();
}

/** Last part of a path of any system, cleaned. */
export const cleanFileName = (name: string): string => cleanLine(name.split(/[/\\]/).at(-1) ?? '');

/** What programs write where nobody gave a title. */
const NO_TITLE = [
  /^(untitled|unnamed|no title|title|unknown|anonymous|none|null|undefined|document|presentation|slides?|sans titre|ohne titel|unbenannt|sin título|senza titolo|sem título|без имени|无标题|無標題|無題|بدون عنوان)\b[\s\d()_-]*$/iu,
  /^(无标题|無標題|無題|文档|文書)[\s\d]*$/u,
  /^(document|presentation|book|mappe|dokument|präsentation|présentation|documento|doc|scan|scanned|img|image|page)[\s_-]*\d+$/iu,
  /^(microsoft|ms) ?(word|powerpoint|excel|office|publisher)\b/iu,
  /^(full page (fax )?print|camscanner|adobe scan|print|layout ?\d+|slide \d+|cover)\b[\s\d._-]*$/iu,
];
/** What a first page may be headed by that is a part of a book, or a sheet to be filled in. */
const NO_BOOK =
  /^(?:(?:lesson|lecture|unit|week)\s+\S+$|(?:chapter|kapitel|chapitre|cap[íi]tulo|capitolo|part|appendix|contents|name|date|please)\b)/iu;
const FILE_OR_PATH =
  /^([a-z]:\\|\\\\|\/|~\/|file:|https?:|www\.)|\.(pdf|docx?|dotx?|rtf|odt|tex|dvi|ps|eps|pptx?|odp|xlsx?|indd|qxd|p65|fm|html?|xml|txt|md|pages|jpe?g|png|tiff?|ind|book|cdr|ai)$/iu;

/** Where UTF-16 begins, read a byte at a time: the title was cut short or is not sound, and its signs are not those that were meant. */
const BYTES_OF_UTF16 = /^(?:þÿ|ÿþ)/;

/** Whether a PDF's own title says what the book is. */
function isSensible(raw: string, title: string): boolean {
  if ([...title].length < 2 || [FILE_OR_PATH, BYTES_OF_UTF16, ...NO_TITLE].some((pattern) => pattern.test(title)))
    return false;
  const lost = (raw.replace(/\s/gu, '').match(UNSHOWABLE) ?? []).length;
  const letters = (title.match(/\p{L}/gu) ?? []).length;
  const shown = [...title.replace(/\s/gu, '')].length;
  return lost === 0 && letters >= 2 && letters / shown >= 0.4;
}

/**
 * The title of a book: what the PDF calls itself or else its first page is headed by, where that is a sensible one; else the
 * file's name without its ending.
 */
export function chooseTitle(
  { title, printed }: { title: string | null; printed: string | null },
  fileName: string,
): string {
  const heading = printed === null || NO_BOOK.test(printed) ? '' : printed;
  for (const own of [title ?? '', heading]) if (isSensible(own, cleanLine(own))) return cleanLine(own);
  return (
    cleanFileName(fileName)
      .replace(/\.pdf$/i, '')
      .trim() || 'Untitled book'
  );
}
