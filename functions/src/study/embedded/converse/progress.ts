/** How a student stands, in their own figures. */

import type { DraftReply, MissedQuestion, StudyRecord } from '../../converse.ts';
import { escapeMarkdown } from '../../markdown.ts';
import { citeMissed, type Draft, newDraft, plain } from './draft.ts';
import { isEarly, isWeak, needyTopics, soundTopics, type Topic, untriedTopics } from './topics.ts';
import { count, curly, lastQuizzes, noAttempts, quote, share, sharedBy } from './words.ts';

const MOST_TOPICS = 5;
const MOST_BOOKS = 10;
const MOST_MISSED = 10;
const MISSED_PER_TOPIC = 2;
const LONG_TITLE = 40;

/** A title as it is spoken of: without its subtitle where it is long. */
const shortly = (title: string) => (title.length > LONG_TITLE ? (title.split(/:\s/)[0] ?? title) : title);

/** "**Chapter** (Book)", or the chapter alone where there is one book. */
export function nameOf({ chapter, book, amongOthers }: Topic): string {
  const name = `**${escapeMarkdown(curly(chapter.title))}**`;
  return amongOthers ? `${name} in ${escapeMarkdown(shortly(book.title))}` : name;
}

/** A question in one line: its first, with the things that it numbers, or alone where these are questions themselves. */
function inOneLine({ question }: MissedQuestion): string {
  const [stem = '', ...more] = question.split('\n').filter((line) => line.trim() !== '');
  const numbered = more.flatMap((line) => /^\d+\. (.+)$/u.exec(line)?.[1] ?? []);
  if (numbered.some((line) => /[?？؟]$/u.test(line))) return escapeMarkdown(stem.replace(/(?<!\s)\s*[:：]$/u, ''));
  return escapeMarkdown(numbered.length > 0 ? `${stem} (${numbered.join(', ')})` : stem);
}

const quoted = (missed: MissedQuestion) => quote(inOneLine(missed));

/** Begins an entry under one of a list, be that a bullet's or a number's. */
const BELOW = '\n   - ';

/** What was missed in a chapter, a line each with its place. */
function missedIn(draft: Draft, { missed }: Topic): string[] {
  // Two questions on the same words are one thing to look at again.
  const apart = [...new Map(missed.map((one) => [one.evidence?.quote ?? one.question, one])).values()];
  return apart.slice(0, MISSED_PER_TOPIC).map((one) => `${quoted(one)}${citeMissed(draft, one)}`);
}

/** A chapter as a line of a list: how it stands, and below it what was missed there. */
export function topicLine(draft: Draft, topic: Topic): string {
  const missed = missedIn(draft, topic);
  return [`${headOf(topic)} ${recordOf(topic)}.${missed.length > 0 ? ' You missed:' : ''}`, ...missed].join(BELOW);
}

/** What was missed in a chapter, below its name; undefined where nothing was. */
export function missedLine(draft: Draft, topic: Topic): string | undefined {
  const missed = missedIn(draft, topic);
  return missed.length > 0 ? `- ${[headOf(topic), ...missed].join(BELOW)}` : undefined;
}

// A title with its figures below: where nothing stands between, the colon is the title's.
const headOf = (topic: Topic): string =>
  topic.amongOthers ? `${nameOf(topic)}:` : nameOf(topic).replace(/\*\*$/, ':**');

/** "2 of 7 right (29%)", or that nothing was asked. */
export const recordOf = (topic: Topic): string =>
  topic.chapter.attempted > 0 ? figuresOf(topic) : 'not asked about yet';

/** "2 of 7 right (29%)", or "0 of 2 right, too few to tell". */
const figuresOf = (topic: Topic): string =>
  isEarly(topic)
    ? `${topic.chapter.correct} of ${topic.chapter.attempted} right, too few to tell`
    : share(topic.chapter);

const bullets = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n');

