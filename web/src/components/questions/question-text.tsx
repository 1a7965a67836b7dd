/** "1. ", "b) ": what a part of a question begins with. */
const MARK = /^(?:\d{1,2}|\p{L})[.)]\s+/u;

/** Before "2. ", where "1. " stood already: the parts of a question that was written in one go. */
function partsOf(line: string): string[] {
  const parts: string[] = [];
  let rest = line;
  for (let number = 1; ; number += 1) {
    const at = new RegExp(`(?:^|\\s)(?=${number}[.)]\\s+\\p{L})`, 'u').exec(rest);
    // One number is no list.
    if (!at || (number === 1 && !/\s2[.)]\s+\p{L}/u.test(rest))) break;
    const before = rest.slice(0, at.index).trim();
    if (before) parts.push(before);
    rest = rest.slice(at.index).trimStart();
  }
  return [...parts, rest];
}

const kindOf = (line: string) => (MARK.test(line) ? (/^\d/.test(line) ? 'number' : 'letter') : 'words');

/** A part of a question: its mark as wide as what the lines below it are set in by. */
function Hanging({ line }: { line: string }) {
  const mark = MARK.exec(line)?.[0] ?? '';
  return (
    <>
      <span className="inline-block w-6 indent-0 whitespace-pre">{mark}</span>
      {line.slice(mark.length)}
    </>
  );
}

/**
 * A question's words: its lines and numbered parts below each other, hanging from their numbers; letters under numbers (what is to
 * be matched) stand a little apart. A question of one line stays plain text.
 */
export function QuestionText({ text }: { text: string }) {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .flatMap(partsOf);
  if (lines.length < 2) return text;
  return lines.map((line, i) => {
    const kind = kindOf(line);
    const apart = i > 0 && kind !== kindOf(lines[i - 1] ?? '');
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one text never change their order
      <span key={i} className={`block ${apart ? 'mt-2' : 'mt-0.5'} ${kind === 'words' ? '' : 'ps-6 -indent-6'}`}>
        {kind === 'words' ? line : <Hanging line={line} />}
        {i < lines.length - 1 && '\n'}
      </span>
    );
  });
}
