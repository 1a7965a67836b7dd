/** The rules that a question must keep by itself, whatever engine wrote it. */
import type { ClaimedQuote, DraftLaq, DraftMcq, DraftSaq } from '../engine.ts';
import { pointsAreAsked } from './asked-points.ts';
import { type OptionFault, optionFault } from './options.ts';
import { leaks, MAX_QUESTION, repeats, type StemFault, standsAlone, stemFault } from './stem.ts';
import { restsOn, type Stem, type SupportFault, supportFault } from './support.ts';
import { contentWords } from './words.ts';

export type Draft = ({ kind: 'mcq' } & DraftMcq) | ({ kind: 'saq' } & DraftSaq) | ({ kind: 'laq' } & DraftLaq);

export type DraftFault =
  | OptionFault
  | StemFault
  | SupportFault
  | 'answer_incomplete'
  | 'outline_size'
  | 'points_not_asked'
  | 'no_evidence';

const OUTLINE = { least: 3, most: 6 };
/** A question that names what is to be put together, or has parts, may be so long. */
const MOST_COMBINED = 800;

/** The words of a quote with the rest of the sentences that it is cut from. */
export type Whole = (quote: ClaimedQuote) => string;
const asQuoted: Whole = ({ quote }) => quote;

/**
 * The first rule that a draft breaks, or null. Whether its quotes stand in the book is checked elsewhere.
 * @param stem takes the inflection off a word, in the language of the book
 * @param whole what is read of a quote; left out: the quote alone
 */
export function draftFault(draft: Draft, stem?: Stem, whole: Whole = asQuoted): DraftFault | null {
  switch (draft.kind) {
    case 'mcq':
      return mcqFault(draft, whole, stem);
    case 'saq':
      return saqFault(draft, whole, stem);
    case 'laq':
      return laqFault(draft, stem);
  }
}

function mcqFault(draft: DraftMcq, whole: Whole, stem?: Stem): DraftFault | null {
  if (draft.parts) return combinationFault(draft, draft.parts, stem);
  const { question, options, answer_index: key, evidence, more = [] } = draft;
  const read = (words: Whole) => [evidence, ...more].map(words).join(' ');
  return shownFault(question, options, key) ?? supportFault(read(asQuoted), read(whole), draft, stem);
}

/** The first rule that a question breaks by what a student sees of it, whatever the book says. */
export function shownFault(question: string, options: readonly string[], key: number): DraftFault | null {
  if (options[key] === undefined) return 'option_count';
  return optionFault(options, key) ?? stemFault(question) ?? (leaks(question, options, key) ? 'leaks_answer' : null);
}

/** Options that only combine what the question names: each part rests on its own words, and no two options are the same. */
function combinationFault(
  { question, options }: DraftMcq,
  parts: NonNullable<DraftMcq['parts']>,
  stem?: Stem,
): DraftFault | null {
  const fault = stemFault(question, MOST_COMBINED);
  if (fault) return fault;
  if (options.length < 3 || options.length > 6) return 'option_count';
  if (new Set(options).size < options.length) return 'options_alike';
  const rests = parts.every(({ text, quote }) => restsOn(quote.quote, text, stem));
  return parts.length >= 2 && rests ? null : 'key_not_supported';
}

function saqFault(draft: DraftSaq, whole: Whole, stem?: Stem): DraftFault | null {
  const fault = stemFault(draft.question);
  if (fault) return fault;
  if (contentWords(draft.answer).size === 0) return 'answer_incomplete';
  if (repeats(draft.question, draft.answer)) return 'leaks_answer';
  const quotes = [draft.evidence, ...(draft.more ?? [])].map(whole).join(' ');
  return restsOn(quotes, draft.answer, stem) ? null : 'answer_not_supported';
}

function laqFault(draft: DraftLaq, stem?: Stem): DraftFault | null {
  const fault = stemFault(draft.question, draft.question.includes('\n') ? MOST_COMBINED : MAX_QUESTION);
  if (fault) return fault;
  const points = draft.answer_outline;
  if (points.length < OUTLINE.least || points.length > OUTLINE.most) return 'outline_size';
  if (draft.evidence.length !== points.length) return 'no_evidence';
  if (points.some((point) => !standsAlone(point))) return 'does_not_stand_alone';
  if (!pointsAreAsked(draft.question, points)) return 'points_not_asked';
  return points.every((point, i) => restsOn(draft.evidence[i]?.quote ?? '', point, stem))
    ? null
    : 'answer_not_supported';
}
