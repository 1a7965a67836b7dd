/** Sentences that give a reason or an aim for what they say: "…, because …". */
import { type Token, tokensOf } from '../../knowledge/tokens.ts';
import type { ClaimedQuote } from '../engine.ts';
import { CENTRAL, centrality } from './central.ts';
import type { Reading } from './reading.ts';
import { type Plain, tellsSomething } from './sentences.ts';
import { recallsOne, runsOn, told } from './wording.ts';

export interface Reason {
  sentence: Plain;
  /** What is so, as the sentence says it before its reason. */
  fact: string;
  /** The reason with the word that opens it. */
  text: string;
  /** Which of the pack's sorts of reasons it is, and the words that open it. */
  sort: number;
  opening: string;
  /** Words in it that stand for something said before. */
  leaning: ReadonlySet<string>;
  /** The words that give the reason. */
  quote: ClaimedQuote;
  /** Whether its sentence is of what the chapter keeps coming back to. */
  central: boolean;
}

const LENGTHS = {
  spaced: { fact: { least: 3, most: 26 }, reason: { least: 4, most: 24 } },
  unspaced: { fact: { least: 8, most: 60 }, reason: { least: 6, most: 50 } },
};

/** Where no tagger finds more to ask, a reason may have so few words. */
const SHORT = 3;

/** All reasons that a book's sentences give, of those that can be asked about. */
export function reasonsOf(reading: Reading, sentences: readonly Plain[]): Reason[] {
  const rows = rowsOf(reading.frames.reasons);
  const central = centrality(reading, sentences);
  const before = new Map(sentences.map((sentence) => [sentence.at, sentence]));
  const defining = new Set(reading.knowledge.ofKind('definition').map(({ stored }) => stored.first));
  return sentences.flatMap((sentence) => {
    // What a thing is has no reason; a long sentence has two halves that are short enough.
    if (!(sentence.fit || sentence.unfit === 'long') || defining.has(sentence.at)) return [];
    const reason =
      reasonIn(reading, rows, sentence) ??
      reasonFirst(reading, sentence) ??
      reasonBefore(reading, sentence, before.get(sentence.at - 1));
    return reason ? [{ ...reason, central: central(sentence) >= CENTRAL }] : [];
  });
}

/** Whether a sentence holds words that open a reason. */
export const givesReason = ({ frames }: Reading, { tokens }: Plain): boolean =>
  rowsOf(frames.reasons).some((row) => row.some((run) => tokens.some((_, at) => stands(tokens, run, at)))) ||
  closing(frames.reasonsFirst, tokens).length > 0;

const rowsOf = (reasons: readonly string[]): Token[][][] =>
  reasons.map((row) => row.split(' | ').map((words) => tokensOf(words)));

function reasonIn(reading: Reading, rows: readonly Token[][][], sentence: Plain): Omit<Reason, 'central'> | null {
  const { tokens, text } = sentence;
  const found = rows.flatMap((row, sort) =>
    row.flatMap((run) => tokens.flatMap((_, at) => (stands(tokens, run, at) ? [{ sort, at, run }] : []))),
  );
  const [only] = found;
  if (!only || found.length > 1) return null;
  const { sort, at, run } = only;
  const fact = told(text.slice(0, tokens[at]?.start));
  const opens = run.findIndex(({ kind }) => kind !== 'sign');
  const reason = told(text.slice(tokens[at + opens]?.start));
  const behind = tokens.slice(at + run.length);
  // "Слишком большая, чтобы …": how much, and not what for.
  const degrees = new Set(reading.frames.degrees?.split(' '));
  if (tokens.slice(0, at).some(({ text: word }) => degrees.has(word))) return null;
  if (!fits(reading, tokens.slice(0, at), behind) || MARKED.test(`${fact} ${reason}`)) return null;
  return {
    sentence,
    quote: sentence.quote,
    fact,
    text: reason,
    sort,
    opening: run.map(({ text: word }) => word).join(' '),
    leaning: new Set(behind.map(({ text: word }) => word).filter((word) => reading.lexicon?.pronouns.has(word))),
  };
}

