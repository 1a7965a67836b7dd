/** Every number a student can run into, with its reason. Bytes are bytes, times are milliseconds. */

const MiB = 1024 * 1024;

/** Cloud Functions takes 32 MB a request; multipart framing and headers need some of it. */
export const MAX_UPLOAD_BYTES = 30 * MiB;

/** A PDF sent straight to Storage, resumably: the largest scanned atlases. Its reader holds it in memory, whole. */
export const MAX_BOOK_BYTES = 200 * MiB;

/** Longer than any coursebook; reading 5,000 pages stays inside one background run (about 9 minutes). */
export const MAX_PAGES = 5_000;

/** Cloud Functions buffers 32 MB a reply; a larger book is served in ranges only. */
export const MAX_REPLY_BYTES = 30 * MiB;

/** Title as shown and stored: one line on a desktop row, and no room for a novel in a list reply. */
export const MAX_TITLE_CHARS = 200;

/** A question to a book: longer than any exam question, short enough to bound the work. */
export const MAX_QUESTION_CHARS = 4_000;

/** What is searched for in a book: a phrase, not a page. */
export const MAX_LOOK_UP_CHARS = 200;

/** Hits of one search that come with their words and places; the rest is counted. More is not looked through by anybody. */
export const MAX_SEARCH_HITS = 400;

/** A JSON body: 100 long answers of a quiz fit several times over. */
export const MAX_JSON_BYTES = 1 * MiB;

/** Lists reply with everything up to this many items, then page by cursor. */
export const LIST_PAGE = 100;

/** Most questions of one kind in one quiz. */
export const MAX_QUIZ_COUNT = { mcq: 50, saq: 30, laq: 15 } as const;

/** A typed answer of a quiz. */
export const MAX_ANSWER_CHARS = 10_000;

/** An answer said again in the student's own words: a paragraph, not an essay. */
export const MAX_RETOLD_CHARS = 2_000;

/** How long `chat/ask` waits for a book that is still being read before it answers 409 `not_ready`. */
export const WAIT_FOR_BOOK_MS = 20_000;

/**
 * Opening a PDF to see what it is, at upload: processor time, and time in all. A sound file takes below a second of either; on a
 * processor that is shared it waits, and is not refused for that. Less than an upload's own 60 seconds.
 */
export const INSPECT_CPU_MS = 12_000;
export const INSPECT_TIMEOUT_MS = 40_000;

/**
 * A page as a picture for a model that reads it: pixels at most. A line of a page is legible at 1,400 across; models make
 * larger pictures smaller themselves.
 */
export const PICTURE_SIZE = { width: 1_400, height: 2_000 } as const;

/** One page's picture as JPEG; dense print at the size above has half of it. */
export const MAX_PICTURE_BYTES = 1.5 * MiB;

/** A part of a page that a question is about, sent with it: in Base64, with the words beside it, below 1 MB. */
export const MAX_REGION_BYTES = 600 * 1024;

/** A book's opening page is shown in it until the viewer has drawn the page: as wide as the pane of a usual window (pixels). */
export const OPENING_SIZE = { width: 720, height: 1_100 } as const;

/** That picture, as WebP: a third of a second of slow 4G. Of 20 books' opening pages the largest has 59 kB, and a photographed one 74. */
export const MAX_OPENING_BYTES = 80_000;

/**
 * Of a book's file what its opening page is drawn from, in one reply: 2.6 s of slow 4G. More is asked for piece by piece, as
 * pages are that come later.
 */
export const MAX_OPENING_PIECES = 512 * 1024;

/** They are so many at most. */
export const MAX_PIECES = 64;

/** Pages read from their pictures in one call: six side by side, about 12 s each, end well before the call's 45 s. */
export const TRANSCRIBED_AT_ONCE = 8;

/** A session title is this many characters of the first question (SPEC §9). */
export const SESSION_TITLE_CHARS = 50;

/** Revision sessions in one reply of the history; each with its latest `LIST_PAGE` messages. */
export const HISTORY_SESSIONS = 50;

/** Books whose chapters and results a revision plan is made from, the newest first. */
export const REVISION_BOOKS = 20;

