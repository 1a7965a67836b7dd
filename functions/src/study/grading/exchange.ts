/** Whether an answer has a statement's words with two of them in each other's place ("prey eat predators"). */
import type { AnswerGrammar } from '../../language/parts/marking.ts';
import { areOpposites } from './lexicon.ts';
import type { Token } from './text.ts';

/** So much of either side's content must be held by the other: whoever uses other words is judged by these. */
const COPIED = 0.7;
/** Longer statements are not looked through pair by pair. */
const MOST_WORDS = 40;

const contentOf = (words: readonly Token[]) => words.filter(({ weight }) => weight > 0);

type Neighbours = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * For each stem what stands beside it, determiners left out: the word before it ('' at the beginning of a clause), the word
 * behind it, and the content word before it with what joins both ("eaten by").
 * @param first may open the clause as well: what stands before it is in the question
 */
function neighboursOf(
  words: readonly Token[],
  first: Token | undefined,
  { determiners, and, or }: AnswerGrammar,
): Neighbours[] {
  const told = words.filter(({ text }) => !determiners.has(text));
  const beside = (nameAt: (at: number, clause: number) => string | null): Neighbours => {
    const found = new Map<string, Set<string>>();
    for (const [at, word] of told.entries()) {
      const { stem, clause } = word;
      const name = nameAt(at, clause);
      if (name === null) continue;
      const names = (found.get(stem) ?? new Set()).add(name);
      found.set(stem, word === first ? names.add('') : names);
    }
    return found;
  };
  // What is joined by "and" may change places.
  const named = (word: Token | undefined) =>
    word && (and.has(word.text) || or.has(word.text)) ? null : (word?.stem ?? '');
  const inClause = (word: Token | undefined, clause: number) => (word?.clause === clause ? word : undefined);
  return [
    beside((at, clause) => named(inClause(told[at - 1], clause))),
    beside((at, clause) => named(inClause(told[at + 1], clause)) || null),
    beside((at, clause) => {
      const from = told.slice(0, at).findLastIndex((word) => word.weight > 0 && word.clause === clause);
      const between = from < 0 ? [] : told.slice(from, at);
      return between.some((word) => named(word) === null) ? null : between.map(({ stem }) => stem).join(' ');
    }),
  ];
}

/** Whether two words stand beside each other's neighbours in the answer, and not beside their own. */
function haveChanged(a: string, b: string, before: Neighbours, now: Neighbours): boolean {
  const only = (one: string, other: string) =>
    [...(before.get(one) ?? [])].filter((name) => !before.get(other)?.has(name));
  const took = (one: string, other: string) =>
    only(one, other).some((name) => now.get(other)?.has(name) && !now.get(one)?.has(name));
  return took(a, b) && took(b, a);
}

/**
 * Whether two words of a statement have changed places in an answer that otherwise copies it; null where none have. In "prey
 * is eaten by predators" neither stands where the other stood. An opposite between them turns the statement back: "the Earth
 * is smaller than the Sun" for "the Sun is larger than the Earth".
 */
export function exchangedWords(
  statement: readonly Token[],
  answer: readonly Token[],
  question: readonly Token[],
  grammar: AnswerGrammar,
): { turnedBack: boolean } | null {
  const [wanted, given] = [contentOf(statement), contentOf(answer)];
  if (wanted.length > MOST_WORDS || given.length > MOST_WORDS) return null;
  const stands = (words: readonly Token[], word: Token) =>
    words.some(({ stem }) => stem === word.stem || areOpposites(stem, word.stem));
  // What the question gives away may be left out.
  const fresh = wanted.filter((word) => stands(given, word) || !question.some(({ stem }) => stem === word.stem));
  const held = fresh.filter((word) => stands(given, word)).length;
  const own = given.filter((word) => stands(wanted, word)).length;
  if (held < COPIED * fresh.length || own < COPIED * given.length) return null;
  const opens = wanted.find((word) => !question.some(({ stem }) => stem === word.stem));
  const [before, now] = [neighboursOf(statement, opens, grammar), neighboursOf(answer, undefined, grammar)];
  const stems = [...new Set(wanted.map(({ stem }) => stem))].filter((stem) => given.some((word) => word.stem === stem));
  // "Slow cooling magma" for "magma that cools slowly": what is said of a noun stands before or behind it.
  const isToldOf = (words: readonly Token[], a: string, b: string) => {
    const [from, to] = [a, b].map((stem) => words.findIndex((word) => word.stem === stem)).toSorted((x, y) => x - y);
    return words.slice(from, to).some(({ text }) => grammar.joints.has(text));
  };
  const changed = stems.some((a, at) =>
    stems
      .slice(at + 1)
      .some(
        (b) =>
          before.some((one, i) => now[i] && haveChanged(a, b, one, now[i])) &&
          isToldOf(statement, a, b) === isToldOf(answer, a, b),
      ),
  );
  if (!changed) return null;
  const opposites = wanted.filter(
    (word) => !stems.includes(word.stem) && given.some(({ stem }) => areOpposites(stem, word.stem)),
  );
  return { turnedBack: opposites.length % 2 === 1 };
}

/** A place in a copy has at most so many words, and so many others of it are kept. */
const GAP = { words: 3, kept: 3 };

/** The one place in which an answer differs from the statement, or its end, that it copies; null where it isn't one. */
export function gapInCopy(
  whole: readonly Token[],
  answer: readonly Token[],
): { wanted: Token[]; given: Token[] } | null {
  const opens = answer[0]?.kind === 'gram' ? 0 : whole.findIndex(({ stem }) => stem === answer[0]?.stem);
  const statement = whole.slice(Math.max(0, opens));
  const common = (one: readonly Token[], other: readonly Token[]) => {
    const end = one.findIndex(({ stem }, i) => stem !== other[i]?.stem);
    return end < 0 ? one.length : end;
  };
  const from = common(answer, statement);
  const behind = common(answer.slice(from).toReversed(), statement.slice(from).toReversed());
  const [wanted, given] = [statement, answer].map((words) => words.slice(from, words.length - behind)) as [
    Token[],
    Token[],
  ];
  const isGap = [wanted, given].every(({ length }) => length > 0 && length <= GAP.words);
  return isGap && from + behind >= GAP.kept ? { wanted, given } : null;
}

/** So many words of a statement, of whose pairs this share comes in the reverse order, are another order of things. */
const SCRAMBLED = { words: 5, share: 0.35 };

/** Whether an answer has the words of a statement that the question doesn't give away, in another order. */
export function isScrambled(statement: readonly Token[], answer: readonly Token[]): boolean {
  // Pairs of signs come in another order wherever one word does.
  const [wanted, given] = [statement, answer].map((words) =>
    words.filter(({ weight, kind }) => weight > 0 && kind !== 'gram'),
  ) as [Token[], Token[]];
  const places = wanted.flatMap(({ stem }) => {
    const at = given.findIndex((word) => word.stem === stem);
    return at < 0 ? [] : [at];
  });
  if (places.length < Math.max(SCRAMBLED.words, COPIED * wanted.length, COPIED * given.length)) return false;
  const pairs = (places.length * (places.length - 1)) / 2;
  const reversed = places.flatMap((place, at) => places.slice(at + 1).filter((other) => other < place)).length;
  return reversed >= SCRAMBLED.share * pairs;
}
