import { DocumentInfo, isUnderWay } from '@contract/library.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { call } from '@/lib/api/api-client.ts';
import { ApiError, isUnreached, messageOf } from '@/lib/api/api-error.ts';
import { bookKey, titleHere } from './books-here.ts';
import { closedUp } from './closed-up.ts';
import { forgetBook } from './device.ts';
import { kept } from './kept.ts';
import { rescueMarks } from './marks.ts';
import { againAfter } from './query-client.ts';

/** A book that is being read is looked at again after this long (ms). */
const WHILE_READING_MS = 3_000;

/** Navigation state of `/`: why the student was sent there. */
interface BookNotice {
  notice: 'book-gone' | 'book-failed';
  /** The book's, where this device knows it. */
  title?: string | undefined;
  reason?: string;
}

export const isBookNotice = (state: unknown): state is BookNotice =>
  typeof state === 'object' &&
  state !== null &&
  'notice' in state &&
  (state.notice === 'book-gone' || state.notice === 'book-failed');

const isGone = (error: unknown) => error instanceof ApiError && error.code === 'not_found';
const noticeOf = (error: unknown, id: string): BookNotice => ({
  title: titleHere(id),
  ...(isGone(error) ? { notice: 'book-gone' } : { notice: 'book-failed', reason: messageOf(error) }),
});

/** The same with its chapters' titles as they are shown. */
const readable = (info: DocumentInfo): DocumentInfo => ({
  ...info,
  outline: info.outline.map((entry) => ({ ...entry, title: closedUp(entry.title) })),
});

/** What is known of one book. A failure is logged. */
export const useBook = (id: string) =>
  useQuery({
    queryKey: bookKey(id),
    ...kept(bookKey(id), DocumentInfo),
    queryFn: ({ signal }) => call('upload.info', { params: { id }, signal }),
    select: readable,
    refetchInterval: ({ state }) =>
      state.data && isUnderWay(state.data.document) ? WHILE_READING_MS : againAfter(state.error),
  });

/** What is known of one book. Where that fails the student goes to `/` (SPEC §7), which says why. */
export function useBookInfo(id: string) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const info = useBook(id);
  // A later look that fails leaves what is on the screen, unless the book was deleted meanwhile; without a connection what is kept is it.
  const loaded = info.data !== undefined && (info.dataUpdatedAt > 0 || isUnreached(info.error));
  const problem = loaded && !isGone(info.error) ? null : info.error;
  useEffect(() => {
    if (!problem) return;
    const state = noticeOf(problem, id);
    if (isGone(problem)) void rescueMarks(client, id).then((kept) => (kept ? forgetBook(id) : undefined));
    void navigate('/', { replace: true, state });
  }, [problem, navigate, client, id]);
  return info.data;
}