/** "雨が降ったので，川があふれた": a reason that stands before what it explains. */
function reasonFirst(reading: Reading, sentence: Plain): Omit<Reason, 'central'> | null {
  const { tokens, text, quote } = sentence;
  const found = closing(reading.frames.reasonsFirst, tokens);
  const [only] = found;
  if (!only || found.length > 1) return null;
  const { sort, to, run } = only;
  const [before, behind] = [tokens.slice(0, to), tokens.slice(to + 1)];
  const reason = told(text.slice(0, tokens[to - 1]?.end));
  const fact = told(text.slice(behind[0]?.start));
  if (MARKED.test(`${fact} ${reason}`) || !fits(reading, behind, before)) return null;
  // "文の終わりとはみなしません": of what, only the reason says.
  const topical = reading.frames.topical?.split(' ');
  const untopical = reading.frames.untopical?.split(' ') ?? [];
  const names = ({ text }: Token, at: number) =>
    at > 0 && topical?.includes(text) && !untopical.includes(behind[at - 1]?.text ?? '');
  if (topical && !behind.slice(0, TOPIC).some(names)) return null;
  return {
    sentence,
    quote,
    fact,
    text: reason,
    sort: FIRST + sort,
    opening: run.map(({ text: word }) => word).join(' '),
    leaning: new Set(),
  };
}

/** Where a reason ends that stands before what it explains. */
const closing = (rows: readonly string[] = [], tokens: readonly Token[]) =>
  rowsOf(rows).flatMap((row, sort) =>
    row.flatMap((run) =>
      tokens.flatMap((_, at) =>
        stands(tokens, run, at) && isComma(tokens[at + run.length]) ? [{ sort, to: at + run.length, run }] : [],
      ),
    ),
  );

