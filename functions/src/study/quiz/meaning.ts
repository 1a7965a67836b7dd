/** What a term means, as far as it can be asked: a phrase that says enough by itself and that the book holds to. */
import type { Fact } from '../../knowledge/index.ts';
import type { Lexicon } from '../../knowledge/lexicon.ts';
import { tokensOf } from '../../knowledge/tokens.ts';
import { contentWords } from './gate/words.ts';
import type { Reading } from './reading.ts';
import type { QuizTerm } from './terms.ts';
import { verbsIn } from './verbs.ts';
import { runsOn, told } from './wording.ts';

const MEANING = { least: 4, most: 36 };
const UNSPACED = { least: 8, most: 70 };

/** The meaning as it can be shown, or null where it says too little, praises, or points elsewhere. */
export function meaningOf(reading: Reading, object: string, labelled = false): string | null {
  const { lexicon, pack } = reading;
  if (!lexicon) return null;
  const meaning = trimmed(reading, told(object));
  const parts = tokensOf(meaning, pack.words.elided);
  const tokens = parts.map(({ text }) => text);
  const words = tokens.filter((word) => /[\p{L}\p{N}]/u.test(word));
  const bounds = pack.words.unspaced ? UNSPACED : MEANING;
  if (words.length < bounds.least - (labelled ? 1 : 0) || words.length > bounds.most) return null;
  const opening = words.filter((word) => !lexicon.articles.has(word)).slice(0, 2);
  // "The number of waves that pass a given point": what a general noun is told more of says enough.
  const isVague = (word: string) => lexicon.vague.has(word) && !(lexicon.genera.has(word) && words.length >= FULL);
  if (!pack.words.unspaced && opening.some(isVague)) return null;
  const first = words[0] ?? '';
  if (words.slice(0, LEANING).some((word) => lexicon.pronouns.has(word))) return null;
  const points = [lexicon.prepositions, lexicon.determiners].some((list) => list.has(first));
  const clause = lexicon.conjunctions.has(first) && !lexicon.relatives.has(first);
  if ((points && !lexicon.articles.has(first)) || lexicon.verbs.has(first) || clause) return null;
  const verbs = reading.frames.tagged ? verbsIn(reading, meaning, parts) : null;
  // "A cluster of ideas": what the list takes for a verb, and the tagger doesn't.
  const acts = (at: number) => lexicon.verbs.has(tokens[at] ?? '') && (verbs?.has(at) ?? true);
  if (!pack.words.unspaced && ((!labelled && isClause(lexicon, tokens, acts)) || isCutList(lexicon, tokens)))
    return null;
  if (words.length < FULL && opening.some((word) => lexicon.generic.has(word)) && !hasRelative(lexicon, words))
    return null;
  if (words.some((_, at) => speaks(reading, words, at) || pointsOut(lexicon, words, at))) return null;
  if (/[?!:;=<>|{}\\@#^~_"“”]|https?:|www\./.test(meaning) || runsOn(lexicon, tokens)) return null;
  if ((meaning.match(/[([]/g) ?? []).length !== (meaning.match(/[)\]]/g) ?? []).length) return null;
  return meaning;
}

/**
 * A meaning up to where the sentence says more of the term, or lists examples: "a gland that secretes hormones: insulin and …", "a gap
 * between two cells and is a site where …", "receptors that work in low light, and while they …".
 */
function trimmed(reading: Reading, meaning: string): string {
  const { lexicon, pack } = reading;
  if (!lexicon || pack.words.unspaced) return meaning;
  const { and, or, agreement, conjunctions, relatives } = lexicon;
  const parts = tokensOf(meaning, pack.words.elided);
  const saysMore = (text: string) => agreement.singular.has(text) || agreement.plural.has(text);
  const setsOff = (text: string) => conjunctions.has(text) && !and.has(text) && !relatives.has(text);
  const end = parts.findIndex(({ text }, at) => {
    if (at < FULL) return false;
    const next = parts[at + 1]?.text ?? '';
    const joins = and.has(text) && !or.has(text);
    const comma = /^[,،]$/.test(parts[at - 1]?.text ?? '');
    return /^[:：]$/.test(text) || (joins && (saysMore(next) || (comma && setsOff(next))));
  });
  return end < 0 ? meaning : told(meaning.slice(0, parts[end]?.start));
}

/** Whether a word is somebody's who speaks: people in general ("the process by which we …") only come up in a clause that says more of a noun. */
function speaks({ lexicon, speaker, anyone }: Reading, words: readonly string[], at: number): boolean {
  const word = words[at] ?? '';
  if (!speaker.has(word)) return false;
  return !anyone.has(word) || !words.slice(0, at).some((before) => lexicon?.relatives.has(before));
}

/** Whether a word points to another place of the text: "below" does so at the end, and not in "below the surface". */
function pointsOut({ pointing, prepositions, articles }: Lexicon, words: readonly string[], at: number): boolean {
  const word = words[at] ?? '';
  if (!pointing.has(word)) return false;
  return !prepositions.has(word) || at === words.length - 1 || articles.has(words[at - 1] ?? '');
}

/** A pronoun among so many words has nothing before it. */
const LEANING = 3;
/** Fewer words than this about "a subject", "a process" say nothing. */
const FULL = 8;

export const hasRelative = ({ relatives }: Lexicon, words: readonly string[]) =>
  words.some((word) => relatives.has(word));

/** Whether a meaning is a sentence ("firms pay more than others"), where others name a thing. */
export function isStatement(reading: Reading, meaning: string): boolean {
  const { lexicon, pack, frames } = reading;
  if (!lexicon) return false;
  const tokens = tokensOf(meaning, pack.words.elided);
  const words = tokens.map(({ text }) => text);
  if (isClause(lexicon, words, (at) => lexicon.verbs.has(words[at] ?? ''))) return true;
  if (!frames.tagged) return false;
  const { relatives, conjunctions, and, infinitive, gerundEndings, pastEndings } = lexicon;
  const opens = words.findIndex((word) => relatives.has(word) || (conjunctions.has(word) && !and.has(word)));
  return [...verbsIn(reading, meaning, tokens)].some((at) => {
    const formed = [...gerundEndings, ...pastEndings].some((ending) => words[at]?.endsWith(ending));
    return at > 0 && (opens < 0 || at < opens) && !formed && !infinitive.has(words[at - 1] ?? '');
  });
}

/** "People are defined by more than …": a sentence of its own, where the others name a thing; "the ability to create" is none. */
function isClause(
  { relatives, conjunctions, and, past, pastEndings, gerundEndings, infinitive }: Lexicon,
  words: readonly string[],
  acts: (at: number) => boolean,
): boolean {
  for (const [at, word] of words.entries()) {
    if (relatives.has(word) || infinitive.has(word) || (conjunctions.has(word) && !and.has(word))) return false;
    if ([...pastEndings, ...gerundEndings].some((ending) => word.endsWith(ending)) || past.has(word)) continue;
    if (at > 0 && acts(at)) return true;
  }
  return false;
}

/** "The beliefs, thoughts, feelings": what a list says last was cut off. */
function isCutList({ and }: Lexicon, tokens: readonly string[]): boolean {
  const last = tokens.findLastIndex((text) => /^[,，]$/.test(text));
  const behind = tokens.slice(last + 1);
  return last >= 0 && behind.length < 3 && !behind.some((word) => and.has(word)) && tokens.length - last < 4;
}

export function openingOf({ lexicon, pack }: Reading, meaning: string): QuizTerm['opening'] {
  const first = tokensOf(meaning, pack.words.elided)[0]?.text ?? '';
  if (!lexicon || lexicon.articles.size === 0) return 'bare';
  if (lexicon.articles.has(first)) return 'article';
  return lexicon.conjunctions.has(first) || lexicon.relatives.has(first) || lexicon.prepositions.has(first)
    ? 'clause'
    : 'bare';
}

/**
 * Share of a meaning's words that the book uses of the term elsewhere too, 0 to 1: what something is likened to ("layers of
 * rock") is not said of it again.
 */
export function supportOf(reading: Reading, places: readonly number[], fact: Fact, meaning: string): number {
  const words = [...contentWords(meaning)].filter((word) => !isCommon(reading, word));
  const elsewhere = places.filter((at) => at < fact.stored.first || at > fact.stored.last).slice(0, MOST_PLACES);
  const said = words.filter((word) => elsewhere.some((at) => reading.contentAt(at).has(word)));
  return said.length / Math.max(1, words.length);
}

/** In so many sentences something of what a term means comes up again; so many are looked at. */
const OFTEN = 6;
const MOST_PLACES = 60;
const SUPPORTED = 0.15;

/** Whether the book holds to a meaning, where it tells enough of the term. */
export const isSupported = (support: number, places: number): boolean => places < OFTEN || support >= SUPPORTED;

/** Words that stand in every hundredth sentence of a book say nothing of one term. */
const isCommon = (reading: Reading, word: string): boolean =>
  reading.words.withTerm(word).length > Math.max(MANY, reading.sentences.length / 100);

const MANY = 20;
