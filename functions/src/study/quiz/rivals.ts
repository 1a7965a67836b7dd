/** Wrong options: terms of one sort with the right one, told of in the same places, and true of nothing that is asked. */
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
}

/** A sentence that names one term and says this share of what another means could make that meaning right of it. */
const COULD_BE_TRUE = 0.5;
/** Meanings with so much in common are one meaning. */
const SAME_MEANING = 0.4;
/**
 * How surely two terms are of one kind, by what shows it, 0 to 1: told of in the same sections (their cosine), in one section at least,
 * defined by one noun ("a theory that …"), of one head noun or in one list. What their definitions' nouns have in common adds to it;
 * where that is nothing, the rest counts for less.
 */
const KIND = { section: 0.7, genus: 0.8, head: 1, listed: 1, sorts: 0.3, differ: 0.7 };
/**
 * A term that is less near to the right one is an option of another kind. Of 47 choices that examiners rated or a textbook asks
 * (`evals/ratings`, decision 9), the mean of their options tells what got 2 of 2 from what got 0 with an area of .83 under the curve,
 * the sections alone with .81, sorts alone with .64.
 */
const NEAR = 0.5;
/** Two terms of one noun ("a structure that …") are of one kind in one chapter, or where sections tell of both: so much of their cosine. */
const TOLD = 0.1;
/**
 * Wrong options of a choice: three, or two where no third is of its kind. A third that nobody takes for right adds nothing (Rodriguez 2005,
 * "Three options are optimal for multiple-choice items", 80 years of studies).
 */
const OTHERS = { most: 3, least: 2 };
/** Options are drawn from so many of the nearest: nearness matters more than variety. */
const NEAREST = 5;
/** How many wrong options are longer than the right one: it is the longest no more often than chance would have it. */
const LONGER = [0, 1, 1, 2, 2, 3, 3];

/** The words of a term and of its meaning: each is compared with every other of its book. */
const wordsOf = oncePerTerm(({ text, meaning }) => ({ own: contentWords(text), meant: contentWords(meaning ?? '') }));

/**
 * Terms that a student could take for one and that it is not, the nearest first; each is looked at when it is asked for.
 * @param asked `name`: the question names the term, and what a rival means may not be true of it; `meaning`: it says what the term
 *   means, which may not be true of a rival
 */
export function* rivalsOf<T extends Term>(
  context: QuizContext,
  pool: readonly T[],
  key: Term,
  asked: Asked,
): Generator<T> {
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

/** How easily the nearest terms are taken for one, on average of as many as a choice needs; 0 where there are fewer. */
export function closeness(context: QuizContext, pool: readonly Term[], key: Term): number {
  const scores = pool
    .filter((other) => other.key !== key.key && other.plural === key.plural)
    .map((other) => nearness(context, key, other))
    .filter((score) => score > 0)
    .sort((a, b) => b - a)
    .slice(0, OTHERS.most);
  return scores.length < OTHERS.least ? 0 : scores.reduce((sum, score) => sum + score, 0) / OTHERS.most;
}

/** How easily one term is taken for another, 0 to 1.3; 0 where they are surely of different kinds. */
function nearness(context: QuizContext, one: Term, other: Term): number {
  const { pack, lexicon } = context;
  if (isAbbreviation(one.text) !== isAbbreviation(other.text) || classesClash(one.sorts, other.sorts)) return 0;
  const [left, right] = [one.key.split(' '), other.key.split(' ')];
  const head = (words: readonly string[]) => (lexicon?.headFirst ? words[0] : words.at(-1));
  const sameHead = !pack.words.unspaced && left.length + right.length > 2 && head(left) === head(right);
  const near = cosine(one, other);
  const sameGenus = one.genus !== '' && one.genus === other.genus && (one.chapter === other.chapter || near >= TOLD);
  const beside = membersOf(context)(one.key).has(other.key);
  // What is only named in a list may be any word.
  if (other.listed && !beside && !sameHead) return 0;
  const kind = Math.max(
    near,
    one.section === other.section ? KIND.section : 0,
    sameGenus ? KIND.genus : 0,
    sameHead ? KIND.head : 0,
    beside ? KIND.listed : 0,
  );
  const shared = sharedSorts(one.sorts, other.sorts);
  const differ = one.sorts !== '' && other.sorts !== '' && shared === 0;
  return (differ ? KIND.differ : 1) * kind + KIND.sorts * shared;
}

/** Letters of sorts that can be met or touched: whoever is one of them is nothing that is only thought, done or felt. */
const CONCRETE: readonly string[] = ['a', 'lb', 'tp'];

/** Whether two nouns are likeliest of classes that nobody takes for one another: a person and a thing, a thing and a thought. */
function classesClash(one: string, other: string): boolean {
  if (one === '' || other === '' || sharedSorts(one, other) > 0) return false;
  const classOf = (sorts: string) => CONCRETE.findIndex((letters) => letters.includes(sorts.charAt(0)));
  return classOf(one) !== classOf(other);
}

/** The share of the sorts that two nouns can be of which both can be of, 0 to 1. */
function sharedSorts(one: string, other: string): number {
  const shared = [...one].filter((sort) => other.includes(sort)).length;
  return shared === 0 ? 0 : shared / (one.length + other.length - shared);
}

const isAbbreviation = (text: string) => /^\p{Lu}{2,}(?!\p{Lu})\w*$/u.test(text);

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
 * Two or three wrong options, each of another wording and of one length and form with the right one; null where there are fewer. What
 * another question of the quiz asks for or shows is none of them, and what one shows as wrong is not asked for.
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
  const picked: Distractor[] = [];
  const take = (fits: (text: string) => boolean, upTo: number) => {
    for (const rival of near) {
      if (picked.length >= upTo) return;
      const known = [key, ...picked.map(({ text }) => text)];
      if (picked.includes(rival) || !fits(rival.text) || known.some((other) => alike(other, rival.text))) continue;
      if (kindOf(rival.text) === kindOf(key) && ofOneLength([...known, rival.text])) picked.push(rival);
    }
  };
  take((text) => text.length > key.length, wantLonger);
  take((text) => text.length <= key.length, OTHERS.most);
  take(() => true, OTHERS.most);
  return picked.length >= OTHERS.least ? picked : null;
}
