/** Wrong options: terms told of in the same places as the right one, one at least in the same words, and true of nothing that is asked. */
import type { ClaimedQuote } from '../engine.ts';
import { alike, ofOneLength } from '../gate/options.ts';
import { shuffled } from '../gate/seed.ts';
import { kindOf } from '../gate/senses.ts';
import { contentWords, covered, likeness } from '../gate/words.ts';
import { oncePerBook, type QuizContext } from './context.ts';
import type { Shown } from './forms/form.ts';
import { membersOf } from './lists.ts';
import type { Term } from './terms.ts';

/** What a question shows of its term. */
export type Asked = 'name' | 'meaning';

/** A wrong option and the book's words about it. */
export interface Distractor {
  text: string;
  about: ClaimedQuote;
  /** Whether its term is a sibling of the right one. */
  sibling: boolean;
}

/** A sentence that names one term and says this share of what another means could make that meaning right of it. */
const COULD_BE_TRUE = 0.5;
/** Meanings with so much in common are one meaning. */
const SAME_MEANING = 0.4;
/** How surely two terms are of one kind, 0 to 1: how much the same sections tell of both (their cosine), or siblings, one head noun, one list. */
const KIND = { sibling: 0.8, head: 1, listed: 1 };
/** A term that is less near to the right one is an option of another kind. */
const NEAR = 0.5;
/**
 * Siblings: their meanings have so much in common (Jaccard), and the same sections tell of both (cosine). Of 72 rated choices of three
 * books those with such a meaning among the wrong options had 1.33 of 2, 9 % of zeros, the others .67 and 49 %, each book told by what
 * was found on the others; with the cosine 1.41 and none (17), .84 and 40 %. Rated blind in one sitting by two, 26 choices by it and 26
 * without: 1.00, .85 and .54, .50 of 2, 31, 38 and 62, 65 % of zeros; a textbook's own 1.29, 1.29 (14) (decision 9).
 */
const SIBLING = { meaning: 0.07, told: 0.3 };
/** Wrong options of a choice: up to three siblings; others of its kind fill up to two. Three options are enough (Rodriguez 2005, 80 years of studies). */
const OTHERS = { most: 3, least: 2 };
/** Options are drawn from so many of the nearest: nearness matters more than variety. */
const NEAREST = 5;
/** How many wrong options are longer than the right one: it is the longest no more often than chance would have it. */
const LONGER = [0, 1, 1, 2, 2, 3, 3];

/** The words of a term and of its meaning: each is compared with every other of its book. */
const wordsOf = oncePerTerm(({ text, meaning }) => ({ own: contentWords(text), meant: contentWords(meaning) }));

/**
 * Terms that a student could take for one and that it is not, the nearest first; each is looked at when it is asked for.
 * @param asked `name`: the question names the term, and what a rival means may not be true of it; `meaning`: it says what the term
 *   means, which may not be true of a rival
 */
export function* rivalsOf(context: QuizContext, pool: readonly Term[], key: Term, asked: Asked): Generator<Term> {
  const near = pool
    .filter((other) => other.key !== key.key && agree(key, other, asked))
    .map((other) => ({ other, score: nearness(context, key, other) }))
    .filter(({ score }) => score >= NEAR)
    .sort((a, b) => b.score - a.score);
  for (const { other } of near) if (isWrong(context, other, key, asked)) yield other;
}

/** What is worked out once of each term. */
function oncePerTerm<T>(make: (term: Term) => T): (term: Term) => T {
  const made = new WeakMap<Term, T>();
  return (term) => {
    const known = made.get(term) ?? make(term);
    made.set(term, known);
    return known;
  };
}

/** Whether grammar tells neither from the other: they are of one number, or their meanings, which alone are shown, open with articles. */
const agree = (key: Term, other: Term, asked: Asked): boolean =>
  other.plural === key.plural || (asked === 'name' && other.article && key.article);

/** How easily one term is taken for another, 0 to 1. */
function nearness(context: QuizContext, one: Term, other: Term): number {
  const { pack, lexicon } = context;
  const [left, right] = [one.key.split(' '), other.key.split(' ')];
  const head = (words: readonly string[]) => (lexicon?.headFirst ? words[0] : words.at(-1));
  const sameHead = !pack.words.unspaced && left.length + right.length > 2 && head(left) === head(right);
  return Math.max(
    cosine(one, other),
    areSiblings(one, other) ? KIND.sibling : 0,
    sameHead ? KIND.head : 0,
    membersOf(context)(one.key).has(other.key) ? KIND.listed : 0,
  );
}

/** Whether two terms are explained in some of the same words, and told of in the same sections. */
export const areSiblings = (one: Term, other: Term): boolean => kinship(one, other) > 0;

/** What the meanings of two siblings have in common, 0 to 1; 0 where they are none. */
function kinship(one: Term, other: Term): number {
  const shared = likeness(wordsOf(one).meant, wordsOf(other).meant);
  return shared >= SIBLING.meaning && cosine(one, other) >= SIBLING.told ? shared : 0;
}

