import { getFunctions } from 'firebase-admin/functions';
import { REGION } from '../config.ts';
import { app } from './app.ts';

/** Seconds that a task may take before Cloud Tasks gives it up: longer than the reader's function may. */
const DEADLINE_S = 600;

const wake = (name: string): Promise<void> =>
  getFunctions(app())
    .taskQueue(`locations/${REGION}/functions/${name}`)
    .enqueue({}, { dispatchDeadlineSeconds: DEADLINE_S });

/** Has Cloud Tasks start a reader as soon as fewer run than there may be. */
export const wakeReader = (): Promise<void> => wake('reader');

/** As `wakeReader`, one that reads pages' pictures. */
export const wakePictureReader = (): Promise<void> => wake('picturereader');
