/** The pages of wrong options that an engine named without saying where they stand. */
import { quotable } from '../../book/sentences.ts';
import type { ClaimedQuote, DraftMcq } from '../engine.ts';
import type { Reading } from './reading.ts';

/** The draft with the book's words about each wrong option, where the book uses all of them; else as it is. */
export function withPages(reading: Reading, draft: DraftMcq): DraftMcq {
  if (draft.about) return draft;
  const about = draft.options.map((option, i) => (i === draft.answer_index ? null : useOf(reading, option, draft)));
  return about.every((claim, i) => i === draft.answer_index || claim !== null) ? { ...draft, about } : draft;
}

/** A sentence that uses an option, the first that begins with it before others. */
function useOf(
  { book, knowledge, sentences, words }: Reading,
  option: string,
  { evidence }: DraftMcq,
): ClaimedQuote | null {
  const key = knowledge.keyOf(option);
  const places = words.withTerm(key).filter((at) => {
    const sentence = sentences[at];
    return sentence?.kind === 'prose' && !evidence.quote.includes(sentence.text);
  });
  const best = places.find((at) => words.keyAt(at).startsWith(` ${key} `)) ?? places[0];
  const sentence = best === undefined ? undefined : sentences[best];
  return sentence ? quotable(book, sentence) : null;
}
