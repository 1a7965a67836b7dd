/** What a model read on the pages of a book that are pictures: paid for once, kept beside the book until it is deleted. */
import { setTimeout as pause } from 'node:timers/promises';
import { gunzipSync, gzipSync } from 'node:zlib';
import * as z from 'zod/mini';
import type { Transcript } from '../book/transcripts.ts';
import { AppError, notFound } from '../platform/errors.ts';
import { firestore } from '../platform/firestore.ts';
import { newId } from '../platform/ids.ts';
import { readBookFile, TRANSCRIPTS, writeBookFile } from './book-files.ts';
import { documentRef, type Owned, parseDocument } from './documents.ts';
import { outlineRef, storedOutline } from './outlines.ts';
import { type Findings, factsOf } from './readings.ts';

const Blocks = z.array(z.object({ kind: z.enum(['heading', 'text', 'furniture']), text: z.string() }));
const Stored = z.object({ version: z.literal(1), pages: z.array(z.object({ page: z.int(), blocks: Blocks })) });

/** How long a call may keep others from a book (ms): a little longer than any call lives. */
const CLAIM_MS = 75_000;
const ASK_AGAIN_S = 5;

/** By page; empty where no page was read from its picture. */
export async function readTranscripts(uid: string, id: string): Promise<Map<number, Transcript>> {
  const bytes = await readBookFile(uid, id, TRANSCRIPTS);
  if (!bytes) return new Map();
  const { pages } = Stored.parse(JSON.parse(gunzipSync(bytes).toString('utf8')));
  return new Map(pages.map(({ page, blocks }) => [page, blocks]));
}

/** Stores all transcripts of a book, in the place of those that were there. */
export async function saveTranscripts(
  uid: string,
  id: string,
  transcripts: ReadonlyMap<number, Transcript>,
): Promise<void> {
  const pages = [...transcripts].map(([page, blocks]) => ({ page, blocks: [...blocks] }));
  const stored: z.infer<typeof Stored> = { version: 1, pages };
  await writeBookFile(uid, id, TRANSCRIPTS, gzipSync(JSON.stringify(stored)));
}

/** Who makes a book's text anew: a model's call, or what was read here, which takes moments and is waited for. */
type By = 'model' | 'here';
const callName = (by: By): string => `${by}-${newId()}`;
const isHere = (call: string): boolean => call.startsWith('here-');
const FOR_HERE_MS = 20_000;
const LOOK_EVERY_MS = 500;

/** As `claimNow`, but waits while what was read here is made part of the book, or (`here`) for whoever has it for so long. */
export async function claimBook(uid: string, id: string, by: By = 'model', waitMs = FOR_HERE_MS): Promise<string> {
  for (const until = Date.now() + waitMs; ; await pause(LOOK_EVERY_MS)) {
    const claim = await claimNow(uid, id, by);
    if (typeof claim === 'string') return claim;
    if (Date.now() > until || (by === 'model' && !isHere(claim.held)))
      throw new AppError('in_progress', 'Pages of this book are being read already. Please wait a moment.', LATER);
  }
}

const LATER = { headers: { 'Retry-After': String(ASK_AGAIN_S) } };

/**
 * Takes a book for a call that has pages read, so that no other pays for the same pages or writes over what it stores.
 * @returns the call's name, for `releaseBook`; `held`: the name of the call that has it
 * @throws AppError `not_found`, `not_ready` while the book is being read, `unusable` where it could not be
 */
async function claimNow(uid: string, id: string, by: By): Promise<string | { held: string }> {
  const ref = documentRef(uid, id);
  if (!ref) throw notFound('book');
  return firestore().runTransaction(async (transaction) => {
    const snapshot = await transaction.get(ref);
    if (!snapshot.exists) throw notFound('book');
    const { status, problem, transcribing } = parseDocument(id, snapshot.data());
    if (status === 'reading')
      throw new AppError('not_ready', 'This book is still being read. Please try again in a moment.', LATER);
    if (status === 'failed') throw new AppError('unusable', problem ?? 'This book could not be read.');
    if (transcribing && transcribing.until > Date.now()) return { held: transcribing.call };
    const call = callName(by);
    transaction.update(ref, { transcribing: { call, until: Date.now() + CLAIM_MS } });
    return call;
  });
}

/**
 * Lets a book go, and tells in its document what is in it now.
 * @param found left out where nothing was read
 * @returns the document as it is now; null where the book is gone
 */
export async function releaseBook(uid: string, id: string, call: string, found?: Findings): Promise<Owned | null> {
  const ref = documentRef(uid, id);
  if (!ref) return null;
  return firestore().runTransaction(async (transaction) => {
    const snapshot = await transaction.get(ref);
    if (!snapshot.exists) return null;
    const document = parseDocument(id, snapshot.data());
    // Another call has it by now, or it is being read again: what was stored is found by them.
    if (document.transcribing?.call !== call) return document;
    const facts = found && document.status === 'ready' ? factsOf(found) : {};
    transaction.update(ref, { transcribing: null, ...facts });
    if (found && document.status === 'ready') transaction.set(outlineRef(uid, id), storedOutline(found.outline));
    return { ...document, transcribing: null, ...facts };
  });
}
