/** The engine that asks a model. */
import type { Waiting } from '../../platform/waiting.ts';
import type { ConverseInput, DraftReply } from '../converse.ts';
import type { StudyEngine } from '../engine.ts';
import type { ModelBudget } from '../model-budget.ts';
import type { PageReader } from '../page-reader.ts';
import { answer } from './answer/call.ts';
import { converse } from './converse/call.ts';
import { mark } from './mark/call.ts';
import { readPicture } from './pages/call.ts';
import { writeQuestions } from './questions/call.ts';
import { openSession } from './session.ts';
import { talk } from './talk.ts';
import { topics } from './topics/call.ts';

/** What a model does; where it has nothing to say, the caller knows who has. */
export interface ModelEngine extends Omit<StudyEngine, 'converse'> {
  /** Null where nothing of the reply can be proved. */
  converse: (input: ConverseInput) => Promise<DraftReply | null>;
  /** What the model says of its own knowledge, marked as that; null where it says nothing. */
  talk: (input: ConverseInput) => Promise<DraftReply | null>;
}

/** An engine for one request: all its calls share one stretch of time and one budget. */
export function openEngine(modelBudget: ModelBudget, waiting?: Waiting): ModelEngine {
  const session = openSession(modelBudget, waiting);
  return {
    answer: (input) => answer(session, input),
    writeQuestions: (input) => writeQuestions(session, input),
    mark: (input) => mark(session, input),
    converse: (input) => converse(session, input),
    talk: (input) => talk(session, input),
    topics: (input) => topics(session, input),
  };
}

/** A reader of pages for one request, which has as long as an engine. */
export function openPageReader(modelBudget: ModelBudget, waiting?: Waiting): PageReader {
  const session = openSession(modelBudget, waiting);
  return (picture) => readPicture(session, picture);
}
