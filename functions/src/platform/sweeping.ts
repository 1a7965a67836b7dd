/** Going through what is left to do, of all students, so that no one thing keeps the others from being reached. */
import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { describeError, log } from './log.ts';

const PAGE = 300;

/** All documents of a query, a page at a time: what is done with one may take it out of the query. */
export async function* pagesOf(query: Query, size = PAGE): AsyncGenerator<QueryDocumentSnapshot[]> {
  for (let last: QueryDocumentSnapshot | undefined; ; ) {
    const { docs } = await (last ? query.startAfter(last) : query).limit(size).get();
    if (docs.length > 0) yield docs;
    last = docs.at(-1);
    if (docs.length < size) return;
  }
}

/**
 * Does what has to be done with each; one that fails, and a page that cannot be had, is told in the log and stops nothing else.
 * @param work answers whether there was something to do
 * @returns how often there was
 */
export async function sweepEach<T>(
  what: string,
  pages: AsyncIterable<readonly T[]>,
  work: (one: T) => Promise<boolean>,
): Promise<number> {
  let done = 0;
  const failed = (error: unknown) => log('ERROR', 'sweep failed', { what, ...describeError(error) });
  try {
    for await (const page of pages) {
      for (const one of page) {
        try {
          if (await work(one)) done++;
        } catch (error) {
          failed(error);
        }
      }
    }
  } catch (error) {
    failed(error);
  }
  return done;
}
