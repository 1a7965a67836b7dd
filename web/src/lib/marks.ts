/** A book's marks as this device knows them: what the service has told, with what waits to be sent. */
import { Mark } from '@contract/marks.ts';
import type { QueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { replyOnDevice } from './device.ts';
import { keepGone } from './gone-marks.ts';
import { useMarksOutbox, type WaitingMark } from './marks-outbox.ts';

export const marksKey = (id: string) => ['marks', id];
export const StoredMarks = z.array(Mark);

const placeOf = ({ parts: [part] }: Mark) => (part ? part.page * 1_000_000 + part.first : 0);
export const inOrder = (marks: readonly Mark[]): Mark[] => marks.toSorted((a, b) => placeOf(a) - placeOf(b));

/** The marks with what waits to be sent, in reading order. */
export function merged(id: string, stored: readonly Mark[], waiting: Readonly<Record<string, WaitingMark>>): Mark[] {
  const own = Object.values(waiting).filter(({ pdf_id }) => pdf_id === id);
  if (own.length === 0) return [...stored];
  const changed = new Set(own.map(({ mark }) => mark.mark_id));
  const there = [
    ...stored.filter(({ mark_id }) => !changed.has(mark_id)),
    ...own.filter(({ removed }) => !removed).map(({ mark }) => mark),
  ];
  return inOrder(there);
}

/** A book's marks as they are now, with what waits to be sent. */
export const marksNow = (client: QueryClient, id: string): Mark[] =>
  merged(id, client.getQueryData<Mark[]>(marksKey(id)) ?? [], useMarksOutbox.getState().waiting);

/**
 * The book was deleted elsewhere: its marks stay on this device until the student has decided about them.
 * @returns whether they are kept beside the book, which may be forgotten then
 */
export async function rescueMarks(client: QueryClient, id: string): Promise<boolean> {
  const loaded =
    client.getQueryData<Mark[]>(marksKey(id)) ?? (await replyOnDevice(id, marksKey(id), StoredMarks)) ?? [];
  return keepGone(id, merged(id, loaded, useMarksOutbox.getState().waiting));
}
