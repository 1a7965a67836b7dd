/** A sentence as the extractors see it: its tokens, where its clause begins and ends. */
import { isSearched } from '../book/search/passages.ts';
import type { Sentence } from '../book/sentences.ts';
import type { Lexicon, Openers } from './lexicon.ts';
import type { Wording } from './model.ts';
import { isAdverb, nounPhrase, type Range } from './phrase.ts';
import { type Token, tokensOf } from './tokens.ts';

export interface Reading {
  lexicon: Lexicon;
  /** Index in the sentences of the book. */
  at: number;
  sentence: Sentence;
  text: string;
  tokens: readonly Token[];
  /** The statement without its opening ("However,") and its full stop: tokens `[from, to)`. */
  from: number;
  to: number;
  /** What opens it up to the first comma, where that says when or where it holds. */
  context: Range | null;
  opener: 'example' | 'contrast' | null;
  /** The phrase before the first finite verb. */
  subject: Range | null;
  isQuestion: boolean;
  /** It ends with a colon: what follows is listed. */
  leads: boolean;
}

const CONTEXT_TOKENS = 14;
const TERMINAL = /^[.!?…。！？؟।]$/;
const CLOSING = /^["”’»)\]）」』】]$/;
const COMMA = /^[,，،]$/;

/** Length of the run of openers that stands at `from`; 0 where none does. */
export function openerAt(openers: Openers, tokens: readonly Token[], from: number): number {
  for (const run of openers.get(tokens[from]?.text ?? '') ?? []) {
    if (run.every((word, step) => tokens[from + step]?.text === word)) return run.length;
  }
  return 0;
}

/** Reads a sentence; null where it is nothing that a fact could be read from. */
export function read(lexicon: Lexicon, sentence: Sentence, at: number): Reading | null {
  if (!isSearched(sentence) || sentence.kind === 'code' || sentence.kind === 'front') return null;
  const { text } = sentence;
  const tokens = tokensOf(text, lexicon.words.elided);
  if (tokens.length < 3) return null;
  let to = tokens.length;
  while (to > 0 && CLOSING.test(tokens[to - 1]?.text ?? '') && TERMINAL.test(tokens[to - 2]?.text ?? '')) to--;
  let [isQuestion, leads] = [false, false];
  while (to > 0 && (TERMINAL.test(tokens[to - 1]?.text ?? '') || /^[:：]$/.test(tokens[to - 1]?.text ?? ''))) {
    if (/^[?？؟]$/.test(tokens[to - 1]?.text ?? '')) isQuestion = true;
    if (/^[:：]$/.test(tokens[to - 1]?.text ?? '')) leads = true;
    to--;
  }
  let from = afterMark(tokens);
  // A sentence that begins small is the rest of one.
  const head = text.charAt(tokens[from]?.start ?? 0);
  if (sentence.kind === 'prose' && from === 0 && head !== head.toUpperCase()) return null;
  let opener: Reading['opener'] = null;
  for (let step = 0; step < 3; step++) {
    const example = openerAt(lexicon.exampleOpeners, tokens, from);
    const contrast = openerAt(lexicon.contrastOpeners, tokens, from);
    const length = example || contrast || openerAt(lexicon.connectives, tokens, from);
    if (length === 0) {
      // "Strictly speaking, …"
      const adverb = adverbialAt(lexicon, tokens, from);
      if (adverb === 0) break;
      from += adverb;
      continue;
    }
    const comma = COMMA.test(tokens[from + length]?.text ?? '');
    if (
      !comma &&
      !lexicon.unspaced &&
      (example > 0 || contrast > 0 || length > 1 || !lexicon.conjunctions.has(tokens[from]?.text ?? ''))
    )
      break;
    if (example) opener = 'example';
    else if (contrast && opener === null) opener = 'contrast';
    from += length + Number(comma);
  }
  const context = contextAt(lexicon, tokens, from, to);
  if (context) from = context.to + 1;
  while (context && from < to && CLOSING.test(tokens[from]?.text ?? '')) from++;
  const base = { lexicon, at, sentence, text, tokens, from, to, context, opener, isQuestion, leads };
  const subject = subjectOf(lexicon, tokens, from, to);
  return { ...base, subject };
}

/** An adverb, alone or with one word, up to its comma; 0 where none opens the sentence. */
function adverbialAt(lexicon: Lexicon, tokens: readonly Token[], from: number): number {
  if (!isAdverb(lexicon, tokens[from])) return 0;
  if (COMMA.test(tokens[from + 1]?.text ?? '')) return 2;
  return COMMA.test(tokens[from + 2]?.text ?? '') ? 3 : 0;
}

/** Behind a bullet or the number of an item. */
function afterMark(tokens: readonly Token[]): number {
  const [first, second, third] = tokens;
  if (!first) return 0;
  if (/^[•◦▪‣●○■□–—*-]$/.test(first.text)) return 1;
  if (/^(?:\p{Nd}{1,3}|[a-z])$/u.test(first.text) && !first.capital && /^[.)]$/.test(second?.text ?? '') && third)
    return 2;
  if (first.text === '(' && third?.text === ')') return 3;
  return 0;
}

