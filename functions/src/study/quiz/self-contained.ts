/** Which sentences of a book can be read by themselves: nothing in them leans on what stands around them. */
import { quotable } from '../../book/sentences.ts';
import { openerAt } from '../../knowledge/reading.ts';
import { type Token, tokensOf } from '../../knowledge/tokens.ts';
import { allPacks } from '../../language/packs/index.ts';
import type { ClaimedQuote } from '../engine.ts';
import { standsAlone } from '../gate/stem.ts';
import { contentWords } from '../gate/words.ts';
import { oncePerBook, plain, type QuizContext } from './context.ts';

export interface Statement {
  /** Index among the sentences of the book. */
  at: number;
  /** Without citations and full stop. */
  text: string;
  tokens: readonly Token[];
  quote: ClaimedQuote;
  section: number;
  chapter: number;
  paragraph: number;
}

/** Words of a statement; characters in a script without spaces. */
const LENGTH = { spaced: { least: 6, most: 40 }, unspaced: { least: 12, most: 100 } };
const LEAST_CONTENT = 3;
/** A pronoun behind so many words has mostly what it stands for before it. */
const SAFE = 5;
/** What no prose holds: signs of code and formulas, addresses, cut words. */
const STRANGE = /[?!=•<>⟨⟩|{}\\@#^~_→⇒∑∫√≤≥∀∃∈©…]|\p{L}[$]\p{L}|[-–—]\s*[.。]|(?:https?|ftp):|www\.|\.\.\./u;
const ENDS = /[.。．۔।]["”»’」]?$/u;
const NUMBERED = new Set(allPacks.flatMap(({ quiz }) => quiz?.numbered.split(' ') ?? []));

/** All sentences of a book's prose that can be read by themselves, in order. */
export const statementsOf = oncePerBook((context): readonly Statement[] =>
  context.sentences.flatMap((sentence, at): Statement[] => {
    const { kind, page, rest, section, paragraph } = sentence;
    const chapter = context.chapterOf(sentence);
    if (kind !== 'prose' || chapter < 0 || (rest && rest.page !== page)) return [];
    const text = plain(sentence.text);
    const tokens = tokensOf(text, context.pack.words.elided);
    if (!isSelfContained(context, text, tokens) || !ENDS.test(sentence.text.trim())) return [];
    return [{ at, text, tokens, quote: quotable(context.book, sentence), section, chapter, paragraph }];
  }),
);

function isSelfContained({ lexicon, pack, frames }: QuizContext, text: string, tokens: readonly Token[]): boolean {
  const { unspaced } = pack.words;
  const { least, most } = unspaced ? LENGTH.unspaced : LENGTH.spaced;
  const words = tokens.filter(({ kind }) => kind !== 'sign');
  if (words.length < least || words.length > most || contentWords(text).size < LEAST_CONTENT) return false;
  if (STRANGE.test(text) || !isClosed(text) || !standsAlone(text)) return false;
  if (/^\p{Ll}/u.test(text) || tokens[0]?.kind === 'sign') return false;
  const numbered = (at: number) => [at - 2, at - 1, at + 1].some((near) => NUMBERED.has(tokens[near]?.text ?? ''));
  if (tokens.some(({ kind }, at) => kind === 'number' && numbered(at))) return false;
  const speaker = new Set(frames.speaker.split(' '));
  const leaning = new Set(frames.leaning.split(' '));
  if (unspaced ? [...leaning].some((word) => text.includes(word)) : words.some(({ text: word }) => leaning.has(word)))
    return false;
  if (words.some(({ text: word }) => speaker.has(word) || speaker.has(word.replace(/['’].*$/, '')))) return false;
  const pronouns = lexicon?.pronouns ?? new Set(pack.words.pronouns);
  const early = unspaced ? 2 * SAFE : SAFE;
  if (words.slice(0, early).some(({ text: word }) => pronouns.has(word))) return false;
  if (!lexicon) return true;
  const { pointing, pointingFirst, conjunctions, prepositions, relatives, subordinating, modals, verbs } = lexicon;
  const first = words[0]?.text ?? '';
  const opens = pointingFirst.has(first) || relatives.has(first) || subordinating.has(first) || modals.has(first);
  const connects = [lexicon.connectives, lexicon.exampleOpeners].some((openers) => openerAt(openers, tokens, 0) > 0);
  if (opens || connects || (conjunctions.has(first) && !prepositions.has(first))) return false;
  if (lexicon.articles.size > 0 && verbs.has(first)) return false;
  const says = (at: number) => prepositions.has(words[at]?.text ?? '') && words[at + 1]?.kind === 'word';
  return unspaced || !words.some(({ text: word }, at) => pointing.has(word) && !says(at));
}

function isClosed(text: string): boolean {
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  return count(/[([（]/g) === count(/[)\]）]/g) && count(/[“„«「]/g) === count(/[”»」]/g) && count(/"/g) % 2 === 0;
}
