/** The questions of a quiz as a learning platform takes them: what is asked, what is right, and where the book says so. */
import type { Evidence } from '@contract/evidence.ts';
import { pageName } from '@contract/page-names.ts';
import type { Questions } from '@contract/quiz.ts';

interface TakenOption {
  text: string;
  right: boolean;
  /** What the book says of a wrong one, with its page; left out where that is not known. */
  feedback?: string;
}

/** `words`: so few that a platform can compare them by itself; `essay`: somebody has to read the answer. */
export type TakenQuestion = {
  /** Number on the paper. */
  number: number;
  question: string;
  /** What the book says, with its page; shown to whoever has answered. */
  feedback: string[];
} & (
  | { kind: 'choice'; options: TakenOption[] }
  | { kind: 'words'; answer: string }
  | { kind: 'essay'; outline: string[] }
);

/** An answer of more words than this is not one that anybody types letter by letter. */
const FEW_WORDS = 3;

const fewWords = (answer: string): boolean =>
  !/[.!?。！？]/u.test(answer.trim().slice(0, -1)) &&
  answer.trim().split(/\s+/u).length <= FEW_WORDS &&
  answer.length <= 40;

const sourced = (book: string, { page, label, quote }: Evidence): string =>
  `${book}, ${pageName(page, label)}: “${quote}”`;

/** @param book the book's title */
export function takenQuestions({ mcqs, saqs, laqs }: Questions, book: string): TakenQuestion[] {
  const from = (evidence: readonly (Evidence | undefined)[]) =>
    evidence.flatMap((one) => (one ? [sourced(book, one)] : []));
  return [
    ...mcqs.map(({ question, options, answer_index, explanation, evidence, more_evidence = [], about_options }) => ({
      kind: 'choice' as const,
      question,
      options: options.map((text, i) => {
        const about = i === answer_index ? null : about_options?.[i];
        return { text, right: i === answer_index, ...(about && { feedback: sourced(book, about) }) };
      }),
      feedback: [explanation, ...from([evidence, ...more_evidence])].filter((line) => line.trim() !== ''),
    })),
    ...saqs.map(({ question, answer, evidence }) =>
      fewWords(answer)
        ? { kind: 'words' as const, question, answer: answer.trim().replace(/[.。]$/u, ''), feedback: from([evidence]) }
        : { kind: 'essay' as const, question, outline: [answer], feedback: from([evidence]) },
    ),
    ...laqs.map(({ question, answer_outline, evidence = [] }) => ({
      ...{ kind: 'essay' as const, question, feedback: from(evidence) },
      outline: answer_outline.map((line) => line.replace(/^\* /, '')),
    })),
  ].map((one, i) => ({ ...one, number: i + 1 }));
}
