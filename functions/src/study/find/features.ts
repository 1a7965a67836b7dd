/**
 * What speaks for a sentence answering a question, in any language: how much of the question it holds, where it is, whether it has
 * something of the sort that is asked for, and how it names the subject of a definition. Every feature lies between 0 and 1.
 */
import { countWords } from '../../book/script.ts';
import type { BookIndex } from '../../book/search/build.ts';
import { termsOf, wordsOf } from '../../book/search/terms.ts';
import { QUESTION_MARKS } from '../../language/marks.ts';
import { packFor } from '../../language/packs/index.ts';
import { likeCompound, likeness } from './likeness.ts';
import type { Candidate } from './retrieve.ts';
import { termsAt } from './sentence-terms.ts';
import { freshIn, sortOf } from './sorts.ts';

/** What the ranker needs to know of a question. */
export interface AskedFor {
  text: string;
  /** `number`, `time`, `person`, `place`, `reason`, or anything else. */
  kind: string;
  /** Terms that tell something, each with how much. */
  weights: ReadonlyMap<string, number>;
  /** Terms of it that are neighbours, as "a b". */
  pairs: readonly string[];
  /** Whether a text has the signs of what is asked for; left out where nothing shows it. */
  shows?: ((text: string) => boolean) | undefined;
}

/** Names of the features, in the order of their values. */
export const RANK_FEATURES = [
  'cover',
  'coverSquared',
  'alike',
  'count',
  'rarest',
  'rareThree',
  'names',
  'written',
  'before',
  'after',
  'paragraph',
  'title',
  'opensTitled',
  'pairs',
  'window',
  'passage',
  'passageSquared',
  'ofBest',
  'ofBestAround',
  'fresh',
  'number',
  'year',
  'name',
  'shown',
  'lacksNumber',
  'lacksYear',
  'lacksName',
  'lacksSign',
  'anyNumber',
  'anyName',
  'coverOfSort',
  'opens',
  'asks',
  'piece',
  'short',
  'long',
  'length',
  'named',
  'namedAsWritten',
  'namedFirst',
  'namedOpening',
  'isA',
  'is',
  'says',
  'saysLater',
  'apposition',
  'colon',
  'called',
  'aside',
  'ofAny',
  'another',
  'earlyMention',
] as const;

const SHORT = 6;
const LONG = 50;
const MOST_FRESH = 30;
const OPENING = 4;
const ASKS = new RegExp(`[${QUESTION_MARKS}]["'”’»]?$`, 'u');

interface Sentence {
  terms: readonly string[];
  set: ReadonlySet<string>;
}

const NONE: Sentence = { terms: [], set: new Set() };

/** The terms of sentences, cut once a question. */
function reader(index: BookIndex): (at: number) => Sentence {
  const known = new Map<number, Sentence>();
  return (at) => {
    const found = known.get(at);
    if (found) return found;
    if (!index.sentences[at]) return NONE;
    const terms = termsAt(index, at);
    const read = { terms, set: new Set(terms) };
    known.set(at, read);
    return read;
  };
}

/** The question's terms with what each weighs, as shares of all; what the book does not know weighs nothing. */
function sharesOf(asked: AskedFor, index: BookIndex): Map<string, number> {
  const known = [...asked.weights].filter(([term]) => index.postings.has(term));
  const told = known.length > 0 ? known : [...asked.weights];
  const whole = told.reduce((sum, [, weight]) => sum + weight, 0) || 1;
  return new Map(told.map(([term, weight]) => [term, weight / whole]));
}

/** Terms of the question that are names or numbers: written with a capital inside it, or with a digit. */
function namesIn(asked: AskedFor, index: BookIndex): ReadonlySet<string> {
  const words = wordsOf(asked.text).filter((word, at) => (at > 0 && /^\p{Lu}/u.test(word)) || /\p{Nd}/u.test(word));
  return new Set(words.flatMap((word) => termsOf(word, index.language)).filter((term) => asked.weights.has(term)));
}

/** The smallest run of terms that holds every term of the question that the sentence has, as found by length. */
function windowOf(terms: readonly string[], wanted: ReadonlyMap<string, number>): number {
  const places = terms.flatMap((term, at) => (wanted.has(term) ? [{ term, at }] : []));
  const kinds = new Set(places.map(({ term }) => term)).size;
  if (kinds < 2) return 0;
  let best = Number.POSITIVE_INFINITY;
  const inside = new Map<string, number>();
  let from = 0;
  for (const { term, at } of places) {
    inside.set(term, (inside.get(term) ?? 0) + 1);
    while (inside.size === kinds) {
      const first = places[from++];
      if (!first) break;
      best = Math.min(best, at - first.at + 1);
      const left = (inside.get(first.term) ?? 1) - 1;
      if (left === 0) inside.delete(first.term);
      else inside.set(first.term, left);
    }
  }
  return kinds / best;
}

/**
 * The features of each place, in the order of `RANK_FEATURES`.
 * @param places sentences of the passages that fit the question best
 */
