/** What is deployed: one HTTPS function per documented path group, and the background triggers. Nothing else. */
import './platform/guard.ts';
import { onDocumentCreated } from 'firebase-functions/firestore';
import type { HttpsOptions } from 'firebase-functions/https';
import { onRequest } from 'firebase-functions/https';
import { onSchedule } from 'firebase-functions/scheduler';
import { onTaskDispatched } from 'firebase-functions/tasks';
import { boundSecrets, serviceAccountOf } from './config.ts';
import { leaveBodiesUnread } from './http/bodies.ts';
import type { Serve } from './http/serve.ts';

leaveBodiesUnread();

/** Calls that only look things up: small, many at once. */
const LIGHT: HttpsOptions = {
  invoker: 'public',
  memory: '256MiB',
  concurrency: 40,
  maxInstances: 20,
  timeoutSeconds: 30,
};
/** Calls that think about a whole book in memory. Hosting gives up after 60 s. */
const STUDY: HttpsOptions = {
  invoker: 'public',
  memory: '1GiB',
  cpu: 1,
  concurrency: 8,
  maxInstances: 20,
  timeoutSeconds: 60,
};

/**
 * A function whose code is loaded at its first request, so that each process loads only its own group's, and which runs as its
 * own service account. The least roles of each stand in docs/deploy.md; the project's default account serves where none is named.
 */
const group = (name: string, options: HttpsOptions, load: () => Promise<{ serve: Serve }>) =>
  onRequest({ ...options, ...account(name) }, async (request, response) => (await load()).serve(request, response));

/** Which service account a function runs as, as an option of the function; none for the project's default one. */
function account(name: string): { serviceAccount?: string } {
  const named = serviceAccountOf(name);
  return named === undefined ? {} : { serviceAccount: named };
}

/**
 * Takes files of 30 MB (three copies each at worst), two of which are opened at once in children of 512 MB, or one drawn in
 * a child of 900 MB, or one of 200 MB opened that came straight to Storage (on the disk, which is memory, and in a child of
 * 700 MB); has a model read pages.
 */
const FILES: HttpsOptions = { ...STUDY, memory: '4GiB', concurrency: 6 };

/** Removes a whole library in one call; what 60 s are too short for, the sweep finishes. */
const CLOSING: HttpsOptions = { ...STUDY, memory: '512MiB' };

/** Calls that may ask a model. */
const MODEL: HttpsOptions = { ...STUDY, secrets: boundSecrets() };

/** The same, and draws a part of a page in a child of half a gigabyte, with the book on the disk, which is memory (`draw-part.ts`). */
const CHAT: HttpsOptions = { ...MODEL, memory: '2GiB' };

export const health = group(
  'health',
  { ...LIGHT, secrets: boundSecrets() },
  () => import('./features/health/routes.ts'),
);
export const auth = group('auth', LIGHT, () => import('./features/auth/routes.ts'));
/** Opens files of strangers, as `readbook` does: no secret of ours is in either. */
export const upload = group('upload', FILES, () => import('./features/upload/routes.ts'));
/** Draws pages in a child, and has the model read them. */
export const pages = group(
  'pages',
  { ...FILES, secrets: boundSecrets() },
  () => import('./features/upload/page-routes.ts'),
);
/** Asks a model for a chapter's guide. */
export const book = group('book', MODEL, () => import('./features/look-up/routes.ts'));
export const chat = group('chat', CHAT, () => import('./features/chat/routes.ts'));
export const quiz = group('quiz', MODEL, () => import('./features/quiz/routes.ts'));
export const progress = group('progress', MODEL, () => import('./features/progress/routes.ts'));
export const review = group('review', MODEL, () => import('./features/review/routes.ts'));
/** Two at once look at the chapters of up to 96 books each (`features/progress/exams.ts`): 290 MB at the most. */
export const exam = group('exam', { ...LIGHT, memory: '512MiB' }, () => import('./features/progress/exam-routes.ts'));
/** Deployed as `revise-chat`. */
export const revise = { chat: group('revise-chat', MODEL, () => import('./features/revision/routes.ts')) };
const closing = group('account', CLOSING, () => import('./features/account/routes.ts'));

