/** A revision plan: the topics that need it most, spread over the days there are. */
import { MAX_EXAM_BOOKS } from '../../../contract/limits.ts';
import { pageNumbers } from '../../../contract/page-names.ts';
import type { BookRecord, ChapterRecord, ConverseInput, DraftReply, StudyRecord } from '../../converse.ts';
import { escapeMarkdown } from '../../markdown.ts';
import { newDraft, plain } from './draft.ts';
import { nextExam } from './kept-plan.ts';
import { missedLine, nameOf, recordOf } from './progress.ts';
import { booksNamed } from './titles.ts';
import { booksHere, needyTopics, soundTopics, type Topic, untriedTopics } from './topics.ts';
import { dayAfter, dayName, type Span } from './when.ts';
import { count, noAttempts, sharedBy } from './words.ts';

const USUAL_DAYS = 7;
const MOST_DAYS = 30;
/** More than this is not learnt in a day. */
const MOST_A_DAY = 3;
/** Minutes of reading that a day has at most, where no exam on Progress says how many. */
const MOST_MINUTES = 60;
/** From this many days on, the last one is for looking back. */
const WITH_REVIEW = 3;

interface Wanted extends Pick<ConverseInput, 'question' | 'today'> {
  /** Null where nothing was said of time. */
  span: Span | null;
}

/**
 * A plan for so many days, of the books that are named or of all: weak chapters first, then those with other wrong answers, then those never asked about. Where there are more days than topics, the weakest come round again; where there
 * are more topics, it says what was left out.
 */
export function revisionPlan(whole: StudyRecord, wanted: Wanted): DraftReply {
  const { today, span } = wanted;
  if (whole.attempted === 0) return plain(noAttempts(whole));
  const { books, named } = booksNamed(wanted.question, whole.books);
  const record = named ? only(whole, books) : whole;
  const days = span?.days ?? USUAL_DAYS;
  const length = Math.min(days, MOST_DAYS);
  const topics = [...needyTopics(record), ...untriedTopics(record)];
  if (topics.length === 0) return plain(nothingToPlan(record, named, today));
  const reading = length >= WITH_REVIEW ? length - 1 : length;
  const minutes = nextExam(whole, today)?.minutes ?? MOST_MINUTES;
  const pieces = topics.flatMap((topic) => piecesOf(topic, minutes));
  const each = spread(pieces, { days: reading, minutes });
  const draft = newDraft();
  const seen = new Set<Topic>();
  const told = new Set<Piece>();
  const dayOf = (i: number) => `**Day ${i + 1}${span?.until ? ` (${dayName(dayAfter(today, i))})` : ''}**`;
  const rows = each.flatMap((now, i) =>
    now.map((piece, at) => {
      const { topic, part } = piece;
      const day = at === 0 ? dayOf(i) : '';
      const name = part ? `${nameOf(topic)}, part ${part.at} of ${part.of}` : nameOf(topic);
      if (told.has(piece)) return [day, `Again, from memory first: ${name}`, '', pagesOf(piece)];
      told.add(piece);
      // How it stands is said once.
      const record = seen.has(topic) ? '' : recordOf(topic);
      seen.add(topic);
      return [day, name, record, pagesOf(piece)];
    }),
  );
  if (reading < length) rows.push([dayOf(length - 1), 'Look back: a quiz over everything above', '', '']);
  const plan = table(['Day', 'Chapter', 'In quizzes', 'To read'], rows);
  const missed = [...seen].flatMap((topic) => missedLine(draft, topic) ?? []);
  // One of which a part is left out does not fit either.
  const left = new Set(pieces.flatMap((piece) => (told.has(piece) ? [] : [piece.topic]))).size;
  const notes = [
    ...(left > 0
      ? [
          `${count(left, 'chapter does', 'chapters do')} not fit, or not whole${length < MOST_DAYS ? '; ask for more days to have them all' : ''}.`,
        ]
      : []),
    ...(days > MOST_DAYS || (left > 0 && length >= MOST_DAYS)
      ? [`A plan has ${MOST_DAYS} days at most; ask again when you are through.`]
      : []),
    'After each chapter take a short quiz on it (“Generate Quiz” on the Dashboard); ask me again, and the plan follows your new results.',
  ];
  const until = span?.until ? `, up to ${dayName(span.until)}` : '';
  const what = named ? ` with ${titled(record)}` : '';
  const load = `no more than ${minutes} minutes of reading a day`;
  const opening = `A plan for ${count(length, 'day')}${until}${what}, from your own results, with ${load}. ${standingIn(record, named, today)}`;
  const keep = keepLink([...seen], span?.until ?? dayAfter(today, length));
  const toRead = missed.length > 0 ? [`**What you missed there**\n\n${missed.join('\n')}`] : [];
  return draft.reply([opening, plan, ...toRead, notes.join(' '), keep].join('\n\n'));
}

