/**
 * Book text as Markdown that shows it as it is: also `&lt;`, and addresses, which Markdown reads to their end before it looks at
 * what is escaped in them. One whose beginning is escaped is linked afterwards, by what is shown.
 */
export const escapeMarkdown = (text: string): string =>
  text
    .replace(/[\\`*_[\]<>$|~&]|(?<=https?):(?=\/\/)|(?<=www)\./gi, '\\$&')
    .replace(/^(\s*)([#+-])(?=\s)/, '$1\\$2')
    .replace(/^(\s*\d+)([.)])(?=\s)/, '$1\\$2');
