/** What stands on both sides of a preposition: partners and ends that have changed places, and the way to a thing turned round. */
import type { AnswerGrammar } from '../../language/parts/marking.ts';
import { areContraries } from './lexicon.ts';
import type { Token } from './text.ts';

/** A noun stands at most so many words from its preposition. */
const NEAR = 3;

interface Joined {
  by: string;
  one: string;
  other: string;
}

/** The content words on both sides of each preposition: "a sequence of characters". */
function joinedBy(tokens: readonly Token[], { turns, ends, by }: AnswerGrammar): Joined[] {
  return tokens.flatMap(({ text, clause }, at) => {
    if (!(turns.has(text) || ends.has(text)) || by.has(text)) return [];
    const isFull = (word: Token) => word.weight >= 1 && word.clause === clause;
    const one = tokens.slice(Math.max(0, at - 1), at).find(isFull);
    const other = tokens.slice(at + 1, at + 1 + NEAR).find(isFull);
    return one && other ? [{ by: text, one: one.stem, other: other.stem }] : [];
  });
}

/**
 * "A mark of characters … a sequence of strings" for "a sequence of characters … marks": both words of a pair have another partner
 * in the answer, of which the statement knows nothing.
 */
export function partnersExchanged(point: readonly Token[], stretch: readonly Token[], grammar: AnswerGrammar): boolean {
  const [wanted, given] = [joinedBy(point, grammar), joinedBy(stretch, grammar)];
  const has = (pairs: readonly Joined[], pair: Joined) =>
    pairs.some(({ by, one, other }) => by === pair.by && one === pair.one && other === pair.other);
  const isNamed = (stem: string) => point.some((word) => word.stem === stem);
  return wanted.some((pair) => {
    if (has(given, pair)) return false;
    const of = given.find(({ by, one, other }) => by === pair.by && other === pair.other && one !== pair.one);
    const to = given.find(({ by, one, other }) => by === pair.by && one === pair.one && other !== pair.other);
    return of && to && isNamed(of.one) && !has(wanted, of) && !has(wanted, to);
  });
}

/** Denied, or an opposite, in one of them: then both turn round what the other says ("blocks from" for "does not let into"). */
const isTurned = (point: readonly Token[], stretch: readonly Token[]) =>
  [...point, ...stretch].some(({ negator }) => negator) ||
  point.some((word) => word.weight > 0 && stretch.some(({ stem }) => areContraries(word.stem, stem)));

/** "Out of a variable" for "into a variable": only the way to the same word is another. */
export function otherWay(point: readonly Token[], stretch: readonly Token[], { ways }: AnswerGrammar): boolean {
  const behind = (tokens: readonly Token[], words: readonly string[]) =>
    tokens.flatMap(({ text, clause }, at) => {
      const near = words.includes(text) ? tokens.slice(at + 1, at + 1 + NEAR) : [];
      const noun = near.find((word) => word.weight >= 1 && word.clause === clause);
      return noun ? [noun.stem] : [];
    });
  const holds = (tokens: readonly Token[], words: readonly string[]) => tokens.some(({ text }) => words.includes(text));
  if (isTurned(point, stretch)) return false;
  return ways
    .split(/\s+/)
    .filter(Boolean)
    .some((entry) => {
      const [left = [], right = []] = entry.split('/').map((side) => side.split('|'));
      return [
        [left, right],
        [right, left],
      ].some(([way = [], other = []]) => {
        if (holds(point, other) || holds(stretch, way)) return false;
        const there = behind(stretch, other);
        return behind(point, way).some((stem) => there.includes(stem));
      });
    });
}

/** So many words behind such a word belong to it. */
const END_WORDS = 2;

/** Within so many words before it stands the other end. */
const OTHER_END = 6;

interface Ends {
  /** Stems behind and before the word. */
  behind: Set<string>;
  before: Set<string>;
}

/** The content words on both sides of each such word. */
function endsOf(
  tokens: readonly Token[],
  { ends: words, becoming, changing, joints }: AnswerGrammar,
): Map<string, Ends> {
  const ends = new Map<string, Ends>();
  for (const [at, { text: written, sentence }] of tokens.entries()) {
    const led = tokens.slice(Math.max(0, at - NEAR), at).some((word) => changing.verbs.has(word.text));
    const changed = led && changing.to.has(written) ? changing.as : written;
    const text = Object.hasOwn(becoming, changed) ? (becoming[changed] ?? changed) : changed;
    if (!words.has(text) || ends.has(text)) continue;
    const behind = new Set<string>();
    for (const word of tokens.slice(at + 1)) {
      const over = word.sentence !== sentence || words.has(word.text) || joints.has(word.text);
      if (over || behind.size === END_WORDS) break;
      if (word.weight > 0) behind.add(word.stem);
    }
    const before = tokens.slice(Math.max(0, at - OTHER_END), at).filter((word) => word.weight > 0);
    ends.set(text, { behind, before: new Set(before.map(({ stem }) => stem)) });
  }
  return ends;
}

/** "a gas into a liquid" for "a liquid into a gas": what stands behind the word stands before it in the other. */
export function endsExchanged(point: readonly Token[], stretch: readonly Token[], grammar: AnswerGrammar): boolean {
  const given = endsOf(stretch, grammar);
  return [...endsOf(point, grammar)].some(([text, wanted]) => {
    const said = given.get(text);
    if (!said) return false;
    // Sets keep their order: the first word behind is the end itself, the next may be told of it.
    const [gone] = wanted.behind;
    const [come] = said.behind;
    if (gone === undefined || come === undefined || said.behind.has(gone) || wanted.behind.has(come)) return false;
    return said.before.has(gone) && wanted.before.has(come);
  });
}