/** Where a plan is kept: Progress, with the books and the day filled in; the days up to it are planned there, and follow what is done. */
function keepLink(topics: readonly Topic[], until: string): string {
  const books = [...new Set(topics.map(({ book }) => book.pdf_id))].slice(0, MAX_EXAM_BOOKS);
  return `[Keep this plan](/progress?exam=${until}&books=${books.join(',')}): Progress then plans each day up to ${dayName(until)}, and follows what you do.`;
}

/** The record of some books alone. */
function only(record: StudyRecord, books: readonly BookRecord[]): StudyRecord {
  const sum = (count: (book: BookRecord) => number) => books.reduce((total, book) => total + count(book), 0);
  return {
    ...record,
    books: [...books],
    attempted: sum(({ attempted }) => attempted),
    correct: sum(({ correct }) => correct),
  };
}

const titled = (record: StudyRecord) =>
  [...new Set(booksHere(record).map(({ title }) => `**${escapeMarkdown(title)}**`))].join(' and ');

const standingIn = (record: StudyRecord, named: boolean, today: string) =>
  record.attempted > 0
    ? `${sharedBy(today, record)}${named ? '' : ' in all your quizzes'}.`
    : 'No quiz has asked you about it yet, so it begins at the beginning.';

function nothingToPlan(record: StudyRecord, named: boolean, today: string): string {
  if (named && record.attempted === 0)
    return `I know no chapters of ${titled(record)}, and no quiz has asked you about it. Take a quiz on it; then I can tell what to plan.`;
  const sound = soundTopics(record).length;
  const safe = sound > 0 ? ` You are safe in ${count(sound, 'chapter')}.` : '';
  return `${sharedBy(today, record)}, and I see no chapter to plan for.${safe} Take another quiz with more questions; then I can tell what to plan.`;
}

/** Minutes for a page of a coursebook: 351, 426 and 457 words in three of them, at the 200 words a minute of an outline. */
const MINUTES_A_PAGE = 2;
/** Fewer than this are not worth telling apart. */
const ROUND_MINUTES = 5;

/** What is read of a chapter on one day: all of it, or one of its parts. */
interface Piece extends Pick<ChapterRecord, 'from' | 'to' | 'from_label' | 'to_label'> {
  topic: Topic;
  part?: { at: number; of: number };
}

/** A chapter in as many parts, of even length, as keep a day within its minutes; whole where its end is not known. */
function piecesOf(topic: Topic, minutes: number): Piece[] {
  const { from, to, from_label, to_label } = topic.chapter;
  const whole = { topic, from, to, from_label, to_label };
  if (to === null || to < from) return [whole];
  const pages = to - from + 1;
  const of = Math.ceil(pages / Math.max(1, Math.floor(minutes / MINUTES_A_PAGE)));
  if (of === 1) return [whole];
  const start = (at: number) => from + Math.round((pages * at) / of);
  return Array.from({ length: of }, (_, at) => {
    const those = { from: start(at), to: start(at + 1) - 1 };
    return { topic, ...those, ...printedOf(topic.chapter, those), part: { at: at + 1, of } };
  });
}

