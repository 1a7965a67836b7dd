/** Years and numbers that a sentence states, asked for beside others of the book that count the same. */
import type { Token } from '../../../knowledge/tokens.ts';
import type { DraftMcq } from '../../engine.ts';
import { askedWhen } from '../asking-why.ts';
import { centrality } from '../central.ts';
import { type Distractor, saidOfBoth } from '../distractors.ts';
import { because } from '../explain.ts';
import { shuffled } from '../gate/seed.ts';
import { contentWords } from '../gate/words.ts';
import { framed, type Reading } from '../reading.ts';
import { type Plain, withGap } from '../sentences.ts';
import { told, uncited } from '../wording.ts';
import { LAST, LEAST, type McqCandidate } from './form.ts';

export interface Figure {
  sentence: Plain;
  /** The token that is the number. */
  token: number;
  text: string;
  value: number;
  /** What is counted, by the word behind the number; `null` for a year. */
  unit: string | null;
  /** Whether it is the year of something that happened: others only stand beside it. */
  dated: boolean;
}

const YEAR = /^(?:1[0-9]|20)\d\d$/;
const NUMBER = /^\d{1,3}(?:[.,\s]\d{3})*(?:[.,]\d+)?$|^\d+(?:[.,]\d+)?$/;
const OTHERS = 3;
/** So many are worked out. */
const MOST = 400;
/** A gap is asked for where there is nothing better. */
const BELOW = 4.5;
const YEAR_BELOW = 2;
/** A bare number is worth so much less than a year: few keep it. */
const BARE = 1.2;
/** So many of the nearest in value are drawn from. */
const NEAREST = 6;
/** Numbers of one kind may differ so many times; years by so many. */
const RATIO = 5;
/** Years that many remember, and those before. */
const YEARS = { recent: 40, earlier: 70 };
const RECENT = 1900;

/** All years and all numbers with a unit in the book's prose. */
export function figuresOf(reading: Reading, sentences: readonly Plain[]): Figure[] {
  const events = new Map<number, Set<number>>();
  for (const fact of [...reading.knowledge.ofKind('event'), ...reading.knowledge.ofKind('work')])
    for (let at = fact.stored.first; at <= fact.stored.last; at++)
      events.set(at, new Set([...(events.get(at) ?? []), ...fact.years]));
  const decades = new Set((reading.frames.decades ?? '').split(' '));
  return sentences.flatMap((sentence) =>
    sentence.tokens.flatMap(({ text, kind, start, end }, token): Figure[] => {
      if (kind !== 'number' || !NUMBER.test(text) || inBrackets(sentence, start)) return [];
      const printed = sentence.text.slice(start, end);
      const next = sentence.tokens[token + 1];
      const before = sentence.tokens[token - 1];
      if (/^[–—/:*×-]$/.test(next?.text ?? '') || /^[–—/:*×-]$/.test(before?.text ?? '')) return [];
      const value = numberOf(printed);
      // "The Mental Health Act (Scotland) 2003": a year of a name.
      if (before?.text === ')' || before?.text === '）') return [];
      // "50 000": one number in two pieces; "the 1990s", "década de 1990": ten years.
      if (next?.kind === 'number' || before?.kind === 'number' || /^\p{Nd}/u.test(next?.text ?? '')) return [];
      if (isRange(reading, sentence, token)) return [];
      const around = [sentence.tokens[token - 2], before, next];
      if ((YEAR.test(text) || reading.pack.words.unspaced) && around.some((token) => decades.has(token?.text ?? '')))
        return [];
      const named = reading.lexicon?.yearWords.has(next?.text ?? '') ?? false;
      const isYear = YEAR.test(text) && (named || !reading.lexicon?.units.has(next?.text ?? ''));
      if (isYear) {
        // "July 1998", "in April 2007": nobody keeps the month of it.
        const ofMonth = around.some((token) => reading.lexicon?.months.has(token?.text ?? ''));
        const dated =
          !ofMonth && (events.size > 0 ? (events.get(sentence.at)?.has(value) ?? false) : countsNothing(reading, next));
        return [{ sentence, token, text: printed, value, unit: null, dated }];
      }
      if (isPartOfName(reading, sentence, token)) return [];
      const unit = unitOf(reading, next?.text ?? '', next?.kind ?? 'sign');
      return unit === '' ? [] : [{ sentence, token, text: printed, value, unit, dated: false }];
    }),
  );
}

/** "Type 1 diabetes …": what a noun that opens a sentence carries counts nothing. */
function isPartOfName({ lexicon, pack }: Reading, { tokens }: Plain, at: number): boolean {
  const first = tokens[0]?.text ?? '';
  if (!lexicon || at !== 1 || pack.words.unspaced) return false;
  const { prepositions, determiners, articles, adverbs, hedges, conjunctions } = lexicon;
  return ![prepositions, determiners, articles, adverbs, hedges, conjunctions].some((words) => words.has(first));
}

