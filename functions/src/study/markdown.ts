/**
 * Book text as Markdown that shows it as it is: also `&lt;`, and addresses, which Markdown reads to their end before it looks at
 * what is escaped in them. One whose beginning is escaped is linked afterwards, by what is shown.
 */
export const escapeMarkdown = (text: string): string =>
  text
    .replace(/[\\`*_[\]<>$|~&]|(?<=https?):(?=\/\/)|(?<=www)\./gi, '\\$&')
    .replace(/^(\s*)([#+-])(?=\s)/, '$1\\$2')
    .replace(/^(\s*\d+)([.)])(?=\s)/, '$1\\$2');

/** What every reader of Markdown takes for code: in one line, between single backticks, without "|", which ends a cell of a table first. */
const CODE = /(?<![`\\])`([^`|\n]+)`(?!`)/;
/** What may part a text in another way than code does: backticks without a pair, formulas. */
const PARTS = /[`$]/;

/** Lines of code as a draft sets them: by themselves, without a backtick among them. */
const LINES_OF_CODE = /((?:^|(?<=\n\n))```\n[^`]*\n```(?=\n\n|$))/;

/**
 * Changes what of a Markdown text is no code: `a[1]` in code is an index, not a mark. A paragraph that may be read in another way is
 * changed whole: no mark may stand that only looks like code.
 */
export const outsideCode = (markdown: string, change: (text: string) => string): string =>
  markdown
    .split(LINES_OF_CODE)
    .map((text, at) => (at % 2 === 0 ? outsideShortCode(text, change) : text))
    .join('');

const outsideShortCode = (markdown: string, change: (text: string) => string): string =>
  markdown
    .split(/(\n\s*\n)/)
    .map((paragraph) => {
      // Every second piece is code.
      const pieces = paragraph.split(CODE);
      const isSure = !pieces.some((piece, at) => at % 2 === 0 && PARTS.test(piece.replace(/\\[\s\S]/g, '')));
      return isSure
        ? pieces.map((piece, at) => (at % 2 === 0 ? change(piece) : `\`${piece}\``)).join('')
        : change(paragraph);
    })
    .join('');