/** "How am I doing?" */
export function standing(record: StudyRecord, today: string): DraftReply {
  if (record.attempted === 0) return plain(noAttempts(record));
  const books = record.books.filter(({ attempted }) => attempted > 0).toSorted((a, b) => b.attempted - a.attempted);
  const lines = books
    .slice(0, MOST_BOOKS)
    .map((book) => `**${escapeMarkdown(book.title)}**: ${share(book)}${book.gone ? ', a book you have deleted' : ''}`);
  const weakest = needyTopics(record).find(isWeak);
  return plain(
    [
      `${sharedBy(today, record)}, over all your quizzes.`,
      bullets(lines),
      ...(books.length > MOST_BOOKS ? [`These are ${MOST_BOOKS} of ${books.length} books.`] : []),
      weakest
        ? `Your weakest chapter is ${nameOf(weakest)}: ${figuresOf(weakest)}. Ask “What should I revise?” for the places to look at.`
        : 'No chapter stands out as weak so far.',
    ].join('\n\n'),
  );
}

/** "What are my weak chapters?" */
export function weakChapters(record: StudyRecord, today: string): DraftReply {
  if (record.attempted === 0) return plain(noAttempts(record));
  const draft = newDraft();
  const needy = needyTopics(record);
  const weak = needy.filter(isWeak);
  const better = needy.filter((topic) => !isWeak(topic)).slice(0, MOST_TOPICS);
  const lines = (topics: readonly Topic[]) => bullets(topics.map((topic) => topicLine(draft, topic)));
  const none = `No chapter stands out as weak. ${sharedBy(today, record)}.`;
  const parts = [
    ...(weak.length > 0
      ? [`Your weakest chapters, from your own answers, the worst first:\n\n${lines(weak.slice(0, MOST_TOPICS))}`]
      : [none]),
    ...(weak.length > MOST_TOPICS ? [`These are the weakest ${MOST_TOPICS} of ${weak.length}.`] : []),
    ...(better.length > 0 ? [`Half right or better, but not safe yet:\n\n${lines(better)}`] : []),
  ];
  return draft.reply(parts.join('\n\n'));
}

/** "Which questions did I miss?" */
export function missedQuestions(record: StudyRecord): DraftReply {
  if (record.attempted === 0) return plain(noAttempts(record));
  const { missed } = record;
  const looked = lastQuizzes(record.attempts);
  if (missed.length === 0) return plain(`Well done! You have no question left that you missed in ${looked}.`);
  const draft = newDraft();
  const shown = missed.slice(0, MOST_MISSED);
  const parts = [...Map.groupBy(shown, ({ pdf_id }) => pdf_id).values()].map((those) => {
    const lines = those.map((one) => `${inOneLine(one)}${citeMissed(draft, one)}`);
    return `**${escapeMarkdown(those[0]?.title ?? '')}**\n\n${bullets(lines)}`;
  });
  const latest = missed.length > shown.length ? ` These are the latest ${shown.length}:` : '';
  return draft.reply(
    [
      `You missed ${count(missed.length, 'question')} in ${looked}, and have not got them right since.${latest}`,
      ...parts,
    ].join('\n\n'),
  );
}

/** "What should I revise?" */
export function whatToRevise(record: StudyRecord, today: string): DraftReply {
  if (record.attempted === 0) return plain(noAttempts(record));
  const draft = newDraft();
  const first = needyTopics(record).slice(0, MOST_TOPICS);
  const untried = untriedTopics(record).slice(0, 3);
  const sound = soundTopics(record);
  const parts = [
    ...(first.length > 0
      ? [
          `Revise these first, the weakest at the top:\n\n${first.map((topic, i) => `${i + 1}. ${topicLine(draft, topic)}`).join('\n')}`,
        ]
      : [`${sharedBy(today, record)}, and no chapter stands out as weak.`]),
    ...(untried.length > 0 ? [`No quiz has asked you about these yet:\n\n${bullets(untried.map(nameOf))}`] : []),
    ...(sound.length > 0 ? [`You are safe in ${count(sound.length, 'chapter')} for now.`] : []),
    'After reading, take a quiz on the same chapter: “Generate Quiz” on the Dashboard. Ask for a plan for as many days as you have, and I’ll divide this up.',
  ];
  return draft.reply(parts.join('\n\n'));
}
