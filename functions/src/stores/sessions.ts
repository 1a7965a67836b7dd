/** `users/{uid}/sessions/{id}` and its `messages`: revision chats, across all of a student's books. */
import { HISTORY_SESSIONS, LIST_PAGE } from '../contract/limits.ts';
import type { RevisionMessage, RevisionSession } from '../contract/revision.ts';
import { notFound } from '../platform/errors.ts';
import { isId } from '../platform/ids.ts';
import { conversationsIn, Head, type Message } from './conversations.ts';
import { titlesOf } from './documents.ts';

export const sessions = conversationsIn('sessions', Head);

/** Sessions whose messages are read at the same time. */
const AT_ONCE = 5;
/**
 * How much the history replies with, in characters: once it has this much, the sessions behind come without messages and
 * say that there are more. With the last five whole, far below what a reply may be.
 */
const HISTORY_CHARS = 4_000_000;

/** A session with the latest `LIST_PAGE` messages, or those before the message `before`. @throws AppError `not_found` */
export async function readSession(uid: string, id: string, before?: string): Promise<RevisionSession> {
  const head = await sessions.open(uid, id);
  const { messages, more } = await sessions.latestMessages(uid, id, before);
  const books = await citedBooks(uid, messages);
  return shown(uid, id, head, { messages: messages.map((message) => withBooks(message, books)), more });
}

/**
 * Up to `HISTORY_SESSIONS` sessions, the one that was used last first.
 * @param before the id or the `updated_at` of the session to go on behind
 * @param perSession how many of its latest messages each comes with; with 0 none are read
 * @throws AppError `not_found` where the session of that id is gone
 */
export async function listSessions(uid: string, before?: string, perSession = LIST_PAGE): Promise<RevisionSession[]> {
  const heads = await listHeads(uid, before);
  const read: { messages: Message[]; more: boolean }[] = [];
  let chars = 0;
  for (let at = 0; at < heads.length; at += AT_ONCE) {
    const limit = chars < HISTORY_CHARS ? perSession : 0;
    const some = heads.slice(at, at + AT_ONCE).map(({ id }) => latest(uid, id, limit));
    for (const page of await Promise.all(some)) {
      read.push(page);
      chars += page.messages.reduce((sum, { content, citations }) => sum + content.length + sizeOf(citations), 0);
    }
  }
  const books = await citedBooks(
    uid,
    read.flatMap(({ messages }) => messages),
  );
  return heads.map(({ id, head }, i) => {
    const { messages = [], more = true } = read[i] ?? {};
    return shown(uid, id, head, { messages: messages.map((message) => withBooks(message, books)), more });
  });
}

const latest = async (uid: string, id: string, limit: number) =>
  limit > 0 ? sessions.latestMessages(uid, id, undefined, limit) : { messages: [], more: true };

const sizeOf = (citations: object) => JSON.stringify(citations).length;

/** As many heads as one reply has; those that are being deleted are passed over. */
async function listHeads(uid: string, before?: string): Promise<{ id: string; head: Head }[]> {
  const ordered = sessions.all(uid).orderBy('updated_at', 'desc').orderBy('__name__', 'desc');
  let from = ordered;
  if (before !== undefined && isId(before)) {
    const last = await sessions.ref(uid, before).get();
    if (!last.exists) throw notFound('conversation');
    from = ordered.startAfter(last);
  } else if (before !== undefined) {
    from = ordered.startAfter(before);
  }
  const heads: { id: string; head: Head }[] = [];
  for (;;) {
    const wanted = HISTORY_SESSIONS - heads.length;
    const { docs } = await from.limit(wanted).get();
    for (const doc of docs) {
      const head = sessions.parse(doc);
      if (head) heads.push({ id: doc.id, head });
    }
    const last = docs.at(-1);
    if (!last || docs.length < wanted || heads.length === HISTORY_SESSIONS) return heads;
    from = ordered.startAfter(last);
  }
}

function shown(
  uid: string,
  id: string,
  { title, created_at, updated_at }: Head,
  page: { messages: RevisionMessage[]; more: boolean },
): RevisionSession {
  return { _id: id, user_id: uid, title, created_at, updated_at, ...page };
}

/** The present titles of those books that messages cite; the others are gone. */
const citedBooks = (uid: string, messages: readonly Message[]): Promise<ReadonlyMap<string, string>> =>
  titlesOf(uid, new Set(messages.flatMap(({ citations }) => citations.flatMap(({ pdf_id }) => pdf_id ?? []))));

/** A message whose citations name their books as they are called now; those of books that are gone say so. */
const withBooks = (message: Message, books: ReadonlyMap<string, string>): RevisionMessage => ({
  ...message,
  citations: message.citations.map((citation) => {
    if (citation.pdf_id === undefined) return citation;
    const book = books.get(citation.pdf_id);
    return book === undefined ? { ...citation, state: 'unavailable', boxes: [] } : { ...citation, book };
  }),
});
