/** Every number a student can run into, with its reason. Bytes are bytes, times are milliseconds. */

const MiB = 1024 * 1024;

/** Cloud Functions takes 32 MB a request; multipart framing and headers need some of it. */
export const MAX_UPLOAD_BYTES = 30 * MiB;

/** Longer than any coursebook; reading 5,000 pages stays inside one background run (about 9 minutes). */
export const MAX_PAGES = 5_000;

/** Cloud Functions buffers 32 MB a reply; a larger book is served in ranges only. */
export const MAX_REPLY_BYTES = 30 * MiB;

/** Title as shown and stored: one line on a desktop row, and no room for a novel in a list reply. */
export const MAX_TITLE_CHARS = 200;

/** A question to a book: longer than any exam question, short enough to bound the work. */
export const MAX_QUESTION_CHARS = 4_000;

/** A JSON body: 100 long answers of a quiz fit several times over. */
export const MAX_JSON_BYTES = 1 * MiB;

/** Lists reply with everything up to this many items, then page by cursor. */
export const LIST_PAGE = 100;

/** Most questions of one kind in one quiz. */
export const MAX_QUIZ_COUNT = { mcq: 50, saq: 30, laq: 15 } as const;

/** A typed answer of a quiz. */
export const MAX_ANSWER_CHARS = 10_000;

/** How long `chat/ask` waits for a book that is still being read before it answers 409 `not_ready`. */
export const WAIT_FOR_BOOK_MS = 20_000;

/** Opening a PDF to see what it is, at upload. */
export const INSPECT_TIMEOUT_MS = 15_000;

/** A session title is this many characters of the first question (SPEC §9). */
export const SESSION_TITLE_CHARS = 50;

/** Revision sessions in one reply of the history; each with its latest `LIST_PAGE` messages. */
export const HISTORY_SESSIONS = 50;

/** Books a revision question is asked of, the newest first: reading each takes up to a quarter of a second. */
export const REVISION_BOOKS = 20;
