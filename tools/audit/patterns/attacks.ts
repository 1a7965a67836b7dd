/**
 * Texts made against a pattern: what it repeats, after what it wants before that, with an end that it does not want. From a small
 * parse of the pattern: groups, alternatives, classes and counts; not the whole grammar, since a text too many does no harm.
 */

/** A character of each kind that students type: what a class accepts is looked for among them. */
const KINDS = [...'a7 .,-\'"()[]{}:;?!_/+*=<>%#$&@^~|\\A\n\tédеЖعה中あー한々’“—·\u0301\u064e\u00a0\u3000、。'];

/** Repeats beyond this count as without end. */
const MANY = 16;
/** Of one group so many alternatives are tried as what it repeats. */
const TRIED = 6;

interface Sample {
  /** One text that the piece takes, the shortest kind. */
  text: string;
  /** What it may repeat, each with a text that comes before it. */
  repeats: { before: string; texts: string[] }[];
  /** Other texts that it takes. */
  others: string[];
}

class Reader {
  at = 0;
  readonly source: string;
  readonly flags: string;
  constructor(source: string, flags: string) {
    this.source = source;
    this.flags = flags;
  }
  get here(): string {
    return this.source[this.at] ?? '';
  }
  take(expression: RegExp): string | null {
    const sticky = new RegExp(expression.source, 'y');
    sticky.lastIndex = this.at;
    const [found] = sticky.exec(this.source) ?? [];
    if (found === undefined) return null;
    this.at += found.length;
    return found;
  }
}

const accepted = new Map<string, string[]>();
/** Characters of ours that one class or escape takes. */
function acceptedBy(atom: string, flags: string): string[] {
  const key = `${flags}/${atom}`;
  let known = accepted.get(key);
  if (!known) {
    known = [];
    try {
      const one = new RegExp(`^(?:${atom})$`, flags.replace(/[gy]/g, ''));
      known = KINDS.filter((kind) => one.test(kind));
      if (known.length === 0)
        known = [
          ...atom.replace(/\\u\{?([0-9a-f]{4,5})\}?/giu, (_, hex: string) =>
            String.fromCodePoint(Number.parseInt(hex, 16)),
          ),
        ]
          .filter((kind) => one.test(kind))
          .slice(0, 2);
    } catch {
      known = [];
    }
    accepted.set(key, known);
  }
  return known;
}

function readAtom(reader: Reader): Sample {
  const plain = (text: string, others: string[] = []): Sample => ({ text, repeats: [], others });
  if (reader.take(/\^|\$|\\[bB]/) !== null) return plain('');
  const look = reader.take(/\(\?(?:<?[=!])/);
  if (look !== null) {
    const inside = readAlternatives(reader);
    reader.at += 1;
    return { text: '', repeats: inside.repeats, others: look.endsWith('!') ? [] : [inside.text] };
  }
  if (reader.take(/\((?:\?(?:[a-z-]*:|<[^>]+>))?/) !== null) {
    const inside = readAlternatives(reader);
    reader.at += 1;
    return inside;
  }
  const atom =
    reader.take(/\[(?:[^\]\\]|\\.)*\]/) ??
    reader.take(/\\(?:[pP]\{[^}]+\}|u\{[^}]+\}|u[\da-fA-F]{4}|x[\da-fA-F]{2}|k<[^>]+>|.)/) ??
    reader.take(/\./);
  if (atom !== null) {
    const [first = '', ...others] = acceptedBy(atom, reader.flags);
    return plain(first, others);
  }
  const literal = String.fromCodePoint(reader.source.codePointAt(reader.at) ?? 32);
  reader.at += literal.length;
  return plain(literal);
}

function readTerm(reader: Reader): Sample {
  const atom = readAtom(reader);
  const count = reader.take(/(?:[*+?]|\{\d+(?:,\d*)?\})\??/);
  if (count === null) return atom;
  const [, least = '0', most] = /^\{(\d+)(,?\d*)/.exec(count) ?? [];
  const min = count.startsWith('+') ? 1 : Number(least);
  const endless = /^[*+]/.test(count) || most === ',' || Number(most?.slice(1) || least) >= MANY;
  return {
    text: atom.text.repeat(Math.min(min, 40)),
    repeats: endless ? [{ before: '', texts: [atom.text, ...atom.others] }, ...atom.repeats] : atom.repeats,
    others: min === 0 ? [atom.text, ...atom.others] : atom.others,
  };
}

function readAlternatives(reader: Reader): Sample {
  const branches: Sample[] = [];
  for (;;) {
    const branch: Sample = { text: '', repeats: [], others: [] };
    while (reader.at < reader.source.length && reader.here !== '|' && reader.here !== ')') {
      const term = readTerm(reader);
      for (const { before, texts } of term.repeats) branch.repeats.push({ before: branch.text + before, texts });
      branch.others = [
        ...branch.others.map((one) => one + term.text),
        ...term.others.slice(0, 3).map((one) => branch.text + one),
      ].slice(0, TRIED);
      branch.text += term.text;
    }
    branches.push(branch);
    if (reader.here !== '|') break;
    reader.at += 1;
  }
  return {
    text: branches[0]?.text ?? '',
    repeats: branches.flatMap(({ repeats }) => repeats),
    others: [...branches.slice(1).map(({ text }) => text), ...branches.flatMap(({ others }) => others)].slice(0, TRIED),
  };
}

const RUNS = ['a', 'a ', '7', ' ', '.', ', ', '中', 'ع', '(', '\n', '7 ', '1.', '— '];
const ENDS = ['', '\u0000', '\n\u0000'];

const filled = (piece: string, length: number) => piece.repeat(Math.ceil(length / piece.length)).slice(0, length);

/** What to repeat in a text against a pattern, with what stands before and after: `RUNS` for all, the others its own. */
export function attacksOn({ source, flags }: { source: string; flags: string }): ((length: number) => string)[] {
  const whole = readAlternatives(new Reader(source, flags));
  const made = new Map<string, (length: number) => string>();
  const add = (before: string, piece: string, end: string) => {
    if (piece === '') return;
    made.set(JSON.stringify([before, piece, end]), (length) => before + filled(piece, length) + end);
  };
  for (const run of RUNS) add('', run, '\u0000');
  for (const { before, texts } of whole.repeats) {
    for (const piece of texts.slice(0, TRIED)) {
      for (const end of ENDS) add(before, piece, end);
      add('', before + piece, '\u0000');
      add(before, piece + (texts[0] ?? ''), '\u0000');
    }
  }
  add('', whole.text, '\u0000');
  for (const other of whole.others) add('', other, '\u0000');
  return [...made.values()];
}
