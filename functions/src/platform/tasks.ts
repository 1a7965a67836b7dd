import { getFunctions } from 'firebase-admin/functions';
import { REGION } from '../config.ts';
import { app } from './app.ts';

/** Seconds that a task may take before Cloud Tasks gives it up: longer than the reader's function may. */
const DEADLINE_S = 600;

/** Has Cloud Tasks start a reader as soon as fewer run than there may be. */
export const wakeReader = (): Promise<void> =>
  getFunctions(app())
    .taskQueue(`locations/${REGION}/functions/reader`)
    .enqueue({}, { dispatchDeadlineSeconds: DEADLINE_S });
