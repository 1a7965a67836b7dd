/**
 * What a manual says of the things that it names: "The function svd takes a matrix and …", and, under the line that shows how
 * something is called ("p = sprank (S)"), the sentence that says what it does.
 */
import { pageOf } from '../../book/pages.ts';
import { quotable, type Sentence } from '../../book/sentences.ts';
import { tokensOf } from '../../knowledge/tokens.ts';
import type { ClaimedQuote } from '../engine.ts';
import { nounSorts } from '../gate/noun-sorts.ts';
import { standsAlone } from '../gate/stem.ts';
import { contentWords } from '../gate/words.ts';
import { oncePerBook, plain, type QuizContext } from './context.ts';
import { tagged } from './tagger.ts';

export interface Entry {
  /** As the book writes it, without what stands in its brackets. */
  name: string;
  /** What kind of thing it is, in a word of the book's language. */
  kind: string;
  /** What it does: what follows the name in its sentence, or the whole sentence under a call. */
  says: string;
  /** Whether that is a whole sentence. */
  whole: boolean;
  quote: ClaimedQuote;
  page: number;
  section: number;
  chapter: number;
}

/** Characters of what is said. */
const SAYS = { least: 20, most: 150, unspacedLeast: 8 };
/** The line of a call: what it gives, its name, what it takes in brackets, and nothing else. */
const CALL = /^(?:(?:\[[^\]]{1,60}\]|[\w.]+)\s*=\s*)?([A-Za-z][\w.]{2,})\s?\([^()]{0,80}\)$/u;
/** Signs of formulas and code, and what points elsewhere; a name may have them, what is said of it may not. */
const STRANGE = /[?!•⟨⟩{}[\]\\@#^_→©…\p{Sm}"`|]|https?:|\d\.\d|\(\s*(?:\p{Ll}{1,3}\s*)?\)/u;
/** A letter that stands for something the reader has not seen. */
const SIGN = /(?<![\p{L}\p{N}.'’-])[b-zB-HJ-Z]\p{Nd}?(?![\p{L}\p{N}.'’-])/u;

/** All entries of which one thing is said that can be read by itself, in order; the first of each name. */
export const entriesOf = oncePerBook((context): readonly Entry[] => {
  const found = new Map<string, Entry>();
  for (const sentence of context.sentences) {
    if (sentence.kind !== 'prose' || sentence.rest) continue;
    const entry = calledAbove(context, sentence) ?? namedIn(context, sentence);
    if (entry && context.chapterOf(sentence) >= 0 && !found.has(entry.name)) found.set(entry.name, entry);
  }
  return [...found.values()];
});

/** "p = sprank (S)", and under it: "Calculate the structural rank of a sparse matrix." */
function calledAbove(context: QuizContext, sentence: Sentence): Entry | null {
  const page = pageOf(context.book, sentence.page);
  const line = page?.text.slice(0, sentence.start).trimEnd().split('\n').at(-1)?.trim() ?? '';
  const name = CALL.exec(line)?.[1];
  if (name === undefined) return null;
  const quote = { page: sentence.page, quote: `${line} ${sentence.text}` };
  return entryOf(context, sentence, quote, {
    name,
    kind: context.frames.named?.split(' ')[0] ?? '',
    text: plain(sentence.text),
    whole: true,
  });
}

/** "The function svd(M) takes …": a kind of thing that the language's pack knows, a name that is no word, and what it does. */
function namedIn(context: QuizContext, sentence: Sentence): Entry | null {
  const { pack, frames } = context;
  if (frames.named === undefined) return null;
  const { unspaced } = pack.words;
  const text = plain(sentence.text);
  const kinds = frames.named.split(' ').join('|');
  const pattern = unspaced
    ? new RegExp(`^[^\\p{P}]{0,16}?(${kinds})\\s?(\\\\?[A-Za-z][\\w.]+\\*?)\\s?(?=\\p{L})`, 'u')
    : new RegExp(`^(?:\\p{L}+ )?(${kinds}) (\\\\?[\\w.]+\\*?)(?:\\s?\\([^()]{0,30}\\))? (?=\\p{L})`, 'iu');
  const match = pattern.exec(text);
  const [opening = '', kind = '', name = ''] = match ?? [];
  if (!match || !isCoined(context, name, kind, opening)) return null;
  const says = text.slice(opening.length);
  return entryOf(context, sentence, quotable(context.book, sentence), {
    name,
    kind: kind.toLowerCase(),
    text: says,
    whole: false,
  });
}

/** "The function f" is any. */
const LEAST_NAME = 3;

/** Whether a name is none of the language's words: written as code is, or never met in running text but as a name. */
function isCoined({ pack, lexicon, frames }: QuizContext, name: string, kind: string, opening: string): boolean {
  if (name.length < LEAST_NAME) return false;
  if (/[\\_.\d]|\p{Ll}\p{Lu}/u.test(name) || opening.includes('(')) return true;
  if (!/^[A-Za-z]+$/.test(name)) return false;
  if (!/\p{Script=Latin}/u.test(kind)) return true;
  return (
    frames.singulars !== undefined &&
    /^\p{Ll}/u.test(name) &&
    nounSorts(name, frames.singulars) === '' &&
    !pack.words.stop.has(name) &&
    !lexicon?.verbs.has(name)
  );
}

function entryOf(
  context: QuizContext,
  sentence: Sentence,
  quote: ClaimedQuote,
  { text, ...named }: Pick<Entry, 'name' | 'kind' | 'whole'> & { text: string },
): Entry | null {
  // What follows a semicolon or a colon says more of what was said.
  const says = plain(text.split(/[;:；：]\s|\s[–—]\s/u, 1)[0] ?? '');
  if (!isWhole(context, named, says)) return null;
  return {
    ...named,
    ...{ says, quote },
    ...{ page: sentence.page, section: sentence.section, chapter: context.chapterOf(sentence) },
  };
}

/** Whether something is said that can be read by itself and doesn't give its name away. */
function isWhole(context: QuizContext, { name, whole }: Pick<Entry, 'name' | 'whole'>, says: string): boolean {
  const { pack, lexicon, frames } = context;
  const least = pack.words.unspaced ? SAYS.unspacedLeast : SAYS.least;
  if (says.length < least || says.length > SAYS.most || STRANGE.test(says) || SIGN.test(says)) return false;
  if (!standsAlone(says) || contentWords(says).size < 3 || isTold(name, says)) return false;
  const tokens = tokensOf(says, pack.words.elided);
  const words = tokens.map(({ text }) => text);
  const speaker = new Set(frames.speaker.split(' '));
  const leaning = new Set(frames.leaning.split(' '));
  const pronouns = lexicon?.pronouns ?? new Set(pack.words.pronouns);
  if (words.some((word) => speaker.has(word) || leaning.has(word) || pronouns.has(word))) return false;
  if (words.some((word) => lexicon?.pointing.has(word)) || endsOpen(context, words)) return false;
  if (words.some((word, at) => word === words[at - 1] || isPlaceholder(context, word))) return false;
  if (!whole) return acts(context, says);
  // Under a call the sentence tells what to do: "Return the …". Another one begins with what it is about.
  const [first] = tagged(pack, `They ${says.charAt(0).toLowerCase()}${says.slice(1)}`)?.slice(1) ?? [];
  return first?.pos === 'VERB' && /^\p{Lu}\p{Ll}+$/u.test(says.split(' ', 1)[0] ?? '');
}

/** "With file descriptor fid", "the points xi": a short word that the language doesn't know stands for what a call takes. */
const isPlaceholder = ({ frames, pack, lexicon }: QuizContext, word: string): boolean =>
  frames.singulars !== undefined &&
  new RegExp(`^[a-z]{2,${SHORT_WORD}}$`).test(word) &&
  !pack.words.stop.has(word) &&
  !lexicon?.verbs.has(word) &&
  !lexicon?.prepositions.has(word) &&
  nounSorts(word, frames.singulars) === '' &&
  tagged(pack, `The ${word} one`)?.[1]?.pos !== 'ADJ';
const SHORT_WORD = 4;

/** "…, but never": what was to come is cut off. */
const endsOpen = ({ lexicon, pack }: QuizContext, words: readonly string[]): boolean =>
  [lexicon?.prepositions, lexicon?.conjunctions, lexicon?.negations, pack.words.stop].some((list) =>
    list?.has(words.at(-1) ?? ''),
  );

/** Whether what follows a name begins with what it does, and is not only where it is shown. */
function acts({ pack, lexicon, frames }: QuizContext, says: string): boolean {
  const [first = '', second = ''] = says.toLowerCase().split(/\s+/);
  const shown = new Set(frames.shown?.split(' '));
  if (shown.has(second) || shown.has(first)) return false;
  const tokens = tagged(pack, `It ${says}`);
  if (tokens) return tokens[1]?.pos === 'VERB' || tokens[1]?.pos === 'AUX';
  return !lexicon?.prepositions.has(first) && !lexicon?.conjunctions.has(first) && !lexicon?.relatives.has(first);
}

/** Whether a name is read off what is said: they share a piece of a word ("iscellstr", "a cell array of strings"). */
function isTold(name: string, says: string): boolean {
  const bare = name.toLowerCase().replace(/[^\p{L}]/gu, '');
  return [...contentWords(says)].some((word) => {
    const piece = word.toLowerCase().slice(0, PIECE);
    return piece.length >= PIECE && (bare.includes(piece) || (bare.length >= 3 && word.includes(bare)));
  });
}

/** Letters of a word that are enough to know it by. */
const PIECE = 3;