/** Books a revision question may be asked of, the newest first: the summary of each is looked at, of 64 kB at most, and five are opened. */
export const SHELF_BOOKS = 300;

/**
 * What a day may cost, for one student and for the whole project, where configuration says nothing else. Paid calls:
 * `videoSearches` are searches of the YouTube Data API (100 of its 10,000 units each, so 100 a day; ten are kept for the
 * operator), `modelTokens` are tokens sent to and got from a model. `picturePages` cost nothing but our machines' time, some 3 s
 * each: a scanned book a day for one student, the rest of a longer one waits for the next.
 */
export const DAILY_ALLOWANCE = {
  videoSearches: { student: 20, project: 90 },
  modelTokens: { student: 400_000, project: 10_000_000 },
  picturePages: { student: 600, project: 30_000 },
} as const;
export type Meter = keyof typeof DAILY_ALLOWANCE;

/** What of a day nobody is refused while there is any: a visit of a book's videos, two or three questions to a model. */
export const LITTLE_OF_A_DAY: Record<Meter, number> = {
  videoSearches: 3,
  modelTokens: 20_000,
  picturePages: 60,
};

/** What of a student's part an account has in its first 24 hours (per cent): accounts made to be thrown away are all new. */
export const FIRST_DAY_PERCENT = 50;

/**
 * How fast one student may go: `burst` calls at once, then `perMinute`. Far above a person's pace and below a script's.
 * Questions of an open book come seconds apart; a quiz takes a minute to look at; a file takes seconds to send; a quiz is
 * handed in once, then answers are looked at one by one and some marked a second time; a book is searched as one types. What
 * reads a lot counts as several (`READING_COST`). Every question can be stopped, so that stopping goes at twice the pace. Files
 * count by 64 kB: eight whole books of 30 MB at once, or a book of 200 MB in parts, then 120 MB a minute. Up to 200 MB each go
 * straight to Storage: forty at once, then thirty an hour. `ahead`: so many are taken at once from the database.
 */
export const PACE = {
  asking: { burst: 30, perMinute: 30 },
  stopping: { burst: 60, perMinute: 60 },
  quizzes: { burst: 20, perMinute: 12 },
  uploads: { burst: 60, perMinute: 30 },
  straight: { burst: 40, perMinute: 0.5 },
  marking: { burst: 60, perMinute: 30 },
  lookups: { burst: 120, perMinute: 90 },
  reading: { burst: 400, perMinute: 300, ahead: 20 },
  changing: { burst: 200, perMinute: 120 },
  files: { burst: 4_000, perMinute: 2_000, ahead: 50 },
} as const satisfies Record<string, Rate>;
export interface Rate {
  burst: number;
  perMinute: number;
  ahead?: number;
}
export type Pace = keyof typeof PACE;

/**
 * What a call of the pace `reading` counts as where it reads more than a page of a list: up to 5,000 messages, 50 quizzes, the
 * chapters of 96 books, 100 cards with all their logs, 500 marks.
 */
export const READING_COST = { history: 20, quizzes: 10, exams: 10, cards: 5, marks: 5 } as const;

/** What one call of the pace `files` is counted for (bytes). */
export const FILE_UNIT_BYTES = 64 * 1024;

/** Topics of a book that videos are offered on: a glance, not a second table of contents. */
export const BOOK_TOPICS = 8;

/** A topic, and what is searched for it: a heading of the longest kind. The video site takes no more of a search to heart. */
export const MAX_TOPIC_CHARS = 120;

/** Topics of a book that videos are searched for, the first ones: each search is a hundredth of the whole project's day. */
export const SEARCHED_TOPICS = 3;

/** Videos of one search: a screen's worth of three topics is what anybody looks through. */
export const VIDEOS_PER_TOPIC = 8;

/** How long found videos are shown without a new search: what is good to watch on a topic changes slowly. */
export const VIDEOS_FRESH_DAYS = 7;

/** Until then they are still shown where no new search can be made. YouTube's terms let its data be kept for 30 days. */
export const VIDEOS_KEPT_DAYS = 28;

/** All searches of one visit, side by side; what has not answered by then is left out. */
export const VIDEO_SEARCH_TIMEOUT_MS = 8_000;

