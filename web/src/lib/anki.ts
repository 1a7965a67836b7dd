/** What Anki acts on wherever it stands in a text (its manual, "Media & LaTeX"): plays a file or an address, runs LaTeX, speaks. */
const ACTS = /\[(?=\s*(?:sound:|\/?anki:|\/?latex\]|\/?\$))/gi;

/** Commands of MathJax that make links, load more of it, set styles or name other commands (its manual, "Supported TeX/LaTeX commands"). */
const COMMANDS =
  /\\(?=(?:href|url|require|class|cssId|style|data|mmlToken|unicode|html\w*|newcommand|renewcommand|newenvironment|def|let|csname)(?![a-z]))/gi;

/**
 * A text in which nothing makes Anki act.
 * @param bracket what stands for a bracket that begins such an order
 * @param backslash what stands for the backslash of such a command
 */
export const harmlessInAnki = (text: string, bracket: string, backslash: string): string =>
  text.replace(ACTS, bracket).replace(COMMANDS, backslash);