export { closing as account };
export const youtube = group('youtube', MODEL, () => import('./features/videos/routes.ts'));

/** As many books are read at once, and one student's at most two (`platform/shares.ts`). */
const READERS = 20;

/** A reader: one book, in a child process of at most 768 MB, beside it one of 512 that draws a page; the PDF itself lies in memory too. */
const READER = { memory: '2GiB', cpu: 1, concurrency: 1, maxInstances: READERS, timeoutSeconds: 540 } as const;

/** Puts a new book into the queue. In the emulators, where no task wakes a reader, it reads as well. */
export const readbook = onDocumentCreated(
  { ...READER, ...account('readbook'), document: 'users/{uid}/readings/{job}' },
  async ({ params }) => (await import('./features/upload/readers.ts')).queueBook(params.uid, params.job),
);

/** Reads the book that is due first. Woken by Cloud Tasks, which starts no more than there may be, and tries again. */
export const reader = onTaskDispatched(
  {
    ...READER,
    ...account('reader'),
    rateLimits: { maxConcurrentDispatches: READERS },
    retryConfig: { maxAttempts: 5, minBackoffSeconds: 10 },
  },
  async () => (await import('./features/upload/readers.ts')).readOne(),
);

/** Readers of pictures at once: each is a processor at work for minutes. */
const PICTURE_READERS = 10;

/** Draws pages and reads their words: a child of at most 1 GB, and the PDF itself. */
const PICTURE_READER = { ...READER, maxInstances: PICTURE_READERS } as const;

/** Puts a book whose pictures are to be read into the queue. In the emulators, where no task wakes a reader, it reads as well. */
export const readpictures = onDocumentCreated(
  { ...PICTURE_READER, ...account('readpictures'), document: 'users/{uid}/pictures/{job}' },
  async ({ params }) => (await import('./features/upload/picture-readers.ts')).queuePictures(params.uid, params.job),
);

/** Reads pictures of the books that are due first. Woken by Cloud Tasks, which starts no more than there may be. */
export const picturereader = onTaskDispatched(
  {
    ...PICTURE_READER,
    ...account('picturereader'),
    rateLimits: { maxConcurrentDispatches: PICTURE_READERS },
    retryConfig: { maxAttempts: 5, minBackoffSeconds: 10 },
  },
  async () => (await import('./features/upload/picture-readers.ts')).readDuePictures(),
);

/** Each minute: makes up for events that were lost. Where nothing waits it costs six looks into the database. */
export const wake = onSchedule(
  { ...account('wake'), schedule: 'every 1 minutes', memory: '256MiB', timeoutSeconds: 60 },
  async () => {
    const [{ wakeReaders }, { wakePictureReaders }] = await Promise.all([
      import('./features/upload/readers.ts'),
      import('./features/upload/picture-readers.ts'),
    ]);
    for (const outcome of await Promise.allSettled([wakeReaders(), wakePictureReaders()]))
      if (outcome.status === 'rejected') throw outcome.reason;
  },
);

export const sweep = onSchedule(
  { ...account('sweep'), schedule: 'every 60 minutes', memory: '512MiB', timeoutSeconds: 540 },
  async () => {
    const [{ sweep }, { sweepClosures }, { sweepVideos }, { noteSweep }] = await Promise.all([
      import('./features/upload/sweep.ts'),
      import('./features/account/sweep-closures.ts'),
      import('./features/videos/sweep-videos.ts'),
      import('./stores/sweeps.ts'),
    ]);
    // One that fails must not keep the others from their work; the failure is told all the same.
    for (const outcome of await Promise.allSettled([sweep(), sweepClosures(), sweepVideos()]))
      if (outcome.status === 'rejected') throw outcome.reason;
    await noteSweep();
  },
);
