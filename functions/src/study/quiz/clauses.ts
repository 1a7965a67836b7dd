/** What a book says of whatever its sentences begin with: subjects of several words that are neither terms nor names. */
import { type Token, tokensOf } from '../../knowledge/tokens.ts';
import { CENTRAL, centrality } from './central.ts';
import { CLAUSE, type Predicate } from './predicates.ts';
import type { Reading } from './reading.ts';
import type { Plain } from './sentences.ts';
import { goesOn, hasOther, runsOn, told } from './wording.ts';

/** A subject has at most so many words. */
const LONGEST = 9;
const ENDING = { least: 5, most: 24 };
/** Less than a term or a name. */
const WORTH = -0.6;
/** What is said in passing stands beside what is asked for, and is hardly asked for itself. */
const PASSING = 3;

/** Sentences that open with a subject and go on with a verb, of those that hold no predicate of a term or a name. */
export function clausesOf(reading: Reading, sentences: readonly Plain[], known: ReadonlySet<number>): Predicate[] {
  const { lexicon, pack } = reading;
  if (!lexicon || pack.words.unspaced || lexicon.verbs.size === 0) return [];
  const central = centrality(reading, sentences);
  return sentences.flatMap((sentence): Predicate[] => {
    const { tokens, text, fit, at } = sentence;
    if (!fit || known.has(at)) return [];
    const verb = verbOf(reading, tokens);
    const [first, found] = [tokens[0], tokens[verb]];
    if (!first || !found) return [];
    const opening = text.slice(0, tokens[verb - 1]?.end);
    if (!isTelling(reading, tokens.slice(0, verb))) return [];
    const rest = tokens.slice(verb);
    const words = rest.map(({ text: word }) => word);
    const length = words.filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
    const ending = told(text.slice(found.start));
    if (length < ENDING.least || length > ENDING.most || runsOn(lexicon, words)) return [];
    if (words.some((word) => lexicon.pronouns.has(word) || lexicon.negations.has(word))) return [];
    if (/[;:?!"“”„«»()[\]]/u.test(`${opening}${ending}`) || goesOn(lexicon, words)) return [];
    if (hasOther(lexicon, words)) return [];
    return [
      {
        at,
        chapter: sentence.chapter,
        section: sentence.section,
        quote: sentence.quote,
        opening,
        key: reading.knowledge.keyOf(opening),
        ending,
        sort: `${CLAUSE} ${formOf(reading, found.text)}`,
        verb: found.text,
        weight: WORTH + sentence.worth + 2 * central(sentence) - (central(sentence) < CENTRAL ? PASSING : 0),
      },
    ];
  });
}

/** A form of the verb that follows every subject. */
const ANY = 'any';

/** Whether what is said of one thing could follow the words for another, as far as grammar goes. */
export const couldFollow = (said: Predicate, of: Predicate): boolean =>
  said.sort === of.sort || (of.sort.startsWith(CLAUSE) && said.sort === `${CLAUSE} ${ANY}`);

/** Index of the verb that ends the subject; -1 where what stands before is no plain subject, or the verb belongs to it. */
function verbOf({ lexicon, speaker }: Reading, tokens: readonly Token[]): number {
  if (!lexicon) return -1;
  const { verbs, past, pastEndings, prepositions, conjunctions, and, relatives, articles, determiners, pronouns } =
    lexicon;
  const { negations, modals, agreement, pointing, adverbs } = lexicon;
  const agrees = (word: string) => agreement.singular.has(word) || agreement.plural.has(word);
  const acts = ({ text, kind, capital }: Token) =>
    kind === 'word' &&
    !capital &&
    (agrees(text) ||
      modals.has(text) ||
      verbs.has(text) ||
      past.has(text) ||
      pastEndings.some((ending) => ending !== '' && text.endsWith(ending)));
  /** "Temporarily closed", "se convirtió": said of the verb. */
  const belongs = (word: string) =>
    adverbs.has(word) || lexicon.expletives.has(word) || lexicon.adverbEndings.some((ending) => word.endsWith(ending));
  const opens = tokens[0]?.text ?? '';
  if (prepositions.has(opens) || conjunctions.has(opens) || adverbs.has(opens)) return -1;
  for (let at = 0; at <= LONGEST; at++) {
    const token = tokens[at];
    if (token?.kind !== 'word' && token?.kind !== 'number') return -1;
    const { text } = token;
    const before = tokens[at - 1]?.text ?? '';
    if (at > 0 && acts(token) && !articles.has(before) && !determiners.has(before) && !prepositions.has(before)) {
      const sure =
        agrees(text) ||
        modals.has(text) ||
        !tokens.slice(at + 1).some((later, i) => acts(later) && bare(tokens, at + 1, at + 1 + i));
      const from = belongs(before) ? at - 1 : at;
      return from > 1 && sure ? from : -1;
    }
    const joins = (conjunctions.has(text) && !and.has(text) && !prepositions.has(text)) || relatives.has(text);
    if (joins || [pronouns, pointing, negations, speaker].some((list) => list.has(text))) return -1;
  }
  return -1;

  /** Whether nothing between two tokens begins a clause of its own: "the advances made in the East led …". */
  function bare(all: readonly Token[], from: number, to: number): boolean {
    return !all
      .slice(from, to)
      .some(
        ({ text, kind }) =>
          kind === 'sign' ||
          [conjunctions, and, relatives].some((list) => list.has(text)) ||
          lexicon?.infinitive.has(text),
      );
  }
}

/** Fewer sentences come back to nothing. */
const SHORT = 60;
const OFTEN = 3;

/** Whether a subject says by itself what it is: "the first", "the idea" do not. */
function isTelling({ lexicon, pack, words, sentences }: Reading, subject: readonly Token[]): boolean {
  if (!lexicon) return false;
  const { generic, vague, articles, determiners, recalling, comparing } = lexicon;
  const [first, second, third] = subject;
  // "The city": one that was named before.
  if (lexicon.definite.has(first?.text ?? '') && second && !third) return false;
  // "Some programs", "another friend": nobody could say which.
  if (determiners.has(first?.text ?? '') && !articles.has(first?.text ?? '')) return false;
  if (subject.some(({ text }) => lexicon.pointingFirst.has(text))) return false;
  const empty = [generic, vague, articles, determiners, recalling, comparing, pack.words.stop];
  const telling = subject.filter(({ text, kind }) => kind === 'word' && !empty.some((list) => list.has(text)));
  // Of something that the book comes back to.
  return telling.some(({ text }) => sentences.length < SHORT || words.withTerm(pack.words.stem(text)).length >= OFTEN);
}

/** What a verb agrees with, so that the ending of one sentence could follow the subject of another: by its last letter at least. */
function formOf({ lexicon }: Reading, verb: string): string {
  if (lexicon?.agreement.singular.has(verb)) return 'one';
  if (lexicon?.agreement.plural.has(verb)) return 'several';
  const [ending, ...others] = lexicon?.pastEndings ?? [];
  if (lexicon?.modals.has(verb)) return ANY;
  // One form of the past for every subject.
  if (ending && others.length === 0 && (lexicon?.past.has(verb) || verb.endsWith(ending))) return ANY;
  return verb.slice(-1);
}

/** Content words of a subject, by which another sentence could speak of it. */
export const subjectWords = (reading: Reading, { opening }: Predicate): string[] =>
  tokensOf(opening, reading.pack.words.elided)
    .map(({ text }) => text)
    .filter((word) => !reading.pack.words.stop.has(word) && /\p{L}{3}/u.test(word))
    .map((word) => reading.pack.words.stem(word));