/** "25%-30%", "between 5 and 8", "10 to 30": one of two ends says nothing by itself. */
function isRange({ lexicon }: Reading, { tokens }: Plain, at: number): boolean {
  const joins = (token: Token | undefined) =>
    token !== undefined &&
    (lexicon?.and.has(token.text) || lexicon?.prepositions.has(token.text) || /^[–-]$/.test(token.text));
  const ends = (one: number, other: number) => joins(tokens[one]) && tokens[other]?.kind === 'number';
  return (
    ends(at - 1, at - 2) || ends(at + 1, at + 2) || /^[–-]$/.test(tokens[at + 2]?.text ?? '') || ends(at + 2, at + 3)
  );
}

/** Where no events are known, a year is what no noun follows. */
function countsNothing({ lexicon }: Reading, next: Token | undefined): boolean {
  if (next?.kind !== 'word' || !lexicon) return true;
  if (lexicon.capitalNouns) return !next.capital;
  const joins = [lexicon.prepositions, lexicon.conjunctions, lexicon.verbs, lexicon.articles, lexicon.past];
  return lexicon.yearWords.has(next.text) || joins.some((words) => words.has(next.text));
}

function numberOf(text: string): number {
  const plain = text.replace(/[\s](?=\d{3})/g, '').replace(/[.,](?=\d{3}(?:\D|$))/g, '');
  return Number.parseFloat(plain.replace(',', '.'));
}

/** What is counted: the word behind the number, however it is inflected. */
function unitOf({ pack, lexicon }: Reading, next: string, kind: string): string {
  if (/^[%％٪°]$/.test(next)) return next;
  if (kind !== 'word' || lexicon === null) return '';
  const small = [lexicon.prepositions, lexicon.conjunctions, lexicon.articles, lexicon.verbs, lexicon.and];
  if (lexicon.months.has(next) || (!pack.words.unspaced && small.some((words) => words.has(next)))) return '';
  return pack.words.unspaced ? next : pack.words.stem(next);
}

const inBrackets = ({ text }: Plain, at: number) => {
  const before = text.slice(0, at);
  return (before.match(/[([（]/g) ?? []).length > (before.match(/[)\]）]/g) ?? []).length;
};

/** A year is asked for only where something happened in it: "1500 elements" is none. */
export const isAsked = ({ unit, dated }: Pick<Figure, 'unit' | 'dated'>): boolean => unit !== null || dated;

export function figureForms(reading: Reading, figures: readonly Figure[], sentences: readonly Plain[]): McqCandidate[] {
  const central = centrality(reading, sentences);
  // Where a tagger tells what else is left, the year of what the chapter is about is asked before a gap.
  const worth = ({ unit, sentence }: Figure) =>
    reading.frames.tagged && unit === null ? 2 * central(sentence) - YEAR_BELOW : -BELOW;
  const byUnit = Map.groupBy(figures, ({ unit }) => unit);
  return figures
    .filter((figure) => isAsked(figure) && figure.sentence.fit && reading.inRange(figure.sentence.quote.page))
    .filter(({ unit, sentence }) => unit !== null || !tellsOfAny(reading, sentence))
    .sort((a, b) => b.sentence.worth - a.sentence.worth)
    .slice(0, MOST)
    .map((figure) => ({
      form: figure.unit === null ? 'year' : 'number',
      // A bare number is asked where not even a year can be.
      tier: figure.unit !== null && reading.frames.tagged ? LEAST : LAST,
      level: 'remember' as const,
      chapter: figure.sentence.chapter,
      score: figure.sentence.worth + worth(figure) - (figure.unit === null ? 0 : BARE),
      about: [`${figure.sentence.at}`],
      draft: (random: () => number) => draftOf(reading, figure, byUnit.get(figure.unit) ?? [], random),
    }));
}

/** "A cartoon character was born": which one, nobody could say; "it was a right": nothing happened. */
const tellsOfAny = ({ lexicon, frames }: Reading, { tokens }: Plain): boolean => {
  const opens = (at: number) =>
    lexicon?.articles.has(tokens[at]?.text ?? '') && !lexicon.definite.has(tokens[at]?.text ?? '');
  // "In 1928, a …": behind its year.
  const comma = tokens.findIndex(({ text }) => text === ',');
  const links = (at: number) => lexicon?.agreement.singular.has(tokens[at]?.text ?? '') && opens(at + 1);
  const says = tokens.some((_, at) => at > 0 && links(at));
  return frames.tagged === true && Boolean(says || opens(0) || (comma > 0 && comma <= LEAD && opens(comma + 1)));
};

/** What stands before a sentence's subject has at most so many tokens. */
const LEAD = 3;

