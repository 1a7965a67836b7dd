/** "How is it different from Y?": what a comparison's pronoun stands for. */
import type { BookIndex } from '../../../book/search/build.ts';
import type { Turn } from '../../engine.ts';
import { readQuestion } from '../../find/question.ts';
import { packsOf, pronounIn } from '../../find/words.ts';
import { comparedIn, standsForAnother } from '../plan/compare.ts';

/** The last thing that was asked about by its name, as it was written; null where nothing was. */
export function lastSubject(history: readonly Turn[], index: BookIndex): string | null {
  for (const { question } of history.toReversed()) {
    const { subject, subjectTerms } = readQuestion(question, index);
    const known = subjectTerms.some((name) => name.every((term) => index.postings.has(term)));
    if (subject && known) return subject;
  }
  return null;
}

/** A comparison that leaves one side to the question before it, with that side named; any other text as it is. */
export function withBothNamed(text: string, history: readonly Turn[], index: BookIndex): string {
  if (history.length === 0 || readQuestion(text, index).kind !== 'comparison') return text;
  const packs = packsOf(text, index.language);
  const compared = comparedIn(text, packs);
  const open = compared?.find((side) => standsForAnother(side, packs));
  if (compared && open === undefined) return text;
  const subject = lastSubject(history, index);
  if (subject === null) return text;
  for (const [pattern, named] of packs.flatMap(({ questions }) => questions?.oneSide ?? []))
    if (pattern.test(text)) return text.replace(pattern, named).replace('%', () => subject);
  return open === undefined ? text : text.replace(pronounIn(packs), () => subject);
}
