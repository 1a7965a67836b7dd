/** "How is it different from Y?": what a comparison's pronoun stands for. */
import type { BookIndex } from '../../../book/search/build.ts';
import type { Turn } from '../../engine.ts';
import { comparedIn, PRONOUN, standsForAnother } from './compare.ts';
import { readQuestion } from './question.ts';

/** "Was ist der Unterschied zu Y?" names one thing and means both. */
const TO_ONE: [RegExp, string][] = [
  [/\b(unterschied)\s+(?:zu|zum|zur|gegenüber)\s+(?:eine[rmn]?\s+|de[rmn]\s+)?(?=\p{L})/iu, '$1 zwischen % und '],
  [/\b(differences?)\s+(?:to|from|with)\s+(?=\p{L})/iu, '$1 between % and '],
  [/^(?:and |but )?(compare)(?: (?:it|this|that|them))?\s+(?:to|with)\s+(?=\p{L})/iu, '$1 % with '],
  [
    /^(?:and |but )?(how (?:is|does|are|do) )(?:it |this |that |they )?(differ(?:ent)?) (from|to|than)\s+(?=\p{L})/iu,
    '$1% $2 $3 ',
  ],
];

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
  const compared = comparedIn(text);
  const open = compared?.find(standsForAnother);
  if (compared && open === undefined) return text;
  const subject = lastSubject(history, index);
  if (subject === null) return text;
  for (const [pattern, named] of TO_ONE)
    if (pattern.test(text)) return text.replace(pattern, named).replace('%', () => subject);
  return open === undefined ? text : text.replace(PRONOUN, () => subject);
}
