/** What became of single answers: the last quiz, and why an answer counted as wrong. */

import type { DraftReply, MissedQuestion, StudyRecord } from '../../converse.ts';
import { contentWords, covered } from '../../gate/words.ts';
import { escapeMarkdown } from '../../markdown.ts';
import { citeMissed, newDraft, plain } from './draft.ts';
import { dayName } from './when.ts';
import { lastQuizzes, noAttempts, quote, share } from './words.ts';

const SEE = 'Open the attempt on the Progress screen to see each answer beside its reasons and the place in the book.';
/** This much of what an answer was about must be in its question, or in what would have been right. */
const ABOUT = 0.5;

/** "What was my score in the last quiz?" */
export function lastQuiz(record: StudyRecord): DraftReply {
  const { last } = record;
  if (!last) return plain(noAttempts(record));
  const correct = last.kinds.reduce((sum, { right }) => sum + right, 0);
  const attempted = last.kinds.reduce((sum, { asked }) => sum + asked, 0);
  const kinds = last.kinds.map(({ name, right, asked }) => `- ${name}: ${right} of ${asked}`).join('\n');
  return plain(
    [
      `Your last quiz was on **${escapeMarkdown(last.title)}** (${dayName(last.taken.slice(0, 10))}): ${share({ correct, attempted })}.`,
      kinds,
      `Over all your quizzes you have ${share(record)}. ${SEE}`,
    ].join('\n\n'),
  );
}

/**
 * "Why was my answer about formalities wrong?"
 * @param about what the answer was about; null where the text doesn't say: then the latest missed one
 */
export function whyWrong(record: StudyRecord, about: string | null): DraftReply {
  if (record.attempted === 0) return plain(noAttempts(record));
  const found = about === null ? record.missed[0] : bestFor(about, record.missed);
  if (!found) {
    const what =
      about === null ? 'a question that you missed' : `a missed question about ${quote(escapeMarkdown(about))}`;
    return plain(`I couldn’t find ${what} in ${lastQuizzes(record.attempts)}. ${SEE}`);
  }
  const { question, marked } = found;
  const draft = newDraft();
  const lines = [
    `The question was ${quote(escapeMarkdown(question))} (${escapeMarkdown(found.title)}).`,
    ...(marked ? [own(marked.own)] : []),
    ...(marked?.reason ? [escapeMarkdown(marked.reason)] : []),
    ...(marked ? [`A full answer: ${escapeMarkdown(marked.right)}`] : []),
  ];
  const evidence = citeMissed(draft, found);
  const place = evidence === '' ? [] : [`What it rests on in the book:${evidence}`];
  return draft.reply([...lines, ...place, SEE].join('\n\n'));
}

const own = (answer: string) =>
  answer.trim() === '' ? 'You left it blank.' : `You answered: ${quote(escapeMarkdown(answer.trim()))}`;

/** The missed question that is most about something, if any is; of equal ones the latest. */
function bestFor(about: string, missed: readonly MissedQuestion[]): MissedQuestion | undefined {
  const wanted = contentWords(about);
  const scored = missed.map((one) => ({
    one,
    score: Math.max(
      covered(wanted, contentWords(one.question)),
      0.9 * covered(wanted, contentWords(`${one.marked?.own ?? ''} ${one.marked?.right ?? ''}`)),
    ),
  }));
  return scored.filter(({ score }) => score >= ABOUT).toSorted((a, b) => b.score - a.score)[0]?.one;
}
