/** What a chapter names besides what its sentences begin with: nouns with their adjectives, and names. They are wrong options of last resort. */
import { tokensOf } from '../../knowledge/tokens.ts';
import { type Token as Tagged, tag } from '../embedded/questions/tagger.ts';
import type { ClaimedQuote } from '../engine.ts';
import type { Name } from './names.ts';
import type { Reading } from './reading.ts';
import type { Plain } from './sentences.ts';

export interface Mention {
  text: string;
  key: string;
  /** Index of the sentence that names it first. */
  at: number;
  section: number;
  quote: ClaimedQuote;
  /** Of one thing or several; null where nothing tells. */
  number: 'one' | 'several' | null;
  /** What bears it, of a name. */
  sort: Name['sort'];
  /** How many sentences of the chapter name it. */
  times: number;
}

export type Mentions = (chapter: number) => readonly Mention[];

/** What each chapter names, found when it is first asked for. */
export function mentionsOf(reading: Reading, sentences: readonly Plain[], names: ReadonlyMap<string, Name>): Mentions {
  const byChapter = Map.groupBy(sentences, ({ chapter }) => chapter);
  const namesAt = Map.groupBy(
    [...names.values()].flatMap((name) => name.uses),
    ({ sentence }) => sentence.at,
  );
  const found = new Map<number, readonly Mention[]>();
  return (chapter) => {
    const before = found.get(chapter);
    if (before) return before;
    const made = new Map<string, Mention>();
    const uses = new NounUses(reading);
    for (const one of byChapter.get(chapter) ?? []) {
      const tokens = reading.frames.tagged ? tag(one.text) : [];
      uses.add(tokens);
      const named = reading.frames.tagged
        ? phrasesIn(reading, one.text, tokens)
        : (namesAt.get(one.at) ?? []).map(({ text }) => ({ text, number: null }));
      for (const { text, number } of named) {
        const key = reading.knowledge.keyOf(text);
        const known = made.get(key);
        if (known) known.times++;
        else if (key !== '')
          made.set(key, {
            text,
            key,
            number,
            sort: names.get(text)?.sort ?? null,
            at: one.at,
            section: one.section,
            quote: one.quote,
            times: 1,
          });
      }
    }
    // "Account", "extent": one plain word by itself is named more than once where the chapter is about it.
    const all = [...made.values()].filter(
      ({ text, times }) => /\s/u.test(text) || ((times > 1 || /^\p{Lu}/u.test(text)) && uses.isNoun(text)),
    );
    found.set(chapter, all);
    return all;
  };
}

/**
 * How often a chapter names something with a word, less how often it only describes with it: as another part of speech, or right
 * behind "is", where the tagger takes "equivalent" for a noun.
 */
class NounUses {
  readonly #reading: Reading;
  readonly #balance = new Map<string, number>();

  constructor(reading: Reading) {
    this.#reading = reading;
  }

  add(tokens: readonly Tagged[]): void {
    const { singular, plural } = this.#reading.lexicon?.agreement ?? {};
    tokens.forEach(({ text, pos }, at) => {
      const before = tokens[at - 1]?.text.toLowerCase() ?? '';
      const links = singular?.has(before) || plural?.has(before);
      const step = OTHER.has(pos) || (pos === 'NOUN' && links) ? -1 : pos === 'NOUN' ? 1 : 0;
      const word = text.toLowerCase();
      if (step !== 0) this.#balance.set(word, (this.#balance.get(word) ?? 0) + step);
    });
  }