/** What the meaning of a term has in common with that of its nearest sibling, 0 to 1; 0 where it has none. */
export const nearestKin = (pool: readonly Term[], key: Term): number =>
  Math.max(0, ...pool.map((other) => (other.key === key.key ? 0 : kinship(key, other))));

/** Whether a term cannot be defended as the answer: no other word, kind, part or further case of what is asked for. The cheapest first. */
function isWrong(context: QuizContext, other: Term, key: Term, asked: Asked): boolean {
  const { own, meant } = wordsOf(key);
  const { own: rival, meant: others } = wordsOf(other);
  if (covered(rival, own) === 1 || covered(own, rival) === 1) return false;
  if (asked === 'meaning' && rival.size > 0 && covered(rival, meant) >= 0.5) return false;
  if (likeness(meant, others) >= SAME_MEANING) return false;
  // "A monarchy is a government …": what one is told by is wider than the other.
  if (covered(own, others) === 1 || covered(rival, meant) === 1) return false;
  if (alike(other.text, key.text) || isSaidOf(context, other.key, key.key)) return false;
  return asked === 'meaning' ? !couldMean(context, other, key, meant) : !couldMean(context, key, other, others);
}

/** Whether a sentence that names one term, and not the other, says so much of what the other means. */
const couldMean = (context: QuizContext, one: Term, other: Term, meant: ReadonlySet<string>): boolean =>
  context.index
    .withTerm(one.key)
    .some(
      (at) =>
        !context.index.holds(at, other.key) && meant.size > 0 && covered(meant, context.contentAt(at)) >= COULD_BE_TRUE,
    );

/** What the definitions of a term say, as keys, by the key of the term. */
const saidOf = oncePerBook(({ knowledge, pack }) => {
  const edge = pack.words.unspaced ? '' : ' ';
  const said = new Map<string, string[]>();
  for (const { stored, object } of knowledge.ofKind('definition')) {
    const { subject } = stored.keys;
    said.set(subject, [...(said.get(subject) ?? []), `${edge}${knowledge.keyOf(object ?? '')}${edge}`]);
  }
  return (one: string, other: string) => (said.get(one) ?? []).some((text) => text.includes(`${edge}${other}${edge}`));
});

/** Whether the book says in a definition of one that it is, or is also called, the other. */
const isSaidOf = (context: QuizContext, one: string, other: string): boolean =>
  saidOf(context)(one, other) || saidOf(context)(other, one);

const sizeOf = oncePerTerm(({ sections }) =>
  Math.sqrt([...sections.values()].reduce((sum, count) => sum + count * count, 0)),
);

/** How much two terms are told of in the same sections, 0 to 1. */
function cosine(one: Term, other: Term): number {
  let product = 0;
  for (const [section, count] of one.sections) product += count * (other.sections.get(section) ?? 0);
  return product === 0 ? 0 : product / (sizeOf(one) * sizeOf(other));
}

/**
 * Two or three wrong options, one at least of a sibling, each of another wording and of one length and form with the right one; null
 * where there are fewer. What another question of the quiz asks for or shows is none of them, and what one shows as wrong is not asked for.
 */
export function choose(
  key: string,
  rivals: readonly Distractor[],
  random: () => number,
  shown: Shown,
): Distractor[] | null {
  if (shown.uses(key) > 0) return null;
  const free = rivals.filter(({ text }) => !shown.isKey(text) && shown.uses(text) === 0);
  const near = [...shuffled(free.slice(0, NEAREST), random), ...free.slice(NEAREST)];
  const wantLonger = LONGER[Math.floor(random() * LONGER.length)] ?? 1;
  const isLonger = ({ text }: Distractor) => text.length > key.length;
  const picked: Distractor[] = [];
  const take = (fits: (rival: Distractor) => boolean, upTo: number) => {
    for (const rival of near) {
      if (picked.length >= upTo) return;
      const known = [key, ...picked.map(({ text }) => text)];
      if (picked.includes(rival) || !fits(rival) || known.some((other) => isTwin(other, rival.text))) continue;
      if (kindOf(rival.text) === kindOf(key) && ofOneLength([...known, rival.text])) picked.push(rival);
    }
  };
  take((rival) => rival.sibling && isLonger(rival), wantLonger);
  take((rival) => rival.sibling && !isLonger(rival), OTHERS.most);
  take(({ sibling }) => sibling, OTHERS.most);
  if (picked.length === 0) return null;
  take(isLonger, Math.min(OTHERS.least, wantLonger));
  take(() => true, OTHERS.least);
  return picked.length >= OTHERS.least ? picked : null;
}

/** Two wrong options that say nearly the same tell that neither is right. */
const isTwin = (one: string, other: string): boolean =>
  alike(one, other) || likeness(contentWords(one), contentWords(other)) >= SAME_MEANING;
