/** Lists of documents of very different weight: a page ends by its bytes too, and is read some documents at a time. */
import type { DocumentSnapshot, Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';

/** What something takes in a reply. */
export const bytesOf = (shown: object): number => Buffer.byteLength(JSON.stringify(shown));

interface Bounds {
  /** Documents of one page. */
  most: number;
  /** The document that passes them is the page's last. */
  bytes: number;
  /** Documents read at once at most: the heaviest of them are in memory together, as Firestore's own objects. */
  atOnce: number;
}

/** So many are read first: what they weigh tells how many more are wanted. */
const FIRST = 5;

/** Documents in the order of `ordered`, which names all of it, behind `last` where it is given; `more` says whether others follow. */
export async function heavyPage<T extends object>(
  ordered: Query,
  last: DocumentSnapshot | undefined,
  read: (doc: QueryDocumentSnapshot) => T,
  { most, bytes, atOnce }: Bounds,
): Promise<{ found: T[]; more: boolean }> {
  const found: T[] = [];
  let weight = 0;
  let wanted = Math.min(FIRST, atOnce);
  for (let next = last ? ordered.startAfter(last) : ordered; ; ) {
    const { docs } = await next.limit(wanted).get();
    for (const doc of docs) {
      if (found.length === most || weight >= bytes) return { found, more: true };
      const one = read(doc);
      found.push(one);
      weight += bytesOf(one);
    }
    const end = docs.at(-1);
    if (!end || docs.length < wanted) return { found, more: false };
    // One more than fill the page, at least one: it tells whether others follow.
    wanted = Math.min(atOnce, 1 + Math.max(0, Math.ceil((bytes - weight) / (weight / found.length))));
    next = ordered.startAfter(end);
  }
}
