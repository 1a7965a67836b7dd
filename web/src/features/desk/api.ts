import { type Mark, PageWords } from '@contract/marks.ts';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { call } from '@/lib/api/api-client.ts';
import { ofBook } from '@/lib/device.ts';
import { inOrder, marksKey, merged, StoredMarks } from '@/lib/marks.ts';
import { onSettled, useMarksOutbox } from '@/lib/marks-outbox.ts';
import type { ChosenPart } from './choosing/choice.ts';

/** A page's words stay what they are while a book is open; a page that was not read yet is looked at again. */
const WORDS_FRESH_MS = 10 * 60_000;

export const wordsKey = (id: string, page: number) => ['words', id, page];

/** The words of a page, to choose from. */
export const wordsOptions = (id: string, page: number) =>
  queryOptions({
    ...ofBook({
      ...{ bookId: id, key: wordsKey(id, page), schema: PageWords },
      fetch: ({ signal }) => call('book.words', { params: { id }, query: { page: String(page) }, signal }),
    }),
    staleTime: ({ state }) => (state.data?.words.length ? WORDS_FRESH_MS : 0),
    refetchOnWindowFocus: false,
  });

/** A card for review of words on a page. */
export const makeCard = (pdf_id: string, parts: readonly ChosenPart[]) =>
  call('review.fromMark', { body: { pdf_id, parts: parts.map(({ label: _, ...part }) => part) } });

export const removeCard = (id: string) => call('review.remove', { params: { id } });

async function allMarks(id: string, signal: AbortSignal): Promise<Mark[]> {
  const found: Mark[] = [];
  for (let after: string | undefined; ; after = found.at(-1)?.mark_id) {
    const { marks, more } = await call('book.marks', { params: { id }, query: { after }, signal });
    found.push(...marks);
    if (!more || marks.length === 0) return found;
  }
}

/** A book's marks in reading order. */
export function useMarks(id: string) {
  const client = useQueryClient();
  const query = useQuery(
    ofBook({ bookId: id, key: marksKey(id), schema: StoredMarks, fetch: ({ signal }) => allMarks(id, signal) }),
  );
  const waiting = useMarksOutbox((state) => state.waiting);
  useEffect(
    () =>
      onSettled((pdfId, markId, mark) =>
        client.setQueryData<Mark[]>(marksKey(pdfId), (stored) => {
          const others = stored?.filter(({ mark_id }) => mark_id !== markId);
          return others && mark ? inOrder([...others, mark]) : others;
        }),
      ),
    [client],
  );
  const marks = useMemo(() => merged(id, query.data ?? [], waiting), [id, query.data, waiting]);
  return { ...query, marks };
}