/** Exams at once: a term's, with room. */
export const MAX_EXAMS = 12;

/** Books of one exam. */
export const MAX_EXAM_BOOKS = 8;

/** An exam lies so many days ahead at most: a school year. */
export const MAX_EXAM_DAYS = 365;

/**
 * Bytes of the chapters that the plans of one reply name, the nearest days first; those of later days are counted. A year at two hours a
 * day names 20 chapters a day in some 900 kB; twelve exams over eight books of 200 chapters each were 39 to 88 MB.
 */
export const EXAM_NAMES_BYTES = MiB;

/** What a day may have room for before an exam (minutes): one visit to a chapter, to four hours. */
export const EXAM_MINUTES = { least: 10, most: 240, unlessTold: 30 } as const;

/** What a day's review may take: a glance to an hour. Fifteen minutes ask for some thirty cards. */
export const REVIEW_MINUTES = { least: 5, most: 60, unlessTold: 15 } as const;

/** Cards of one student: a course of a year has some hundreds; more than this cannot be kept alive in an hour a day. */
export const MAX_CARDS = 5_000;

/** Cards added in one call, and key facts in one reply: what one looks through at once. */
export const CARDS_AT_ONCE = 100;

/** Cards of one session: an hour's worth. */
export const MAX_SESSION_CARDS = 150;

/**
 * Bytes of the cards of one session (the card that passes it is the last; what is left comes with the next). A card of a question has some
 * 3 kB, one of 2,000 marked words half a megabyte, of an earlier version up to one.
 */
export const SESSION_BYTES = 2 * MiB;

/** Entries of the review log in one call: what two days offline leave; the rest follows in the next. */
export const ENTRIES_AT_ONCE = 100;

/**
 * Entries of one card: somebody's whole life with it, since what is remembered is asked ever more seldom. It keeps the card's document
 * below 200 kB, and what follows from a log is worked out in 20 ms.
 */
export const MAX_CARD_ENTRIES = 1_000;

/** Bytes of cards with their logs in one reply (the card that passes it is the last). */
export const CARDS_PAGE_BYTES = MiB;

/**
 * No card is begun with less than this left of a day's review (s): longer than that a card takes only where somebody thinks
 * about it for long, and the day's limit is not to be exceeded.
 */
export const LEAST_LEFT_S = 60;

/** A card that was never asked is looked at again some minutes later: it takes twice what others take. */
export const LOOKS_AT_NEW = 2;

/** A card that is being learned and comes back within so many minutes is asked in the same session, a little early where nothing else is left. */
export const LEARN_AHEAD_MIN = 20;

/** Words of one choice: three or four pages; more is copying a book, not marking it. */
export const MAX_CHOICE_WORDS = 2_000;

/** Characters of one choice: as many words, long ones. A mark's document stays far below Firestore's 1 MiB. */
export const MAX_CHOICE_CHARS = 24_000;

/** Pieces of one choice: it is cut at page turns, and where it goes past captions and running heads. */
export const MAX_MARK_PARTS = 40;

/** What is kept of the text before and after marked words, each: enough to tell one "memory" of a page from the next. */
export const MARK_CONTEXT_CHARS = 32;

/** A note in the margin: a page by hand. */
export const MAX_NOTE_CHARS = 4_000;

/** Texts that were written over by another device and are kept beside a note: more clashes on one note are nobody's habit. */
export const MAX_EARLIER_NOTES = 20;

/** Marks of one book: ten on each of 500 pages. */
export const MAX_MARKS = 5_000;

/** Marks in one reply: those of most books at once, in some 300 kB. */
export const MARKS_PAGE = 500;

/** Bytes of marks in one reply (the mark that passes it is the last): one with all the words, places and notes that it may have is half of it. */
export const MARKS_PAGE_BYTES = MiB;

/** How long a device may have waited to send where a student stopped (ms): a year without a connection. */
export const MAX_STOP_AGO_MS = 366 * 24 * 3_600_000;

/** Chapters and sections of a book that are kept: its outline is one document, far below Firestore's 1 MiB. */
export const MAX_SECTIONS = 1_000;