export function rankFeatures(asked: AskedFor, places: readonly Candidate[], index: BookIndex): number[][] {
  const shares = sharesOf(asked, index);
  const terms = [...shares.keys()];
  const byWeight = terms.toSorted((a, b) => (shares.get(b) ?? 0) - (shares.get(a) ?? 0));
  const names = [...namesIn(asked, index)].filter((term) => shares.has(term));
  const read = reader(index);
  const like = packFor(index.language).words.compounds ? likeCompound : likeness;
  const weigh = (held: Iterable<string>) => {
    let sum = 0;
    for (const term of held) sum += shares.get(term) ?? 0;
    return sum;
  };
  const fresh = freshIn(asked.text);
  const paragraphs = paragraphTerms(places, index, read, shares);
  const written = wordsOf(asked.text.toLowerCase()).filter((word) =>
    termsOf(word, index.language).some((term) => shares.has(term)),
  );
  const titles = new Map<number, readonly string[]>();
  const titleOf = (section: number) => {
    const found = titles.get(section) ?? termsOf(index.sections[section]?.title ?? '', index.language);
    titles.set(section, found);
    return found;
  };
  const neighbours = asked.pairs.map((pair) => pair.split(' '));
  const base = places.map(({ at, passage, opens, mention }) => {
    const sentence = index.sentences[at];
    const { terms: own, set } = read(at);
    const held = new Set(terms.filter((term) => set.has(term)));
    const added = (others: Iterable<string>) => {
      const more = new Set<string>();
      for (const term of others) if (shares.has(term) && !held.has(term)) more.add(term);
      return weigh(more);
    };
    const near = (other: number) =>
      index.sentences[other]?.section === sentence?.section ? added(read(other).set) : 0;
    const cover = weigh(held);
    const soft = terms.reduce((sum, term) => {
      if (held.has(term)) return sum;
      return sum + (shares.get(term) ?? 0) * own.reduce((most, one) => Math.max(most, like(term, one)), 0);
    }, 0);
    const title = titleOf(sentence?.section ?? -1);
    return {
      at,
      sentence,
      own,
      set,
      held,
      cover,
      soft,
      passage,
      opens,
      mention,
      before: near(at - 1),
      after: near(at + 1),
      paragraph: added(paragraphs.get(sentence?.paragraph ?? -1) ?? []),
      title: added(title),
    };
  });
  const most = Math.max(0.01, ...base.map(({ cover, soft }) => cover + soft));
  const mostAround = Math.max(0.01, ...base.map((one) => one.cover + one.soft + Math.max(one.before, one.after)));
  return base.map((one) => {
    const text = one.sentence?.text ?? '';
    const words = countWords(text);
    const sort = sortOf(asked, fresh(text), text);
    const ofBest = (one.cover + one.soft) / most;
    const newTerms = one.own.filter((term) => !shares.has(term)).length;
    const plain = text.toLowerCase();
    const { mention } = one;
    const how = mention?.how;
    const pairs = neighbours.filter(([first, second]) =>
      one.own.some((term, place) => term === first && one.own[place + 1] === second),
    );
    return [
      one.cover,
      one.cover ** 2,
      one.soft,
      one.held.size / Math.max(1, terms.length),
      Number(byWeight.slice(0, 1).some((term) => one.set.has(term))),
      byWeight.slice(0, 3).filter((term) => one.set.has(term)).length / 3,
      names.length === 0 ? 0 : names.filter((term) => one.set.has(term)).length / names.length,
      written.length === 0 ? 0 : written.filter((word) => plain.includes(word)).length / written.length,
      one.before,
      one.after,
      one.paragraph,
      one.title,
      one.opens,
      neighbours.length === 0 ? 0 : pairs.length / neighbours.length,
      windowOf(one.own, shares),
      one.passage,
      one.passage ** 2,
      ofBest,
      (one.cover + one.soft + Math.max(one.before, one.after)) / mostAround,
      Math.log(1 + Math.min(newTerms, MOST_FRESH)) / Math.log(1 + MOST_FRESH),
      ...sort.values,
      sort.fits ? one.cover + one.soft : 0,
      Number(one.own.slice(0, OPENING).some((term) => term === byWeight[0] || names.includes(term))),
      Number(ASKS.test(text)),
      Number(one.sentence?.kind !== 'prose'),
      Number(words < SHORT),
      Number(words > LONG),
      Math.min(words, LONG) / LONG,
      Number(how !== undefined),
      Number(mention?.asWritten ?? false),
      how?.first ?? 0,
      how?.opens ?? 0,
      how?.isA ?? 0,
      how?.is ?? 0,
      how?.says ?? 0,
      how?.saysLater ?? 0,
      how?.apposition ?? 0,
      how?.colon ?? 0,
      how?.called ?? 0,
      how?.aside ?? 0,
      how?.ofAny ?? 0,
      how?.another ?? 0,
      mention ? 1 / (1 + mention.order) : 0,
    ];
  });
}

/** Which of the question's terms stand in each paragraph that holds a candidate. */
function paragraphTerms(
  places: readonly Candidate[],
  index: BookIndex,
  read: (at: number) => Sentence,
  shares: ReadonlyMap<string, number>,
): Map<number, Set<string>> {
  const held = new Map<number, Set<string>>();
  for (const { at } of places) {
    const paragraph = index.sentences[at]?.paragraph ?? -1;
    const terms = held.get(paragraph) ?? new Set<string>();
    for (const term of read(at).set) if (shares.has(term)) terms.add(term);
    held.set(paragraph, terms);
  }
  return held;
}
