/** What a book says of the things, people and terms that its sentences begin with. */
import { tokensOf } from '../../knowledge/tokens.ts';
import type { ClaimedQuote } from '../engine.ts';
import { contentWords, covered } from './gate/words.ts';
import type { Name } from './names.ts';
import type { Reading } from './reading.ts';
import type { Plain } from './sentences.ts';
import type { QuizTerm } from './terms.ts';
import { goesOn, runsOn, told } from './wording.ts';

const ENDING = { least: 6, most: 26 };

/** What a sentence says of what it begins with. */
export interface Predicate {
  /** Index of the sentence. */
  at: number;
  chapter: number;
  section: number;
  quote: ClaimedQuote;
  /** What stands before the subject and says when or where, with its comma; left out where nothing does. */
  lead?: string;
  /** The words up to the verb, as the sentence has them, and the key of what they name. */
  opening: string;
  key: string;
  /** The rest, without its full stop. */
  ending: string;
  /** What is put beside one another: people, places, terms of one number, things of one number; `LOOSE`: nothing. */
  sort: string;
  verb: string;
  /** Higher is more worth asking. */
  weight: number;
}

/** Sentences that open with a term or a name and go on with a verb. */
export function predicatesOf(
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
      const key = reading.knowledge.keyOf(subject);
      const term = byKey.get(key);
      const sort = sortOf(reading, { subject, key, verb: verb.text, length: to }, term, from === 0 ? name : undefined);
      if (sort === null) continue;
      const rest = tokens.slice(to);
      const words = rest.map(({ text: word }) => word);
      const length = words.filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
      const ending = told(text.slice(verb.start));
      if (length < ENDING.least || length > ENDING.most || runsOn(lexicon, words) || goesOn(lexicon, words)) return [];
      if (words.some((word) => negations.has(word) || pronouns.has(word)) || /[;:?!"“”„«»()]/u.test(ending)) return [];
      return [
        {
          at: sentence.at,
          chapter: sentence.chapter,
          section: sentence.section,
          quote: sentence.quote,
          opening: text.slice(0, tokens[to - 1]?.end),
          key,
          ending,
          sort,
          verb: verb.text,
          weight:
            sentence.worth + (term ? Math.min(1.5, term.weight / 3) : name ? Math.min(1, name.uses.length / 8) : PLAIN),
        },
      ];
    }
    return [];
  });
}

/** A subject has at most so many words. */
const LONGEST = 5;
/** What is neither a term nor a name is worth less than both. */
const PLAIN = -0.8;
/** It comes up in so many sentences, or the book is not about it. */
const OFTEN = 3;

/** What a subject is put beside: terms of its number, people, places, other things that the same form of verb follows. */
function sortOf(
  { lexicon, pack, words, isName }: Reading,
  { subject, key, verb, length }: { subject: string; key: string; verb: string; length: number },
  term: QuizTerm | undefined,
  name: Name | undefined,
): string | null {
  if (term) return term.name ? null : `term ${term.plural}`;
  if (name) return name.sort;
  if (!lexicon || /\p{Nd}/u.test(subject)) return null;
  const said = tokensOf(subject, pack.words.elided);
  const { generic, vague, pronouns, determiners, verbs, prepositions, conjunctions, adverbs, past, agreement } =
    lexicon;
  const loose = [vague, pronouns, determiners, verbs, prepositions, conjunctions, adverbs, past];
  if (said.some(({ text, kind }) => kind !== 'word' || loose.some((list) => list.has(text)))) return null;
  if (said.every(({ text }) => generic.has(text))) return null;
  const several = agreement.plural.has(verb) ? 'several' : agreement.singular.has(verb) ? 'one' : null;
  const counted = said.length < length;
  if (!counted && !said.every(({ text }) => isName(text))) return null;
  if (lexicon.capitalNouns && !isName(said.at(-1)?.text ?? '')) return null;
  if (said.some(({ text }) => pack.words.stop.has(text) && !prepositions.has(text))) return null;
  return several === null || words.withTerm(key).length < OFTEN ? LOOSE : `thing ${several}`;
}

/** A sentence that says so much of an ending could make it true. */
const COULD_BE_TRUE = 0.5;

/** Whether the book could say of a thing, in any sentence that names it, what an ending says of another. */
export function couldBeSaidOf({ words, contentAt }: Reading, key: string, ending: string): boolean {
  const said = contentWords(ending);
  return words.withTerm(key).some((at) => covered(said, contentAt(at)) >= COULD_BE_TRUE);
}

/** The same of somebody who bears a name: what stands by the surname alone is said of them too. */
export const couldBeSaidOfBearer = (reading: Reading, key: string, ending: string): boolean =>
  couldBeSaidOf(reading, key, ending) || couldBeSaidOf(reading, key.split(' ').at(-1) ?? '', ending);

/** Words between "is" and the kind that it names. */
const NARROWED = 4;

/** Whether the book says that one thing is a kind of another, "a matrix is a two-dimensional array": what holds of the kind holds of it. */
export function isKindOf({ lexicon, pack, sentences, words }: Reading, one: string, kind: string): boolean {
  if (!lexicon || pack.words.unspaced || one === '' || kind === '') return false;
  const { singular, plural } = lexicon.agreement;
  const head = one.split(' ').at(-1) ?? '';
  return words.withTerm(head).some((at) => {
    if (!words.keyAt(at).includes(` ${kind} `)) return false;
    const stems = tokensOf(sentences[at]?.text ?? '', pack.words.elided).map(({ text }) => ({
      text,
      stem: pack.words.stem(text),
    }));
    return stems.some(({ text }, link) => {
      if (!(singular.has(text) || plural.has(text)) || stems[link - 1]?.stem !== head) return false;
      const said = stems.slice(link + 1, link + 2 + NARROWED);
      const ends = said.findIndex(({ text: word }) => lexicon.prepositions.has(word) || lexicon.relatives.has(word));
      return ` ${(ends < 0 ? said : said.slice(0, ends)).map(({ stem }) => stem).join(' ')} `.includes(` ${kind} `);
    });
  });
}

/** Whether the sentence of one names what another begins with. */
export const namesOther = ({ words }: Reading, one: Predicate, other: Predicate): boolean =>
  other.key === '' || words.keyAt(one.at).includes(` ${other.key} `);

/** What is put beside nothing: it comes up too seldom, or nothing tells its number. */
export const LOOSE = 'loose';

/** What neither is a term nor bears a name is only put beside what is told near it, a thing beside those of its own section. */
export function isNear(one: Predicate, other: Predicate): boolean {
  if (one.chapter !== other.chapter) return false;
  const near = Math.abs(one.at - other.at) <= NEAR;
  if (one.sort.startsWith('thing')) return near && one.section === other.section;
  return near || !one.sort.startsWith(CLAUSE);
}

/** What a subject is put beside, whatever its sort: subjects told of near it. */
export const isBeside = (one: Predicate, other: Predicate): boolean =>
  one.chapter === other.chapter && Math.abs(one.at - other.at) <= NEAR;

/** The sort of what is told of a subject of several words, with the form of its verb behind it. */
export const CLAUSE = 'clause';

const NEAR = 160;
