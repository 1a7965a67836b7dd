/** What sentences of a book tell of: the names and nouns that they begin with, for texts that define and list little. */
import { type Token, tokensOf } from '../../knowledge/tokens.ts';
import { keepsCapital, oncePerBook, plain, type QuizContext, remembered } from './context.ts';
import { type Statement, statementsOf } from './self-contained.ts';
import { tagged } from './tagger.ts';

export interface Subject {
  key: string;
  /** As it stands inside a sentence. */
  text: string;
  /** Statements that begin with it, in order. */
  told: Statement[];
}

/** Words of a subject; what a script without spaces writes in so many words of `Intl.Segmenter`. */
const MOST_WORDS = 4;
/** What another sentence names too is no chance beginning. */
const LEAST_MENTIONS = 2;
/** A text of fewer sentences comes back to little. */
const SHORT = 150;
/** So much of its mentions stand in its two main sections. */
const ONE_PLACE = 0.6;
const PLACES = 2;
/** A word that opens no name is looked for among the first so many, and in so many letters. */
const EARLY = 4;
const LETTERS = 4;

/** All subjects of statements, in the order of the book. */
export const subjectsOf = oncePerBook((context): readonly Subject[] => {
  const found = new Map<string, Subject>();
  const isTold = remembered((key: string) => isOfOnePlace(context, key));
  for (const one of statementsOf(context)) {
    const text = openingOf(context, one, isTold);
    const key = text === null ? '' : context.knowledge.keyOf(text);
    if (text === null || key === '' || !isTold(key)) continue;
    const known = found.get(key);
    if (known) known.told.push(one);
    else found.set(key, { key, text, told: [one] });
  }
  return [...found.values()];
});

/** Whether the book comes back to something, and that mostly in one place: "for example" stands everywhere. */
function isOfOnePlace({ index, sentences }: QuizContext, key: string): boolean {
  const places = index.withTerm(key);
  if (places.length < (sentences.length < SHORT ? 1 : LEAST_MENTIONS)) return false;
  const counts = new Map<number, number>();
  for (const at of places) {
    const section = sentences[at]?.section ?? -1;
    counts.set(section, (counts.get(section) ?? 0) + 1);
  }
  const most = [...counts.keys()].toSorted((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0)).slice(0, PLACES);
  return most.reduce((sum, section) => sum + (counts.get(section) ?? 0), 0) >= ONE_PLACE * places.length;
}

/** The noun phrase that a sentence begins with, as it stands inside one; null where none is sure. */
function openingOf(context: QuizContext, { text }: Statement, isTold: (key: string) => boolean): string | null {
  const { pack } = context;
  const tokens = () => tokensOf(text, pack.words.elided);
  const phrase = pack.words.unspaced
    ? segmentsOf(context, text)
    : pack.code === 'en'
      ? taggedOpening(context, text)
      : (namedOpening(context, text, tokens()) ?? toldWord(context, text, tokens(), isTold));
  if (phrase === null || phrase.length < 2 || /\p{Nd}/u.test(phrase)) return null;
  return plain(phrase);
}

const NOUNS = new Set(['NOUN', 'PROPN']);
const WITHIN = new Set(['ADJ', 'NOUN', 'PROPN']);

/** English: what stands before the first verb, where that is an article, adjectives and nouns and no more. */
function taggedOpening(context: QuizContext, text: string): string | null {
  const tokens = tagged(context.pack, text) ?? [];
  const verb = tokens.findIndex(({ pos }) => pos === 'VERB' || pos === 'AUX');
  const article = tokens[0]?.pos === 'DET' ? 1 : 0;
  if (article === 1 && !context.lexicon?.articles.has(tokens[0]?.text.toLowerCase() ?? '')) return null;
  const phrase = tokens.slice(article, verb);
  const fits = phrase.length > 0 && phrase.length <= MOST_WORDS && phrase.every(({ pos }) => WITHIN.has(pos));
  if (verb < 1 || !fits || !NOUNS.has(phrase.at(-1)?.pos ?? '')) return null;
  const words = phrase.map((token) => token.text);
  const [first = '', ...rest] = words;
  const isGeneral = words.length === 1 && context.lexicon?.generic.has(first.toLowerCase());
  if (isGeneral) return null;
  return [article === 0 && !keepsCapital(context, words) ? first.toLowerCase() : first, ...rest]
    .join(' ')
    .replace(/ (?=['’-])/g, '');
}

/** Other languages: a name, or a word behind an article that is no function word. */
function namedOpening(context: QuizContext, text: string, tokens: readonly Token[]): string | null {
  const { lexicon, pack } = context;
  const article = lexicon?.articles.has(tokens[0]?.text ?? '') ? 1 : 0;
  let to = article;
  while (to < article + MOST_WORDS && isNamed(context, text, tokens[to])) to++;
  const noun = article === 1 && !lexicon?.capitalNouns && tokens[1]?.kind === 'word';
  if (to === article && noun && !pack.words.stop.has(tokens[1]?.text ?? '')) to++;
  const [first, last] = [tokens[article], tokens[to - 1]];
  return to > article && first && last ? text.slice(first.start, last.end) : null;
}

/** Where nothing marks nouns: the first word that the book tells of in one place. */
function toldWord(
  { lexicon, pack, knowledge }: QuizContext,
  text: string,
  tokens: readonly Token[],
  isTold: (key: string) => boolean,
): string | null {
  if (lexicon?.capitalNouns || (lexicon?.articles.size ?? 0) > 0) return null;
  const fits = ({ text: word, kind }: Token) => kind === 'word' && word.length >= LETTERS && !pack.words.stop.has(word);
  const found = tokens.slice(0, EARLY).find((token) => fits(token) && isTold(knowledge.keyOf(token.text)));
  return found ? text.slice(found.start, found.end) : null;
}

const isNamed = (context: QuizContext, text: string, token: Token | undefined) =>
  token?.kind === 'word' &&
  token.capital &&
  token.text.length > 2 &&
  context.isName(text.slice(token.start, token.end));

const segmenters = new Map<string, Intl.Segmenter>();

/** Scripts without spaces: the first words that say something. */
function segmentsOf({ pack }: QuizContext, text: string): string | null {
  const segmenter = segmenters.get(pack.code) ?? new Intl.Segmenter(pack.code, { granularity: 'word' });
  segmenters.set(pack.code, segmenter);
  const words = [...segmenter.segment(text)].slice(0, MOST_WORDS);
  let phrase = '';
  for (const { segment, isWordLike } of words) {
    if (!isWordLike || segment.length < 2 || pack.words.stop.has(segment)) break;
    phrase += segment;
  }
  return phrase.length >= 2 ? phrase : null;
}
