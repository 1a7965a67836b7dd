import { EventEmitter } from 'node:events';
import { getStorage } from 'firebase-admin/storage';
import { app } from './app.ts';

// The Storage client hangs 11 listeners on each stream it reads a file with, one more than Node takes for a leak.
EventEmitter.defaultMaxListeners = Math.max(EventEmitter.defaultMaxListeners, 16);

/** The bucket that holds every book's files. */
export const bucket = () => getStorage(app()).bucket();