function draftOf(reading: Reading, figure: Figure, others: readonly Figure[], random: () => number): DraftMcq | null {
  const { unit } = figure;
  const printed = unitAsPrinted(figure);
  // With its unit where others have it in the same form.
  const alike = unit === null ? [] : others.filter((other) => unitAsPrinted(other) === printed);
  return choiceOf(reading, figure, alike, printed, random) ?? choiceOf(reading, figure, others, '', random);
}

/** The unit with what stands before it: " percent", "%". */
function unitAsPrinted({ sentence: { text, tokens }, token, unit }: Figure): string {
  const [number, next] = [tokens[token], tokens[token + 1]];
  return unit === null || !number || !next ? '' : text.slice(number.end, next.end);
}

function choiceOf(
  reading: Reading,
  figure: Figure,
  others: readonly Figure[],
  unitText: string,
  random: () => number,
): DraftMcq | null {
  const { sentence, token, text, value, unit } = figure;
  const gapped = uncited(withGap(sentence, token, token + (unitText === '' ? 1 : 2)));
  if (sentence.text.split(text).length > 2 || besideOthers(figure)) return null;
  const asked = contentWords(gapped);
  const own = new Set(sentence.tokens.map(({ text: word }) => word));
  const seen = new Set([value]);
  const near = [...others]
    .sort((a, b) => distance(a, value) - distance(b, value))
    .filter((other) => {
      if (!isAsked(other)) return false;
      if (seen.has(other.value) || own.has(other.text.toLowerCase()) || !isNear(other, value)) return false;
      if (isWhole(other.text) !== isWhole(text) || saidOfBoth(reading, other.sentence.at, asked)) return false;
      seen.add(other.value);
      return true;
    })
    .slice(0, NEAREST);
  const wrong: Distractor[] = shuffled(near, random)
    .slice(0, OTHERS)
    .map((other) => ({ text: `${other.text}${unitText}`, about: other.sentence.quote }));
  if (wrong.length < OTHERS) return null;
  return {
    question: askedYear(reading, figure) ?? askedFigure(reading, gapped, unit),
    options: [`${text}${unitText}`, ...wrong.map((one) => one.text)],
    answer_index: 0,
    explanation: because(reading, sentence.quote),
    evidence: sentence.quote,
    about: [null, ...wrong.map(({ about }) => about)],
    level: 'remember',
    form: unit === null ? 'year' : 'number',
  };
}

/** The question for a figure in the words of its statement; null where they cannot be put in order. */
export const askedYear = (reading: Reading, figure: Figure): string | null =>
  askedInPlace(reading, figure) ?? (figure.unit === null ? askedWhen(reading, figure.sentence, figure.token) : null);

/** "TEX Live 自哪一年起……？": the statement with a question word where its figure stood; null where the language asks otherwise. */
function askedInPlace(
  { frames: { inPlace }, lexicon }: Reading,
  { sentence: { text, tokens }, token, unit }: Figure,
): string | null {
  const [figure, next] = [tokens[token], tokens[token + 1]];
  if (!inPlace || !figure || !next || /[“”"「」；：]/u.test(text)) return null;
  const percent = /^[%％]$/.test(next.text);
  if (unit === null && !lexicon?.yearWords.has(next.text)) return null;
  const word = unit === null ? inPlace.year : percent ? inPlace.percent : inPlace.number;
  const rest = text.slice(percent ? next.end : figure.end).trimStart();
  return uncited(`${text.slice(0, figure.start).trimEnd()}${word}${told(rest)}${inPlace.ends}`);
}

/** The question for a year or a number that is left out of a statement. */
export function askedFigure({ frames }: Reading, gapped: string, unit: string | null): string {
  if (unit !== null) return framed(frames.number, gapped);
  const { dated } = frames;
  if (!dated?.opens.test(gapped)) return framed(frames.year, gapped);
  const rest = gapped.replace(dated.opens, '');
  return framed(dated.asks, rest.charAt(0).toUpperCase() + rest.slice(1));
}

/** Whether a sentence tells other years, or other numbers of the same unit, by which its own could be told: "60% …, then 13%". */
const besideOthers = ({ sentence: { tokens }, token, unit }: Figure): boolean => {
  const behind = tokens[token + 1]?.text;
  return tokens.some(
    ({ text, kind }, at) =>
      at !== token && (unit === null ? YEAR.test(text) : kind === 'number' && tokens[at + 1]?.text === behind),
  );
};

/** "32.9 %" is told at a glance from "60 %". */
const isWhole = (text: string) => !/[.,٫]\p{Nd}{1,2}$/u.test(text);

const distance = ({ value, unit }: Figure, to: number) =>
  unit === null ? Math.abs(value - to) : Math.abs(Math.log((value + 1) / (to + 1)));

const isNear = (other: Figure, value: number) =>
  other.unit === null
    ? Math.abs(other.value - value) <= (value < RECENT ? YEARS.earlier : YEARS.recent)
    : Math.max(other.value, value) <= RATIO * Math.max(1, Math.min(other.value, value));
