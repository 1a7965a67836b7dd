/** How a statement about a person, a place or a term goes on, beside what the book says of others of its sort. */
import type { DraftMcq } from '../../engine.ts';
import { CENTRAL, centrality } from '../central.ts';
import { type Distractor, likeLength, together } from '../distractors.ts';
import { because } from '../explain.ts';
import { contentWords, covered, likeness } from '../gate/words.ts';
import type { Name } from '../names.ts';
import { choose } from '../options.ts';
import { framed, type Reading } from '../reading.ts';
import type { Plain } from '../sentences.ts';
import type { QuizTerm } from '../terms.ts';
import { runsOn, told } from '../wording.ts';
import type { McqCandidate } from './form.ts';

const WORTH = 0.5;
const ENDING = { spaced: { least: 6, most: 26 }, unspaced: { least: 8, most: 45 } };
/** A sentence that says so much of an ending could make it true. */
const COULD_BE_TRUE = 0.5;
const SAME = 0.4;
/** So many are worked out. */
const MOST = 300;

/** What a sentence says of what it begins with. */
interface Predicate {
  sentence: Plain;
  /** The words up to the verb, as the sentence has them, and the key of what they name. */
  opening: string;
  key: string;
  ending: string;
  /** What is put beside one another: people, places, terms of one number. */
  sort: string;
  verb: string;
  sections: ReadonlyMap<number, number>;
  weight: number;
}

export function endingForms(
  reading: Reading,
  sentences: readonly Plain[],
  terms: readonly QuizTerm[],
  names: ReadonlyMap<string, Name>,
): McqCandidate[] {
  const central = centrality(reading, sentences);
  const predicates = predicatesOf(reading, sentences, terms, names);
  return predicates
    .filter(({ sentence }) => reading.inRange(sentence.quote.page) && central(sentence) >= CENTRAL)
    .map((one) => ({
      form: 'ending',
      share: SHARE,
      level: 'remember' as const,
      chapter: one.sentence.chapter,
      score: WORTH + one.sentence.worth + one.weight + central(one.sentence),
      about: [one.key, `${one.sentence.at}`],
      draft: (random: () => number) => draftOf(reading, one, predicates, random),
    }))
    .sort((a, b) => b.score - a.score)
    .slice(0, MOST);
}

const SHARE = 0.4;

/** Sentences that open with a term or a name and go on with a verb. */
function predicatesOf(
  reading: Reading,
  sentences: readonly Plain[],
  terms: readonly QuizTerm[],
  names: ReadonlyMap<string, Name>,
): Predicate[] {
  const { lexicon, pack } = reading;
  if (!lexicon || pack.words.unspaced) return [];
  const byKey = new Map(terms.map((term) => [term.key, term]));
  const { articles, verbs, past, pastEndings, negations, pronouns } = lexicon;
  return sentences.flatMap((sentence): Predicate[] => {
    const { tokens, text, fit } = sentence;
    if (!fit) return [];
    const from = articles.has(tokens[0]?.text ?? '') ? 1 : 0;
    for (let to = Math.min(tokens.length - 1, from + LONGEST); to > from; to--) {
      const [verb, first] = [tokens[to], tokens[from]];
      if (!verb || !first || verb.kind !== 'word' || verb.capital) continue;
      const acts =
        verbs.has(verb.text) || past.has(verb.text) || pastEndings.some((ending) => verb.text.endsWith(ending));
      if (!acts) continue;
      const subject = text.slice(first.start, tokens[to - 1]?.end);
      const name = names.get(subject);
      const term = byKey.get(reading.knowledge.keyOf(subject));
      const sort = term ? (term.name ? null : `term ${term.plural}`) : (name?.sort ?? null);
      if (sort === null || (!term && from === 1)) continue;
      const rest = tokens.slice(to);
      const words = rest.map(({ text: word }) => word);
      const length = words.filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
      const ending = told(text.slice(verb.start));
      if (length < ENDING.spaced.least || length > ENDING.spaced.most || runsOn(lexicon, words)) return [];
      if (words.some((word) => negations.has(word) || pronouns.has(word)) || /[;:?!"“”„«»()]/u.test(ending)) return [];
      return [
        {
          sentence,
          opening: text.slice(0, tokens[to - 1]?.end),
          key: term?.key ?? reading.knowledge.keyOf(subject),
          ending,
          sort,
          verb: verb.text,
          sections: term?.sections ?? name?.sections ?? new Map(),
          weight: term ? Math.min(1.5, term.weight / 3) : Math.min(1, (name?.uses.length ?? 0) / 8),
        },
      ];
    }
    return [];
  });
}

/** A subject has at most so many words. */
const LONGEST = 5;

function draftOf(
  reading: Reading,
  one: Predicate,
  others: readonly Predicate[],
  random: () => number,
): DraftMcq | null {
  const own = contentWords(one.ending);
  const about = reading.words.withTerm(one.key).map((at) => reading.contentAt(at));
  const isTrue = (ending: ReadonlySet<string>) => about.some((said) => covered(ending, said) >= COULD_BE_TRUE);
  const seen = new Set([one.key]);
  const rivals = others
    .filter(({ key, sort, sentence, ending }) => {
      const near = sentence.chapter === one.sentence.chapter;
      return key !== one.key && sort === one.sort && near && likeLength(ending, one.ending);
    })
    .map((other) => ({ other, score: kinship(one, other) }))
    .sort((a, b) => b.score - a.score)
    .filter(({ other: { key, ending, sentence } }) => {
      const words = contentWords(ending);
      const told = words.size >= LEAST_WORDS && likeness(own, words) < SAME && !isTrue(words);
      // What names the subject of the stem, or what its own ending names, is told at a glance.
      if (!told || seen.has(key) || reading.words.keyAt(sentence.at).includes(` ${one.key} `)) return false;
      seen.add(key);
      return true;
    })
    .map(({ other }): Distractor => ({ text: other.ending, about: other.sentence.quote }));
  const wrong = own.size >= LEAST_WORDS ? choose(one.ending, rivals, random) : null;
  if (!wrong) return null;
  return {
    question: framed(reading.frames.ending, one.opening),
    options: [one.ending, ...wrong.map(({ text }) => text)],
    answer_index: 0,
    explanation: because(reading, one.sentence.quote),
    evidence: one.sentence.quote,
    about: [null, ...wrong.map(({ about: claim }) => claim)],
    level: 'remember',
    form: 'ending',
  };
}

/** Fewer content words hold of many things. */
const LEAST_WORDS = 4;

const kinship = (one: Predicate, other: Predicate) =>
  (one.sentence.section === other.sentence.section ? 2 : 0) +
  (one.verb === other.verb ? 1 : 0) +
  2 * together(one.sections, other.sections);