/** What is printed on the first and last of some pages of a chapter, where its numbers go on with those of the file; else that those are the file's. */
function printedOf({ from, to, from_label, to_label }: ChapterRecord, those: { from: number; to: number }) {
  if (from_label === undefined && to_label === undefined) return {};
  const first = Number(from_label);
  const goesOn = to !== null && first > 0 && Number(to_label) - first === to - from;
  if (!goesOn) return { from_label: from_label ?? '' };
  return { from_label: String(first + those.from - from), to_label: String(first + those.to - from) };
}

/** The pages of a chapter, or of a part of it, and what they take; of one whose end is not known where it starts. */
function pagesOf(piece: Piece): string {
  const { from, to } = piece;
  // What is in the bracket, and what is said of the time, stay in one line each.
  const pages = pageNumbers(piece).replace('(PDF ', '(PDF\u00a0');
  if (to === null || to < from) return `from p.\u00a0${pages}`;
  const minutes = Math.ceil((MINUTES_A_PAGE * (to - from + 1)) / ROUND_MINUTES) * ROUND_MINUTES;
  return `${from === to ? 'p.' : 'pp.'}\u00a0${pages}, about\u00a0${minutes}\u00a0min`;
}

/** Rows of cells as Markdown's table. */
const table = (head: readonly string[], rows: readonly string[][]): string =>
  [head, head.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.map((cell) => cell.replace(/(?<!\\)\|/g, '\\|')).join(' | ')} |`)
    .join('\n');

/** How many days there are to read on, and how many minutes each has. */
interface Room {
  days: number;
  minutes: number;
}

/**
 * What is read by day, in its order. Where there are more pieces than days, days are as even as can be; on days that are left over
 * they come round again, the first ones first.
 */
function spread(pieces: readonly Piece[], { days, minutes }: Room): Piece[][] {
  if (pieces.length > days) return evenly(pieces.slice(0, days * MOST_A_DAY), { days, minutes });
  return Array.from({ length: days }, (_, day) => pieces.slice(day % pieces.length).slice(0, 1));
}

/** Pages of each; of one whose end is not known as many as the others have in the mean. */
function lengthsOf(pieces: readonly Piece[]): number[] {
  const known = pieces.map(({ from, to }) => (to === null || to < from ? null : to - from + 1));
  const sure = known.filter((pages) => pages !== null);
  const mean = sure.length > 0 ? sure.reduce((sum, pages) => sum + pages, 0) / sure.length : 1;
  return known.map((pages) => pages ?? mean);
}

/**
 * In their order over so many days, none empty, as evenly as can be: the sum of the days' squares is the least. As many of them as fit
 * into the minutes of a day. @param pieces no fewer than days
 */
function evenly(pieces: readonly Piece[], { days, minutes }: Room): Piece[][] {
  const lengths = lengthsOf(pieces);
  /** For the first `n` pieces on so many days: the sum of the squares of their pages, and where each day begins. */
  let best: { squares: number; cuts: number[] }[] = [{ squares: 0, cuts: [] }];
  for (let day = 1; day <= days; day++) {
    const before = best;
    best = [];
    for (let n = day; n <= Math.min(pieces.length, day * MOST_A_DAY); n++)
      for (let size = 1; size <= Math.min(MOST_A_DAY, n); size++) {
        const rest = before[n - size];
        if (!rest) continue;
        const pages = lengths.slice(n - size, n).reduce((sum, one) => sum + one, 0);
        if (size > 1 && pages * MINUTES_A_PAGE > minutes) continue;
        const squares = rest.squares + pages ** 2;
        if (squares < (best[n]?.squares ?? Number.POSITIVE_INFINITY))
          best[n] = { squares, cuts: [...rest.cuts, n - size] };
      }
  }
  const fit = best.length - 1;
  const cuts = best[fit]?.cuts ?? [];
  return cuts.map((from, i) => pieces.slice(from, cuts[i + 1] ?? fit));
}
