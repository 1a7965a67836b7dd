/** A plan that is kept already: the exam that a student has set on Progress. */
import { MAX_EXAM_BOOKS } from '../../../contract/limits.ts';
import type { DraftReply, PlannedExam, StudyRecord } from '../../converse.ts';
import { daysBetween } from '../../exam/days.ts';
import { escapeMarkdown } from '../../markdown.ts';
import { newDraft } from './draft.ts';
import { topicLine } from './progress.ts';
import { needyTopics, untriedTopics } from './topics.ts';
import { dayName } from './when.ts';
import { count } from './words.ts';

/** So many chapters are named to begin with. */
const FIRST = 3;

/** The next exam that is still to come; null where none is set. */
export const nextExam = ({ exams }: StudyRecord, today: string): PlannedExam | null =>
  (exams ?? []).filter(({ date }) => date >= today).toSorted((a, b) => a.date.localeCompare(b.date))[0] ?? null;

/** What is planned for an exam: its day and its books, what to begin with, and where each day's tasks stand. */
export function keptPlan(record: StudyRecord, exam: PlannedExam, today: string): DraftReply {
  const books = record.books.filter(({ pdf_id, gone }) => exam.pdf_ids.includes(pdf_id) && !gone);
  const titles = books.slice(0, MAX_EXAM_BOOKS).map(({ title }) => `**${escapeMarkdown(title)}**`);
  const left = daysBetween(today, exam.date);
  const away = left === 0 ? 'today' : left === 1 ? 'tomorrow' : `in ${left} days`;
  const on = titles.length > 0 ? ` on ${new Intl.ListFormat('en').format(titles)}` : '';
  const draft = newDraft();
  const among = { ...record, books };
  const first = [...needyTopics(among), ...untriedTopics(among)].slice(0, FIRST);
  const lines = first.map((topic) => {
    const { from, to } = topic.chapter;
    const pages = to === null || to < from ? '' : `?pages=${from}-${to}`;
    return `- ${topicLine(draft, topic)} [Take a quiz on it](/quiz/config/${topic.book.pdf_id}${pages})`;
  });
  return draft.reply(
    [
      `Your exam${on} is ${away}, on ${dayName(exam.date)}. Your plan has ${count(exam.minutes, 'minute')} a day.`,
      'What each day asks stands on [Progress](/progress), and follows what you do.',
      ...(lines.length > 0 ? [`What needs you most:\n\n${lines.join('\n')}`] : []),
    ].join('\n\n'),
  );
}
