/** Which study engine serves: the embedded one, which needs no key and no network. */
import { answerFromBook } from './embedded/answer/index.ts';
import { converse } from './embedded/converse/index.ts';
import { mark } from './embedded/mark/mark.ts';
import { writeQuestions } from './embedded/questions/write.ts';
import type { StudyEngine } from './engine.ts';

const embedded: StudyEngine = {
  answer: async (input) => answerFromBook(input),
  writeQuestions: async (input) => writeQuestions(input),
  mark: async (input) => mark(input),
  converse,
};

/** The engine in use. */
export const engine = (): StudyEngine => embedded;
