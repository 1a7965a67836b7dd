/** The rules that a question must keep by itself, whatever engine wrote it. */
import type { DraftLaq, DraftMcq, DraftSaq } from '../engine.ts';
import { pointsAreAsked } from './asked-points.ts';
import { type OptionFault, optionFault } from './options.ts';
import { leaks, MAX_QUESTION, type StemFault, standsAlone, stemFault } from './stem.ts';
import { restsOn, type SupportFault, supportFault } from './support.ts';
import { contentWords } from './words.ts';

export type Draft = ({ kind: 'mcq' } & DraftMcq) | ({ kind: 'saq' } & DraftSaq) | ({ kind: 'laq' } & DraftLaq);

export type DraftFault =
  | OptionFault
  | StemFault
  | SupportFault
  | 'clue_in_key'
  | 'answer_incomplete'
  | 'outline_size'
  | 'points_not_asked'
  | 'no_evidence';

const OUTLINE = { least: 3, most: 6 };
/** A question that names what is to be put together, or has parts, may be so long. */
const MOST_COMBINED = 800;

/** The first rule that a draft breaks, or null. Whether its quotes stand in the book is checked elsewhere. */
export function draftFault(draft: Draft): DraftFault | null {
  switch (draft.kind) {
    case 'mcq':
      return mcqFault(draft);
    case 'saq':
      return saqFault(draft);
    case 'laq':
      return laqFault(draft);
  }
}

function mcqFault(draft: DraftMcq): DraftFault | null {
  const key = draft.options[draft.answer_index];
  if (key === undefined) return 'option_count';
  if (draft.parts) return combinationFault(draft, draft.parts);
  return (
    optionFault(draft.options) ??
    stemFault(draft.question, key) ??
    (draft.options.some((option) => stemFault(option.padEnd(8, '.'), null) === 'does_not_stand_alone')
      ? 'does_not_stand_alone'
      : null) ??
    supportFault(draft.evidence.quote, draft.options, draft.answer_index) ??
    (hasClue(draft.question, draft.options, draft.answer_index) ? 'clue_in_key' : null)
  );
}

/** Options that only combine what the question names: each part rests on its own words, and no two options are the same. */
function combinationFault({ question, options }: DraftMcq, parts: NonNullable<DraftMcq['parts']>): DraftFault | null {
  const fault = stemFault(question, null, MOST_COMBINED);
  if (fault) return fault;
  if (options.length < 3 || options.length > 6) return 'option_count';
  if (new Set(options).size < options.length) return 'options_alike';
  const rests = parts.every(({ text, quote }) => restsOn(quote.quote, text));
  return parts.length >= 2 && rests ? null : 'key_not_supported';
}

/** Whether the right option shares a word with the question that none of the others shares. */
function hasClue(question: string, options: readonly string[], key: number): boolean {
  const asked = contentWords(question);
  const shared = (option: string) => [...contentWords(option)].filter((word) => asked.has(word) && !GRAMMAR.test(word));
  const others = new Set(options.flatMap((option, i) => (i === key ? [] : shared(option))));
  return shared(options[key] ?? '').some((word) => !others.has(word));
}

/** Two kana of an ending or a particle, which every sentence has. */
const GRAMMAR = /^\p{Script=Hiragana}+$/u;

function saqFault(draft: DraftSaq): DraftFault | null {
  const fault = stemFault(draft.question, null);
  if (fault) return fault;
  if (contentWords(draft.answer).size === 0) return 'answer_incomplete';
  const fresh = [...contentWords(draft.answer)].filter((word) => !contentWords(draft.question).has(word));
  if (fresh.length === 0 || (contentWords(draft.answer).size <= 3 && leaks(draft.question, draft.answer)))
    return 'leaks_answer';
  const quotes = [draft.evidence, ...(draft.more ?? [])].map(({ quote }) => quote).join(' ');
  return restsOn(quotes, draft.answer) ? null : 'answer_not_supported';
}

function laqFault(draft: DraftLaq): DraftFault | null {
  const fault = stemFault(draft.question, null, draft.question.includes('\n') ? MOST_COMBINED : MAX_QUESTION);
  if (fault) return fault;
  const points = draft.answer_outline;
  if (points.length < OUTLINE.least || points.length > OUTLINE.most) return 'outline_size';
  if (draft.evidence.length !== points.length) return 'no_evidence';
  if (points.some((point) => !standsAlone(point))) return 'does_not_stand_alone';
  if (!pointsAreAsked(draft.question, points)) return 'points_not_asked';
  return points.every((point, i) => restsOn(draft.evidence[i]?.quote ?? '', point)) ? null : 'answer_not_supported';
}
