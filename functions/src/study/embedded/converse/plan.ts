/** A revision plan: the topics that need it most, spread over the days there are. */
import type { DraftReply, StudyRecord } from '../../converse.ts';
import { newDraft, plain } from './draft.ts';
import { nameOf, topicLine } from './progress.ts';
import { shakyTopics, soundTopics, type Topic, untriedTopics, weakTopics } from './topics.ts';
import { count, NO_ATTEMPTS, share } from './words.ts';

const USUAL_DAYS = 7;
const MOST_DAYS = 30;
/** More than this is not learnt in a day. */
const MOST_A_DAY = 3;
/** From this many days on, the last one is for looking back. */
const WITH_REVIEW = 3;

/**
 * A plan for so many days: weak chapters first, then those with wrong answers, then those never asked about. Where there
 * are more days than topics, the weakest come round again; where there are more topics, it says what was left out.
 * @param days as asked for; null where no number was named
 */
export function revisionPlan(record: StudyRecord, days: number | null): DraftReply {
  if (record.attempted === 0) return plain(NO_ATTEMPTS);
  const length = Math.min(days ?? USUAL_DAYS, MOST_DAYS);
  const topics = [...weakTopics(record), ...shakyTopics(record), ...untriedTopics(record)];
  if (topics.length === 0) {
    const sound = soundTopics(record).length;
    const safe = sound > 0 ? ` You are safe in ${count(sound, 'chapter')}.` : '';
    return plain(
      `So far you have ${share(record)}, and I see no chapter to plan for.${safe} Take another quiz with more questions; then I can tell what to plan.`,
    );
  }
  const reading = length >= WITH_REVIEW ? length - 1 : length;
  const each = spread(topics, reading);
  const draft = newDraft();
  const seen = new Set<Topic>();
  const lines = each.map((today, i) => {
    const tasks = today.map((topic) => {
      if (seen.has(topic)) return `Again, from memory first: ${nameOf(topic)}`;
      seen.add(topic);
      return `${topicLine(draft, topic)}${pagesOf(topic)}`;
    });
    return `**Day ${i + 1}**\n\n${tasks.map((task) => `- ${task}`).join('\n')}`;
  });
  if (reading < length) {
    lines.push(
      `**Day ${length}**\n\n- Look back: take a quiz over everything above, then ask me which questions you missed.`,
    );
  }
  const left = topics.length - seen.size;
  const notes = [
    ...(days !== null && days > MOST_DAYS
      ? [`A plan has ${MOST_DAYS} days at most; ask again when you are through.`]
      : []),
    ...(left > 0 ? [`${count(left, 'chapter does', 'chapters do')} not fit; ask for more days to have them all.`] : []),
    'After each chapter take a short quiz on it (“Generate Quiz” on the Dashboard); ask me again, and the plan follows your new results.',
  ];
  const opening = `A plan for ${count(length, 'day')}, from your own results. So far you have ${share(record)}.`;
  return draft.reply([opening, ...lines, notes.join(' ')].join('\n\n'));
}

const pagesOf = ({ chapter: { from, to } }: Topic) =>
  to === null || to < from ? ` Starts on page ${from}.` : from === to ? ` Page ${from}.` : ` Pages ${from}–${to}.`;

/** Topics by day, in their order; on the days that are left over they come round again, the first ones first. */
function spread(topics: readonly Topic[], days: number): Topic[][] {
  const perDay = Math.min(MOST_A_DAY, Math.ceil(topics.length / days));
  const slots = Array.from({ length: days * perDay }, (_, i) => topics[i % topics.length]);
  return Array.from({ length: days }, (_, day) => {
    const today = slots.slice(day * perDay, (day + 1) * perDay);
    return [...new Set(today.flatMap((topic) => topic ?? []))];
  });
}