  isNoun = (word: string): boolean => (this.#balance.get(word.toLowerCase()) ?? 0) >= 0;
}

const OTHER: ReadonlySet<string> = new Set(['ADJ', 'VERB', 'ADV']);

const NAMING: ReadonlySet<string> = new Set(['ADJ', 'NOUN', 'PROPN']);
/** A phrase has at most so many words, and a list of adjectives is none. */
const MOST = 6;
/** Shorter words are signs. */
const LETTERS = 3;

/** "The Calvin cycle", "owners of copyright": the noun phrases of a tagged sentence, one "of" inside. */
export function phrasesIn(
  reading: Reading,
  text: string,
  tokens: readonly Tagged[] = tag(text),
): { text: string; number: 'one' | 'several' }[] {
  const found: { text: string; number: 'one' | 'several' }[] = [];
  let at = 0;
  while (at < tokens.length) {
    const head = phraseAt(reading, tokens, at);
    if (head < 0) {
      at++;
      continue;
    }
    const inner = joins(reading, tokens[head]) ? phraseAt(reading, tokens, head + 1) : -1;
    const end = inner > 0 ? inner : head;
    const noun = tokens[head - 1];
    const words = tokens.slice(at, end);
    if (
      noun &&
      words.length <= MOST &&
      isFree(reading, tokens, at, end) &&
      isSure(reading, tokens, at) &&
      says(reading, words)
    )
      found.push({
        text: words.map((word, i) => (i > 0 && word.spaced ? ' ' : '') + word.text).join(''),
        number: noun.pos === 'NOUN' && noun.lemma !== noun.text.toLowerCase() ? 'several' : 'one',
      });
    at = end;
  }
  return found;
}

/** The end of the phrase that begins at a token: an article, adjectives, nouns; -1 where none does. */
function phraseAt({ lexicon }: Reading, tokens: readonly Tagged[], from: number): number {
  const start = lexicon?.articles.has(tokens[from]?.text.toLowerCase() ?? '') ? from + 1 : from;
  let end = start;
  while (end < tokens.length && NAMING.has(tokens[end]?.pos ?? '')) end++;
  const last = tokens[end - 1]?.pos;
  return end > start && (last === 'NOUN' || last === 'PROPN') ? end : -1;
}

const joins = ({ lexicon }: Reading, token: Tagged | undefined) =>
  lexicon?.genitive.has(token?.text.toLowerCase() ?? '') ?? false;

/** Whether a phrase is no piece of a longer one: of a name with a number, of a genitive, of a word with a hyphen. */
function isFree(reading: Reading, tokens: readonly Tagged[], from: number, to: number): boolean {
  const [before, after] = [tokens[from - 1], tokens[to]];
  const cut = (token: Tagged | undefined) => token !== undefined && /^(?:NUM|PART|DET|ADJ)$/.test(token.pos);
  // "Order logic" of "first-order logic".
  const glued = before !== undefined && tokens[from]?.spaced === false && /[-–—/]$/.test(before.text);
  return (
    !glued &&
    !cut(before) &&
    !cut(after) &&
    !joins(reading, after) &&
    !joins(reading, before) &&
    (after?.spaced !== false) === (after?.pos !== 'PUNCT')
  );
}

/** "Forms matrices": what a sentence opens with could be its verb, unless an article stands before. */
const isSure = ({ lexicon }: Reading, tokens: readonly Tagged[], from: number) =>
  from > 0 || (lexicon?.articles.has(tokens[0]?.text.toLowerCase() ?? '') ?? false);

/** Whether a phrase says by itself what it names. */
function says({ lexicon, pack, isName }: Reading, words: readonly Tagged[]): boolean {
  if (!lexicon) return false;
  const said = tokensOf(words.map(({ text }) => text).join(' ')).filter(({ text }) => !lexicon.articles.has(text));
  const { generic, vague, pointing, pronouns, recalling, determiners, pointingFirst, months, units } = lexicon;
  const bad = [pointing, pronouns, recalling, determiners, pointingFirst, months, vague];
  if (
    said.some(
      ({ text, kind }) =>
        kind !== 'word' ||
        /\p{N}/u.test(text) ||
        (text.length < LETTERS && !lexicon.genitive.has(text)) ||
        bad.some((list) => list.has(text)),
    )
  )
    return false;
  const telling = said.filter(({ text }) => !generic.has(text) && !pack.words.stop.has(text) && !units.has(text));
  // "The city": one of those before; a name says which.
  const definite = lexicon.definite.has(words[0]?.text.toLowerCase() ?? '');
  const [only, ...others] = said;
  return telling.length > 0 && !(definite && others.length === 0 && !isName(only?.text ?? ''));
}
