import { getStorage } from 'firebase-admin/storage';
import { app } from './app.ts';

/** The bucket that holds every book's files. */
export const bucket = () => getStorage(app()).bucket();
