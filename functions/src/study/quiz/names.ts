/** The names in a book's sentences, and which of them could be taken for one another. */
import { tag } from '../embedded/questions/tagger.ts';
import { isLatin } from './letters.ts';
import { goTogether, sortsOf } from './noun-sorts.ts';
import type { Reading } from './reading.ts';
import { type Plain, wordsAt } from './sentences.ts';

export interface NameUse {
  sentence: Plain;
  /** Tokens `[from, to)`. */
  from: number;
  to: number;
  text: string;
  /** The token before it; empty at the beginning. */
  before: string;
}

export interface Name {
  text: string;
  uses: NameUse[];
  /** Share of its uses behind a preposition of place. */
  placed: number;
  words: number;
  sections: Map<number, number>;
  /** What sort of thing bears it, told by where it stands; null where nothing tells. */
  sort: 'person' | 'place' | null;
}

const MOST_WORDS = 4;
/** Letters of the list of nouns: people; groups, and things that can be touched. */
const PERSON = 'a';
const THING = 'gt';
/** "XXX-done": a name of a field or a file; "is called": words of a quoted sentence. */
const MADE_UP = /^\p{Ll}+\s\p{Ll}|-\p{Ll}|\p{Lu}{2,}-|-\p{Lu}{2,}|_/u;

const newName = (text: string): Name => ({ text, uses: [], placed: 0, words: 0, sections: new Map(), sort: null });

/** All names of a book by their spelling. */
export function namesOf(reading: Reading, sentences: readonly Plain[]): Map<string, Name> {
  const names = new Map<string, Name>();
  const where = new Set(reading.frames.where.split(' '));
  for (const sentence of sentences) {
    for (const use of usesIn(reading, sentence)) {
      const name = names.get(use.text) ?? newName(use.text);
      name.uses.push(use);
      name.words = use.to - use.from;
      name.sections.set(sentence.section, (name.sections.get(sentence.section) ?? 0) + 1);
      names.set(use.text, name);
    }
  }
  for (const [text] of names)
    if (!/\p{L}{3}/u.test(text) || /\p{Nd}/u.test(text) || MADE_UP.test(text)) names.delete(text);
  for (const name of names.values()) {
    name.placed = name.uses.filter(({ before }) => where.has(before)).length / name.uses.length;
  }
  if (reading.lexicon?.capitalNouns) withoutNouns(reading, names);
  for (const name of names.values()) name.sort = sortOf(reading, name);
  if (reading.frames.tagged) withSurnames(reading, names);
  return names;
}

/** "Hale" of "Margaret Hale": what people are called by once they have been named in full. */
function withSurnames(reading: Reading, names: ReadonlyMap<string, Name>): void {
  const full = [...names.values()].filter(({ sort, words }) => sort === 'person' && words > 1);
  const surnames = new Set(full.flatMap(({ text }) => text.split(/\s+/).at(-1) ?? []));
  for (const name of names.values()) {
    const counted = name.uses.some(({ before }) => reading.lexicon?.articles.has(before));
    if (name.sort === null && name.words === 1 && surnames.has(name.text) && !counted && name.placed <= PEOPLE)
      name.sort = 'person';
  }
}

/** Names of places stand mostly behind a preposition of place, those of people do things and have two words. */
const PLACES = 0.5;
const PEOPLE = 0.2;
/** "American law", "the Poisson data": more often than this before a noun it only describes. */
const DESCRIBES = 0.2;

function sortOf(reading: Reading, { text, uses, placed, words }: Name): Name['sort'] {
  const { lexicon, pack, frames, isOrdinary } = reading;
  if (!lexicon || pack.words.unspaced) return null;
  const { articles, verbs, past, pastEndings, determiners } = lexicon;
  const ends = [lexicon.prepositions, lexicon.conjunctions, verbs, past, lexicon.hedges, articles, lexicon.relatives];
  const acts = (word: string) =>
    verbs.has(word) || past.has(word) || pastEndings.some((ending) => word.endsWith(ending));
  const after = uses.map(({ sentence, to }) => sentence.tokens[to]);
  const describes = after.filter(
    (token) =>
      token?.kind === 'word' && !token.capital && !acts(token.text) && !ends.some((list) => list.has(token.text)),
  );
  const counted = uses.some(({ before }) => articles.has(before) || determiners.has(before));
  if (counted || (!lexicon.headFirst && describes.length > DESCRIBES * uses.length)) return null;
  if (placed >= PLACES) return 'place';
  // "Random House": what ends as an ordinary word is nobody.
  if (isOrdinary(text.split(/\s+/).at(-1) ?? '')) return null;
  if (frames.tagged && words > 1 && namesThing(reading, text)) return null;
  // Without a tagger a fort is told from a general by where it ever stands alone.
  const people = frames.tagged ? PEOPLE : PEOPLE / 2;
  return words > 1 && placed <= people && after.some((token) => acts(token?.text ?? '')) ? 'person' : null;
}

/** "Fort Caroline", "Kearney Boulevard", "Eagle Forum": what begins or ends as the name of a kind of thing or group is nobody. */
function namesThing(reading: Reading, text: string): boolean {
  const words = text.split(/\s+/);
  const [first = '', last = ''] = [words[0], words.at(-1)];
  const [opening, ending] = [sortsOf(reading, first), sortsOf(reading, last)];
  const begins = opening !== '' && !goTogether(opening, PERSON) && reading.isOrdinary(first);
  return begins || (ending !== '' && goTogether(ending, THING) && !goTogether(ending, PERSON));
}

