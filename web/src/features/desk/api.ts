import type { Mark } from '@contract/marks.ts';
import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { call } from '@/lib/api/api-client.ts';
import { onSettled, useMarksOutbox, type WaitingMark, watchMarks } from '@/lib/marks-outbox.ts';
import type { ChosenPart } from './choosing/choice.ts';

/** A page's words stay what they are while a book is open; a page that was not read yet is looked at again. */
const WORDS_FRESH_MS = 10 * 60_000;

export const wordsKey = (id: string, page: number) => ['words', id, page];

/** The words of a page, to choose from. */
export const wordsOptions = (id: string, page: number) =>
  queryOptions({
    queryKey: wordsKey(id, page),
    queryFn: ({ signal }) => call('book.words', { params: { id }, query: { page: String(page) }, signal }),
    staleTime: ({ state }) => (state.data?.words.length ? WORDS_FRESH_MS : 0),
    refetchOnWindowFocus: false,
  });

/** A card for review of words on a page. */
export const makeCard = (pdf_id: string, parts: readonly ChosenPart[]) =>
  call('review.fromMark', { body: { pdf_id, parts: parts.map(({ boxes: _, label: __, ...part }) => part) } });

export const removeCard = (id: string) => call('review.remove', { params: { id } });

const marksKey = (id: string) => ['marks', id];

async function allMarks(id: string, signal: AbortSignal): Promise<Mark[]> {
  const found: Mark[] = [];
  for (let after: string | undefined; ; after = found.at(-1)?.mark_id) {
    const { marks, more } = await call('book.marks', { params: { id }, query: { after }, signal });
    found.push(...marks);
    if (!more || marks.length === 0) return found;
  }
}

/** The marks with what waits to be sent, in reading order. */
function merged(id: string, stored: readonly Mark[], waiting: Readonly<Record<string, WaitingMark>>): Mark[] {
  const own = Object.values(waiting).filter(({ pdf_id }) => pdf_id === id);
  if (own.length === 0) return [...stored];
  const changed = new Set(own.map(({ mark }) => mark.mark_id));
  const there = [
    ...stored.filter(({ mark_id }) => !changed.has(mark_id)),
    ...own.filter(({ removed }) => !removed).map(({ mark }) => mark),
  ];
  return inOrder(there);
}

const placeOf = ({ parts: [part] }: Mark) => (part ? part.page * 1_000_000 + part.first : 0);
const inOrder = (marks: readonly Mark[]): Mark[] => marks.toSorted((a, b) => placeOf(a) - placeOf(b));

/** A book's marks as they are now, with what waits to be sent. */
export const marksNow = (client: QueryClient, id: string): Mark[] =>
  merged(id, client.getQueryData<Mark[]>(marksKey(id)) ?? [], useMarksOutbox.getState().waiting);

/** A book's marks in reading order. */
export function useMarks(id: string) {
  const client = useQueryClient();
  const query = useQuery({ queryKey: marksKey(id), queryFn: ({ signal }) => allMarks(id, signal) });
  const waiting = useMarksOutbox((state) => state.waiting);
  useEffect(watchMarks, []);
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