const isComma = (token: Token | undefined) => /^[,，、،]$/.test(token?.text ?? '');
/** Marks that cut a reason or what it explains in two. */
const MARKED = /[;:?!"“”«»„()[\]「」（）]|\s[-–—]|[-–—]\s|[-–—]$/u;
/** A statement names what it is about among so many tokens. */
const TOPIC = 20;
/** Sorts of reasons that stand first are numbered from here. */
const FIRST = 100;

/** "The ice melted. As a result, the rivers rose.": a reason told in the sentence before, where both stand alone. */
function reasonBefore(reading: Reading, sentence: Plain, before: Plain | undefined): Omit<Reason, 'central'> | null {
  const { frames, sentences, pack } = reading;
  const runs = rowsOf([frames.results ?? ''])[0] ?? [];
  const said = tokensOf(sentences[sentence.at]?.text ?? '', pack.words.elided);
  const opens = runs.some((run) => run.length > 0 && stands(said, run, 0) && isComma(said[run.length]));
  if (!opens || !before?.fit || !sentence.fit || before.section !== sentence.section) return null;
  if (before.quote.page !== sentence.quote.page || before.text.length > LONGEST) return null;
  const [fact, text] = [told(sentence.text), told(before.text)];
  if (/[;:?!"“”«»„()[\]]/u.test(`${fact}${text}`)) return null;
  return {
    sentence,
    quote: { page: sentence.quote.page, quote: `${before.quote.quote} ${sentence.quote.quote}` },
    fact,
    text,
    sort: BEFORE,
    opening: '',
    leaning: new Set(),
  };
}

/** The sort of a reason that is a sentence of its own. */
const BEFORE = -1;
const LONGEST = 200;

/** The words that open a reason, with the space behind them, where a statement could follow them as it stands; else null. */
export function opensReason({ frames, pack }: Reading, { opening, text }: Reason): string | null {
  const runs = (frames.reasonClauses ?? '').split(' | ').map((words) =>
    tokensOf(words)
      .map(({ text: word }) => word)
      .join(' '),
  );
  if (opening === '' || !runs.includes(opening)) return null;
  // Where nothing parts words, the run is one word of several characters.
  const length = opening.replace(/^[,，،] /, '').replaceAll(pack.words.unspaced ? ' ' : '', '').length;
  return `${text.slice(0, length)}${pack.words.unspaced ? '' : ' '}`;
}

const stands = (tokens: readonly Token[], run: readonly Token[], at: number) =>
  run.every(({ text }, i) => tokens[at + i]?.text === text);

/** Whether both sides say enough by themselves, and the reason is the sentence's last word. */
function fits({ lexicon, pack, frames }: Reading, before: readonly Token[], behind: readonly Token[]): boolean {
  if (!lexicon) return false;
  const bounds = pack.words.unspaced ? LENGTHS.unspaced : LENGTHS.spaced;
  // "Debido a un tifón inoportuno": a reason of three words, of two where nothing says "a".
  const short = lexicon.articles.size > 0 ? SHORT : SHORT - 1;
  const reason = pack.words.unspaced || frames.tagged ? bounds.reason : { ...bounds.reason, least: short };
  const length = (tokens: readonly Token[]) => tokens.filter(({ kind }) => kind !== 'sign').length;
  const within = (count: number, { least, most }: { least: number; most: number }) => count >= least && count <= most;
  if (!within(length(before), bounds.fact) || !within(length(behind), reason)) return false;
  // "由于不正确地使用命令而导致的错误": a thing by itself is not so for a reason.
  if (pack.words.unspaced && lexicon.verbs.size > 0 && !before.some(({ text }) => lexicon.verbs.has(text)))
    return false;
  // "According to most experts, in order to …": nothing is told yet that could have a reason.
  const loose = lexicon.prepositions.has(before[0]?.text ?? '') || before.some(({ text }) => /^[,，]$/.test(text));
  if (loose && !tellsSomething(lexicon, before)) return false;
  // "The line in the second figure", "eating one": only who has read what stands before knows which.
  const said = before.filter(({ kind }) => kind !== 'sign').map(({ text }) => text);
  if (lexicon.standIns.has(said.at(-1) ?? '') || recallsOne(lexicon, said)) return false;
  // "Not because …", "and because …", "for that, so that …": the rest of something else.
  const last = before.findLast(({ kind }) => kind !== 'sign')?.text ?? '';
  const previous = before.filter(({ kind }) => kind !== 'sign').at(-2)?.text ?? '';
  if (pack.words.stop.has(last) && lexicon.prepositions.has(previous)) return false;
  const { negations, conjunctions, and, pointing, relatives, agreement } = lexicon;
  // "The plaques are due to …": what is so is the reason itself.
  const open = [negations, conjunctions, and, pointing, agreement.singular, agreement.plural];
  if (open.some((words) => words.has(last))) return false;
  // "Simply because": the adverb belongs to the reason.
  // A character by itself is none.
  const adverb = lexicon.adverbs.has(last) || lexicon.adverbEndings.some((ending) => last.endsWith(ending));
  if (adverb && !pack.words.unspaced) return false;
  // "People admit that others do, because …": whose reason it is cannot be told.
  const clause = before.findLastIndex(({ text }) => relatives.has(text) || (conjunctions.has(text) && !and.has(text)));
  const closed = before.slice(0, -1).some(({ text }, at) => at > clause && /^[,，、،]$/.test(text));
  if (!pack.words.unspaced && clause > 0 && !closed) return false;
  // "Even though … because …, the court …": the main clause comes last.
  if (before.slice(0, 2).some(({ text }) => lexicon.subordinating.has(text) || lexicon.conjunctions.has(text)))
    return false;
  if (before.at(-2)?.kind === 'sign' && lexicon.connectives.has(last)) return false;
  const words = behind.map(({ text }) => text);
  const joined = words.some((word, at) => /^[,，،]$/.test(words[at - 1] ?? '') && lexicon.clause.has(word));
  return !joined && !runsOn(lexicon, words);
}
