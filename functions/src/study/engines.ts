/** Which study engine serves: a model where one is configured, else the embedded one, which needs no key and no network. */
import { engineName } from '../config.ts';
import { AppError } from '../platform/errors.ts';
import { ownTurn } from '../platform/turns.ts';
import type { Waiting } from '../platform/waiting.ts';
import type { ConverseInput, DraftReply } from './converse.ts';
import type { DraftTopic, StudyEngine, TopicsInput } from './engine.ts';
import type { ModelBudget } from './model-budget.ts';
import type { ModelEngine } from './openai/index.ts';
import type { PageReader } from './page-reader.ts';

/** The engine that needs no model: what it does costs nothing. Each part is loaded by the first request that needs it. */
export const embedded: StudyEngine = {
  answer: async (input) => {
    const [{ answerFromBook }, knowledge] = await Promise.all([import('./answer/index.ts'), input.knowledge?.()]);
    return answerFromBook(input, knowledge);
  },
  writeQuestions: async (input) => {
    const [{ writeQuiz }, knowledge] = await Promise.all([import('./quiz/write.ts'), input.knowledge?.()]);
    return writeQuiz(input, knowledge);
  },
  mark: async (input) => {
    const { mark } = await import('./grading/grade.ts');
    // After the import, for which all answers of a quiz wait together.
    await ownTurn();
    return mark(input);
  },
  converse: async (input) => (await import('./embedded/converse/index.ts')).converse(input),
  topics: async (input) => (await import('./embedded/topics/index.ts')).nameTopics(input),
};

/**
 * The engine in use, for one request of one student: its time begins now, and `budget` pays. While the budget is empty the
 * embedded engine serves, and says so.
 */
export function engineFor(modelBudget: ModelBudget, waiting?: Waiting): StudyEngine {
  if (engineName() === 'embedded') return embedded;
  // Loaded by the first request that needs it: a function that asks no model never loads the package.
  const model = import('./openai/index.ts').then(({ openEngine }) => openEngine(modelBudget, waiting));
  model.catch(() => {}); // told to whoever uses it
  return withoutModelBudget(model);
}

/** The model alone, for what is only done with one; null where none is configured. Its refusals are the caller's to tell. */
export function modelFor(modelBudget: ModelBudget): Pick<StudyEngine, 'answer'> | null {
  if (engineName() === 'embedded') return null;
  return {
    answer: async (input) => {
      const { openEngine } = await import('./openai/index.ts');
      return openEngine(modelBudget).answer(input);
    },
  };
}

/** Who reads pages that are pictures, for one request, whose time begins now; null where no model is configured. */
export function pageReaderFor(modelBudget: ModelBudget): PageReader | null {
  if (engineName() === 'embedded') return null;
  const reader = import('./openai/index.ts').then(({ openPageReader }) => openPageReader(modelBudget));
  reader.catch(() => {}); // told to whoever uses it
  return async (picture) => (await reader)(picture);
}

/** What is done by the model, and without it where its allowance is used up. */
function withoutModelBudget(model: Promise<ModelEngine>): StudyEngine {
  const either = async <T>(
    paid: (engine: ModelEngine) => Promise<T>,
    free: (why: string) => Promise<T>,
  ): Promise<T> => {
    try {
      return await paid(await model);
    } catch (error) {
      if (error instanceof AppError && error.code === 'limit') return free(error.studentMessage);
      throw error;
    }
  };
  const told = <D extends { answer: string }>(draft: D, why: string): D => ({
    ...draft,
    answer: `${draft.answer}\n\n*${why} This was put together from your books without it.*`,
  });
  return {
    answer: (input) =>
      either(
        (engine) => engine.answer(input),
        async (why) => told(await embedded.answer(input), why),
      ),
    writeQuestions: (input) =>
      either(
        (engine) => engine.writeQuestions(input),
        async (why) => ({
          ...(await embedded.writeQuestions(input)),
          notice: `${why} These questions were written without it.`,
        }),
      ),
    mark: (input) =>
      either(
        (engine) => engine.mark(input),
        async (why) => {
          const draft = await embedded.mark(input);
          return draft && { ...draft, notice: `(${why} This was marked without it.)` };
        },
      ),
    converse: (input) =>
      either(
        (engine) => together(engine, input),
        async (why) => told(await embedded.converse(input), why),
      ),
    topics: (input) =>
      either(
        (engine) => filledUp(engine, input),
        () => embedded.topics(input),
      ),
  };
}

/**
 * The revision chat with a model: what it proves, else what the engine without one finds; where that is asked for, what the model says
 * of its own knowledge, marked as that.
 */
async function together(engine: ModelEngine, input: ConverseInput): Promise<DraftReply> {
  if (input.withoutBook) return (await engine.talk(input)) ?? embedded.converse(input);
  const { intentOf } = await import('./embedded/converse/intent.ts');
  const { kind } = intentOf(input.question, input.today);
  if (kind === 'hello' || kind === 'thanks') return embedded.converse(input);
  const hasBooks = input.shelf.books.length > 0 || kind !== 'books';
  const proved = hasBooks ? await engine.converse(input) : null;
  return proved ?? embedded.converse(input);
}

/** The model's topics, filled up with the book's own, which also serve where the model fails. */
async function filledUp(engine: ModelEngine, input: TopicsInput): Promise<DraftTopic[]> {
  const own = await engine.topics(input).catch((error) => {
    if (!(error instanceof AppError) || error.code !== 'unavailable') throw error;
    input.onStandIn?.();
    return [];
  });
  const { alike } = await import('./gate/options.ts');
  const more = (await embedded.topics(input)).filter(({ topic }) => own.every((known) => !alike(known.topic, topic)));
  return [...own, ...more.slice(0, input.count - own.length)].toSorted((a, b) => Number(b.missed) - Number(a.missed));
}
