/** A revision plan: the topics that need it most, spread over the days there are. */
import { MAX_EXAM_BOOKS } from '../../../contract/limits.ts';
import { pageNumbers } from '../../../contract/page-names.ts';
import type { BookRecord, ConverseInput, DraftReply, StudyRecord } from '../../converse.ts';
import { escapeMarkdown } from '../../markdown.ts';
import { newDraft, plain } from './draft.ts';
import { missedLine, nameOf, recordOf } from './progress.ts';
import { booksNamed } from './titles.ts';
import { booksHere, needyTopics, soundTopics, type Topic, untriedTopics } from './topics.ts';
import { dayAfter, dayName, type Span } from './when.ts';
import { count, noAttempts, sharedBy } from './words.ts';

const USUAL_DAYS = 7;
const MOST_DAYS = 30;
/** More than this is not learnt in a day. */
const MOST_A_DAY = 3;
/** Minutes of reading that chapters share a day up to. */
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
  const each = spread(topics, reading);
  const draft = newDraft();
  const seen = new Set<Topic>();
  const dayOf = (i: number) => `**Day ${i + 1}${span?.until ? ` (${dayName(dayAfter(today, i))})` : ''}**`;
  const rows = each.flatMap((now, i) =>
    now.map((topic, at) => {
      const again = seen.has(topic);
      seen.add(topic);
      const name = again ? `Again, from memory first: ${nameOf(topic)}` : nameOf(topic);
      return [at === 0 ? dayOf(i) : '', name, again ? '' : recordOf(topic), pagesOf(topic)];
    }),
  );
  if (reading < length) rows.push([dayOf(length - 1), 'Look back: a quiz over everything above', '', '']);
  const plan = table(['Day', 'Chapter', 'In quizzes', 'To read'], rows);
  const missed = [...seen].flatMap((topic) => missedLine(draft, topic) ?? []);
  const left = topics.length - seen.size;
  const notes = [
    ...(left > 0
      ? [
          `${count(left, 'chapter does', 'chapters do')} not fit${length < MOST_DAYS ? '; ask for more days to have them all' : ''}.`,
        ]
      : []),
    ...(days > MOST_DAYS || (left > 0 && length >= MOST_DAYS)
      ? [`A plan has ${MOST_DAYS} days at most; ask again when you are through.`]
      : []),
    'After each chapter take a short quiz on it (“Generate Quiz” on the Dashboard); ask me again, and the plan follows your new results.',
  ];
  const until = span?.until ? `, up to ${dayName(span.until)}` : '';
  const what = named ? ` with ${titled(record)}` : '';
  const opening = `A plan for ${count(length, 'day')}${until}${what}, from your own results. ${standingIn(record, today)}`;
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

const standingIn = (record: StudyRecord, today: string) =>
  record.attempted > 0
    ? `${sharedBy(today, record)}.`
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

/** The pages of a chapter and what they take; of one whose end is not known where it starts. */
function pagesOf({ chapter }: Topic): string {
  const { from, to } = chapter;
  // What is in the bracket stays in one line.
  const pages = pageNumbers(chapter).replace('(PDF ', '(PDF\u00a0');
  if (to === null || to < from) return `from p.\u00a0${pages}`;
  const minutes = Math.ceil((MINUTES_A_PAGE * (to - from + 1)) / ROUND_MINUTES) * ROUND_MINUTES;
  return `${from === to ? 'p.' : 'pp.'}\u00a0${pages}, about ${minutes} min`;
}

/** Rows of cells as Markdown's table. */
const table = (head: readonly string[], rows: readonly string[][]): string =>
  [head, head.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.map((cell) => cell.replace(/(?<!\\)\|/g, '\\|')).join(' | ')} |`)
    .join('\n');

/**
 * Topics by day, in their order. Where there are more than days, no day has more pages than it must; on days that are left over they
 * come round again, the first ones first.
 */
function spread(topics: readonly Topic[], days: number): Topic[][] {
  if (topics.length <= days)
    return Array.from({ length: days }, (_, day) => topics[day % topics.length]).map((topic) => (topic ? [topic] : []));
  return evenly(topics.slice(0, days * MOST_A_DAY), days);
}

/** Pages of a chapter; of one whose end is not known as many as the others have in the mean. */
function lengthsOf(topics: readonly Topic[]): number[] {
  const known = topics.map(({ chapter: { from, to } }) => (to === null || to < from ? null : to - from + 1));
  const sure = known.filter((pages) => pages !== null);
  const mean = sure.length > 0 ? sure.reduce((sum, pages) => sum + pages, 0) / sure.length : 1;
  return known.map((pages) => pages ?? mean);
}

/**
 * In their order into so many parts, none empty, of which the fullest has as few pages as can be. As many of them as fit: only a
 * topic alone has more than a day's minutes. @param topics no fewer than parts
 */
function evenly(topics: readonly Topic[], parts: number): Topic[][] {
  const lengths = lengthsOf(topics);
  /** For the first `n` topics in so many parts: pages of the fullest, and where the last of them begins. */
  let best: { fullest: number; cuts: number[] }[] = [{ fullest: 0, cuts: [] }];
  for (let part = 1; part <= parts; part++) {
    const before = best;
    best = [];
    for (let n = part; n <= Math.min(topics.length, part * MOST_A_DAY); n++)
      for (let size = 1; size <= Math.min(MOST_A_DAY, n); size++) {
        const rest = before[n - size];
        if (!rest) continue;
        const pages = lengths.slice(n - size, n).reduce((sum, one) => sum + one, 0);
        if (size > 1 && pages * MINUTES_A_PAGE > MOST_MINUTES) continue;
        const fullest = Math.max(rest.fullest, pages);
        if (fullest < (best[n]?.fullest ?? Number.POSITIVE_INFINITY))
          best[n] = { fullest, cuts: [...rest.cuts, n - size] };
      }
  }
  const fit = best.length - 1;
  const cuts = best[fit]?.cuts ?? [];
  return cuts.map((from, i) => topics.slice(from, cuts[i + 1] ?? fit));
}
