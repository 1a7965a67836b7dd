/** Waking readers: by Cloud Tasks on the platform, by a plain call in the emulators. */
import { getFunctions } from 'firebase-admin/functions';
import { REGION, readersAddress } from '../config.ts';
import { app } from './app.ts';
import { describeError, log } from './log.ts';

/** Seconds that a task may take before Cloud Tasks gives it up: longer than the reader's function may. */
const DEADLINE_S = 600;

async function wake(name: string): Promise<void> {
  const here = readersAddress();
  if (here !== undefined) return call(`${here}/${name}`);
  await getFunctions(app())
    .taskQueue(`locations/${REGION}/functions/${name}`)
    .enqueue({}, { dispatchDeadlineSeconds: DEADLINE_S });
}

/** Calls a task's function as Cloud Tasks would, and does not wait for its end. */
function call(address: string): void {
  const headers = { 'Content-Type': 'application/json' };
  fetch(address, { method: 'POST', headers, body: '{"data":{}}' }).catch((error) =>
    log('WARNING', 'no reader woken', describeError(error)),
  );
}

/** Has Cloud Tasks start a reader as soon as fewer run than there may be. */
export const wakeReader = (): Promise<void> => wake('reader');

/** As `wakeReader`, one that reads pages' pictures. */
export const wakePictureReader = (): Promise<void> => wake('picturereader');