/** "In mammals," "When it rains,": from a preposition or conjunction to the first comma. */
function contextAt(lexicon: Lexicon, tokens: readonly Token[], from: number, to: number): Range | null {
  const first = tokens[from];
  if (!first) return null;
  const opens = lexicon.prepositions.has(first.text) || lexicon.conjunctions.has(first.text);
  // "Coined by …, "
  const participle = lexicon.prepositions.has(tokens[from + 1]?.text ?? '') && isPastForm(lexicon, first.text);
  if (!opens && !participle) return null;
  for (let at = from + 1; at < Math.min(to, from + CONTEXT_TOKENS); at++) {
    if (!COMMA.test(tokens[at]?.text ?? '')) continue;
    return at + 1 < to ? { from, to: at } : null;
  }
  return null;
}

/** The noun phrase before the first finite verb. */
function subjectOf(lexicon: Lexicon, tokens: readonly Token[], from: number, to: number): Range | null {
  const opening = tokens[from]?.text ?? '';
  if (lexicon.obliqueEndings.some((ending) => opening.endsWith(ending))) return null;
  let relative = false;
  for (let at = from; at < to; at++) {
    const text = tokens[at]?.text ?? '';
    if (lexicon.relatives.has(text)) relative = true;
    else if (isFiniteVerb(lexicon, tokens, at, from)) {
      if (!relative)
        return nounPhrase(
          lexicon,
          tokens,
          lexicon.asides ? withoutAside(tokens, { from, to: at }) : { from, to: at },
          'phrase',
        );
      relative = false;
    }
  }
  return null;
}

/** "A public, on the other hand, is …": what stands between two commas behind the subject is no part of it. */
export function withoutAside(tokens: readonly Token[], range: Range): Range {
  if (!COMMA.test(tokens[range.to - 1]?.text ?? '')) return range;
  for (let at = range.from + 1; at < range.to - 1; at++) {
    if (COMMA.test(tokens[at]?.text ?? '')) return { from: range.from, to: at };
  }
  return range;
}

/** Whether a token is the finite verb of its clause. */
function isFiniteVerb(lexicon: Lexicon, tokens: readonly Token[], at: number, from: number): boolean {
  const text = tokens[at]?.text ?? '';
  const { singular, plural } = lexicon.agreement;
  if (singular.has(text) || plural.has(text)) return true;
  return isPast(lexicon, tokens, at, from) || lexicon.verbs.has(text);
}

/** Whether a token is a past tense after a noun: "founded", but not "the founded". */
export function isPast(
  { past, pastEndings, articles, prepositions, nouns }: Lexicon,
  tokens: readonly Token[],
  at: number,
  from: number,
): boolean {
  const token = tokens[at];
  if (token?.kind !== 'word' || token.capital || at === from || nouns.has(token.text)) return false;
  const before = tokens[at - 1]?.text ?? '';
  if (articles.has(before) || prepositions.has(before)) return false;
  return isPastForm({ past, pastEndings }, token.text);
}

/** Whether a word has the form of a past tense or participle. */
export const isPastForm = ({ past, pastEndings }: Pick<Lexicon, 'past' | 'pastEndings'>, text: string): boolean =>
  past.has(text) || (text.length > 3 && pastEndings.some((ending) => text.endsWith(ending)));

/** Tokens of a reading as a place in its sentence. */
export function wordingOfRange({ tokens }: Pick<Reading, 'tokens'>, at: number, { from, to }: Range): Wording {
  return { sentence: at, start: tokens[from]?.start ?? 0, end: tokens[to - 1]?.end ?? 0 };
}
