import type { Answers, Questions } from '@contract/quiz.ts';

/** The id of the control that answers a question: its first option, or its text area. */
export const controlId = (kind: keyof Answers, index: number): string => `answer-${kind}-${index}`;

/** The controls of all questions, in the order of the paper. */
export const controlsOf = ({ mcqs, saqs, laqs }: Questions): string[] => [
  ...mcqs.map((_, index) => controlId('mcq', index)),
  ...saqs.map((_, index) => controlId('saq', index)),
  ...laqs.map((_, index) => controlId('laq', index)),
];

/** The controls of the questions that have no answer yet, in the order of the paper; blank text is no answer. */
export function blanksOf({ mcqs, saqs, laqs }: Questions, { mcq, saq, laq }: Answers): string[] {
  const blanks = (kind: keyof Answers, items: readonly unknown[], isBlank: (index: number) => boolean) =>
    items.flatMap((_, index) => (isBlank(index) ? controlId(kind, index) : []));
  return [
    ...blanks('mcq', mcqs, (index) => mcq[index] === undefined),
    ...blanks('saq', saqs, (index) => !saq[index]?.trim()),
    ...blanks('laq', laqs, (index) => !laq[index]?.trim()),
  ];
}
