/** What a book says of whatever its sentences begin with: subjects of several words that are neither terms nor names. */
import { type Token, tokensOf } from '../../knowledge/tokens.ts';
import { CENTRAL, centrality } from './central.ts';
import { headOf } from './kinds.ts';
import { sortsOf } from './noun-sorts.ts';
import { CLAUSE, LOOSE, type Predicate } from './predicates.ts';
import type { Reading } from './reading.ts';
import type { Plain } from './sentences.ts';
import { isAdverbAt, verbsIn } from './verbs.ts';
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
    const { tokens, text, fit, unfit, at } = sentence;
    // Of a long sentence the first clause may be short enough.
    if (!(fit || unfit === 'long') || known.has(at)) return [];
    const from = leadOf(reading, tokens);
    const verb = verbOf(reading, sentence, from);
    const [first, found] = [tokens[from], tokens[verb]];
    if (!first || !found) return [];
    const lead = text.slice(0, first.start).trim();
    const opening = text.slice(first.start, tokens[verb - 1]?.end);
    if (!isTelling(reading, tokens.slice(from, verb))) return [];
    const rest = tokens.slice(verb, clauseEnd(reading, sentence, verb));
    const words = rest.map(({ text: word }) => word);
    const length = words.filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
    const ending = told(text.slice(found.start, rest.at(-1)?.end));
    if (length < ENDING.least || length > ENDING.most || runsOn(lexicon, words)) return [];
    if (words.some((word) => lexicon.pronouns.has(word) || lexicon.negations.has(word))) return [];
    if (/[;:?!"“”„«»()[\]]/u.test(`${lead}${opening}${ending}`) || goesOn(lexicon, words)) return [];
    if (hasOther(lexicon, words)) return [];
    return [
      {
        at,
        chapter: sentence.chapter,
        section: sentence.section,
        quote: sentence.quote,
        lead,
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

/** "…, but failed to …", "…, and the project grew": where, behind a comma, what is said of the subject ends; it is true by itself. */
function clauseEnd(reading: Reading, { tokens, text }: Plain, verb: number): number {
  const { clause, and, articles, determiners } = reading.lexicon ?? {};
  const acting = verbsIn(reading, text, tokens);
  const at = tokens.findIndex(({ text: word }, i) => {
    if (i <= verb || !/^[,，،]$/.test(tokens[i - 1]?.text ?? '') || !clause?.has(word)) return false;
    if (!and?.has(word)) return true;
    const next = tokens[i + 1]?.text ?? '';
    return (articles?.has(next) || determiners?.has(next)) && [...acting].some((later) => later > i);
  });
  return at < 0 ? tokens.length : at - 1;
}

/** Where the subject of a sentence begins and its verb, or what belongs to the verb, stands; null where no plain subject opens it. */
export function clauseIn(
  reading: Reading,
  sentence: Pick<Plain, 'text' | 'tokens'>,
): { subject: number; verb: number } | null {
  if (!reading.lexicon || reading.pack.words.unspaced) return null;
  const subject = leadOf(reading, sentence.tokens);
  const verb = verbOf(reading, sentence, subject);
  return verb > subject ? { subject, verb } : null;
}

/** A form of the verb that follows every subject. */
const ANY = 'any';

/**
 * Whether what is said of one thing could follow the words for another, as far as grammar goes: subjects of one sort, or,
 * in a language whose verbs tell one thing from several by their endings, of one number.
 */
export function couldFollow(reading: Reading, said: Predicate, of: Predicate): boolean {
  if (said.sort === of.sort || (of.sort.startsWith(CLAUSE) && said.sort === `${CLAUSE} ${ANY}`)) return true;
  // Somebody stands beside somebody.
  if (reading.frames.verbEndings === undefined || [said, of].some(({ sort }) => sort === LOOSE || sort === 'person'))
    return false;
  const form = formOf(reading, said.verb);
  return form === ANY || form === numberOf(reading, of);
}

/** Whether a subject is one or several: by its verb, else by its last letters. */
export function numberOf(reading: Reading, { verb, opening }: Predicate): 'one' | 'several' {
  const form = formOf(reading, verb);
  if (form === 'one' || form === 'several') return form;
  const head = headOf(reading, opening).toLowerCase();
  const { pluralEndings = [], singularEndings = [] } = reading.lexicon ?? {};
  const several = pluralEndings.some((ending) => ending !== '' && head.endsWith(ending));
  return several && !singularEndings.some((ending) => head.endsWith(ending)) ? 'several' : 'one';
}

/** "In India, private schools are …": where the subject begins, behind words and a comma that say when or where. */
function leadOf({ lexicon }: Reading, tokens: readonly Token[]): number {
  if (!lexicon?.prepositions.has(tokens[0]?.text ?? '')) return 0;
  const comma = tokens.findIndex(({ text }) => /^[,，،]$/.test(text));
  const plain = tokens.slice(1, comma).every(({ kind, text }) => kind !== 'sign' && !lexicon.pronouns.has(text));
  return comma > 1 && comma <= LEAD && plain ? comma + 1 : 0;
}

/** Tokens before the comma. */
const LEAD = 8;

/** Index of the verb that ends the subject, which begins at `start`; -1 where what stands before is no plain subject, or the verb belongs to it. */
function verbOf(reading: Reading, { tokens, text: said }: Pick<Plain, 'text' | 'tokens'>, start: number): number {
  const { lexicon, speaker } = reading;
  if (!lexicon) return -1;
  const { prepositions, conjunctions, and, relatives, articles, determiners, pronouns } = lexicon;
  const { negations, modals, agreement, pointing, adverbs, gerundEndings, infinitive } = lexicon;
  const agrees = (word: string) => agreement.singular.has(word) || agreement.plural.has(word);
  const acting = verbsIn(reading, said, tokens);
  /** "Temporarily closed", "se convirtió": said of the verb. */
  const belongs = (word: string) =>
    adverbs.has(word) || lexicon.expletives.has(word) || lexicon.adverbEndings.some((ending) => word.endsWith(ending));
  const opens = tokens[start]?.text ?? '';
  // A single word is a name, or a noun that is known: "Congress", "creativity".
  const named = reading.isName(said.slice(tokens[start]?.start, tokens[start]?.end).replace(/['’].*$/, ''));
  // "Long before the Internet became popular, …"
  if (isAdverbAt(reading, said, tokens, start)) return -1;
  if (prepositions.has(opens) || conjunctions.has(opens) || adverbs.has(opens)) return -1;
  for (let at = start; at <= start + LONGEST; at++) {
    const token = tokens[at];
    if (token?.kind !== 'word' && token?.kind !== 'number') return -1;
    const { text } = token;
    const before = tokens[at - 1]?.text ?? '';
    const opened = [articles, determiners, prepositions, infinitive].some((list) => list.has(before));
    const gerund = reading.frames.tagged && gerundEndings.some((ending) => text.endsWith(ending));
    if (at > start && acting.has(at) && !opened && !gerund) {
      const sure =
        agrees(text) || modals.has(text) || ![...acting].some((later) => later > at && bare(tokens, at + 1, later));
      let from = at;
      while (from > start + 1 && (belongs(tokens[from - 1]?.text ?? '') || isAdverbAt(reading, said, tokens, from - 1)))
        from--;
      // "Marriage and": the rest of the subject was taken for a verb.
      if (conjunctions.has(tokens[from - 1]?.text ?? '') || prepositions.has(tokens[from - 1]?.text ?? '')) return -1;
      const single = from === start + 1 && (named || (reading.frames.tagged && sortsOf(reading, opens) !== ''));
      return sure && (from > start + 1 || single) ? from : -1;
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
  const { generic, vague, articles, determiners, recalling, comparing, standIns } = lexicon;
  const [first, second, third] = subject;
  // "The city": one that was named before.
  if (lexicon.definite.has(first?.text ?? '') && second && !third) return false;
  // "Some programs", "another friend": nobody could say which.
  if (determiners.has(first?.text ?? '') && !articles.has(first?.text ?? '')) return false;
  if (subject.some(({ text }) => lexicon.pointingFirst.has(text) || standIns.has(text))) return false;
  const empty = [generic, vague, articles, determiners, recalling, comparing, pack.words.stop];
  const telling = subject.filter(({ text, kind }) => kind === 'word' && !empty.some((list) => list.has(text)));
  // Of something that the book comes back to.
  return telling.some(({ text }) => sentences.length < SHORT || words.withTerm(pack.words.stem(text)).length >= OFTEN);
}

/** What a verb agrees with, so that the ending of one sentence could follow the subject of another: by its last letter at least. */
function formOf({ lexicon, frames }: Reading, verb: string): string {
  if (lexicon?.agreement.singular.has(verb)) return 'one';
  if (lexicon?.agreement.plural.has(verb)) return 'several';
  const [ending, ...others] = lexicon?.pastEndings ?? [];
  if (lexicon?.modals.has(verb)) return ANY;
  // One form of the past for every subject.
  if (ending && others.length === 0 && (lexicon?.past.has(verb) || verb.endsWith(ending))) return ANY;
  if (frames.verbEndings !== undefined) return verb.endsWith(frames.verbEndings) ? 'one' : 'several';
  return verb.slice(-1);
}

/** Content words of a subject, by which another sentence could speak of it. */
export const subjectWords = (reading: Reading, { opening }: Predicate): string[] =>
  tokensOf(opening, reading.pack.words.elided)
    .map(({ text }) => text)
    .filter((word) => !reading.pack.words.stop.has(word) && /\p{L}{3}/u.test(word))
    .map((word) => reading.pack.words.stem(word));