function usesIn(reading: Reading, sentence: Plain): NameUse[] {
  const { pack, lexicon } = reading;
  if (!lexicon) return [];
  if (pack.words.unspaced) return unspacedIn(sentence);
  // "Пакет graphicx": in a book of other letters, what stands in Latin ones is a name without a capital too.
  const foreign = !isLatin(lexicon);
  const { tokens } = sentence;
  const uses: NameUse[] = foreign ? unspacedIn(sentence) : [];
  let at = 0;
  while (at < tokens.length) {
    if (!isNameWord(reading, sentence, at) || (foreign && LATIN.test(tokens[at]?.text ?? ''))) {
      at++;
      continue;
    }
    const from = at;
    let to = at + 1;
    while (to < tokens.length) {
      if (isNameWord(reading, sentence, to) && glued(sentence, to)) to++;
      else if (
        lexicon.particles.has(tokens[to]?.text ?? '') &&
        tokens[to]?.kind === 'word' &&
        isNameWord(reading, sentence, to + 1)
      )
        to += 2;
      else break;
    }
    at = to;
    if (to - from > MOST_WORDS || /['’]s?$/u.test(wordsAt(sentence, from, to))) continue;
    uses.push({ sentence, from, to, text: wordsAt(sentence, from, to), before: tokens[from - 1]?.text ?? '' });
  }
  return uses;
}

const LATIN = /^\p{Script=Latin}/u;

/** Whether nothing but a space stands before a token. */
const glued = ({ text, tokens }: Plain, at: number) => /^\s$/u.test(text.slice(tokens[at - 1]?.end, tokens[at]?.start));

function isNameWord(reading: Reading, sentence: Plain, at: number): boolean {
  const { isName, lexicon, speaker } = reading;
  const { tokens, text } = sentence;
  const token = tokens[at];
  if (token?.kind !== 'word' || !token.capital || token.end - token.start < 2 || !lexicon) return false;
  if (speaker.has(token.text) || lexicon.months.has(token.text) || lexicon.articles.has(token.text)) return false;
  const printed = text.slice(token.start, token.end).replace(/['’].*$/, '');
  return lexicon.capitalNouns ? at > 0 : isName(printed) || (at === 0 && isFirstName(reading, sentence, printed));
}

/** "Joan Pell opened …": a word that the book has only where sentences begin, before one that is a name. */
function isFirstName({ frames, isName, isOrdinary, pack }: Reading, sentence: Plain, printed: string): boolean {
  const { tokens, text } = sentence;
  const [first, second] = tokens;
  if (!frames.tagged || !first || !second?.capital || second.kind !== 'word' || !glued(sentence, 1)) return false;
  if (isOrdinary(printed) || pack.words.stop.has(first.text)) return false;
  const [surname] = text.slice(second.start, second.end).split(/['’]/);
  return isName(surname ?? '') && !isOrdinary(surname ?? '') && tag(text)[0]?.pos === 'PROPN';
}

/** Where all nouns have capitals a name is what never stands behind an article, or two capitals together. */
function withoutNouns({ lexicon, frames }: Reading, names: Map<string, Name>): void {
  const contracted = new Set(frames.contracted?.split(' '));
  for (const [text, { uses, words }] of names) {
    const counted = uses.some(
      ({ before, sentence, from }) =>
        lexicon?.articles.has(before) ||
        contracted.has(before) ||
        lexicon?.determiners.has(before) ||
        lexicon?.pronouns.has(before) ||
        (sentence.tokens[from - 1]?.kind === 'word' &&
          /(?:e|en|er|es|em)$/.test(before) &&
          !lexicon?.prepositions.has(before)),
    );
    // "In Bezug auf": a noun of everything, that stands behind no article.
    const general = lexicon?.generic.has(text.toLowerCase()) || lexicon?.vague.has(text.toLowerCase());
    if (counted || general || (words === 1 && uses.length < 2)) names.delete(text);
  }
}

const FOREIGN =
  /[\p{Script=Latin}][\p{Script=Latin}\p{Nd} .'’-]{2,}[\p{Script=Latin}\p{Nd}]|[\p{Script=Han}]+(?:·[\p{Script=Han}]+)+|[\p{Script=Katakana}ー]{3,}(?:・[\p{Script=Katakana}ー]+)*/gu;
/** Names in other letters than their book's; in Chinese those with a middle dot. */
function unspacedIn(sentence: Plain): NameUse[] {
  const { text, tokens } = sentence;
  const uses: NameUse[] = [];
  const add = (start: number, word: string) => {
    const from = tokens.findIndex((token) => token.start >= start);
    const to = tokens.findIndex((token) => token.end >= start + word.length) + 1;
    if (from < 0 || to <= from || wordsAt(sentence, from, to) !== word) return;
    uses.push({ sentence, from, to, text: word, before: tokens[from - 1]?.text ?? '' });
  };
  for (const { 0: word, index } of text.matchAll(FOREIGN)) add(index, word);
  return uses;
}
