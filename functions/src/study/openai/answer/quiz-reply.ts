/** What is said to somebody who wants to be tested: where quizzes are. */
import { languageOfQuestion } from '../../../language/detect.ts';
import { replies as english } from '../../../language/packs/en/replies.ts';
import { packFor } from '../../../language/packs/index.ts';

const QUIZ_NAME = '**Generate Quiz**';

/** @param quizAt where in the app a quiz on the book is set up */
export function quizReply(question: string, quizAt: string | undefined): string {
  const { quiz } = packFor(languageOfQuestion(question, null)).replies ?? english;
  return quizAt === undefined ? quiz : quiz.replace(QUIZ_NAME, () => `[${QUIZ_NAME}](${quizAt})`);
}
