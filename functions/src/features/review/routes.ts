import { READING_COST } from '../../contract/limits.ts';
import { serveGroup } from '../../http/serve.ts';
import { studyDay } from '../../platform/days.ts';
import { listCards, removeCard } from '../../stores/cards.ts';
import { keepPace } from '../../stores/pace.ts';
import { listDays, readDay, setMinutes } from '../../stores/review-days.ts';
import { addEntries } from '../../stores/review-log.ts';
import { markCard } from './mark.ts';
import { keptCards } from './shown.ts';
import { reviewSession, reviewToday } from './today.ts';

/** What opens books and knows languages is loaded by the first call that does. */
export const serve = serveGroup('review', {
  'review.today': ({ student, query }) => reviewToday(student.uid, query.offset),
  'review.session': ({ student, query }) => reviewSession(student.uid, query.offset, query.ahead === '1'),
  'review.entries': async ({ student, body: { entries, offset } }) => {
    const outcome = await addEntries(student.uid, entries, offset);
    const today = await readDay(student.uid, studyDay(new Date(), offset));
    return { ...outcome, spent_seconds: today.seconds };
  },
  'review.mark': ({ student, params, body }) => markCard(student.uid, params.id, body.answer),
  'review.cards': async ({ student, query }) => {
    await keepPace(student.uid, 'reading', READING_COST.cards);
    const { cards, more } = await listCards(student.uid, query.after);
    return { cards: await keptCards(student.uid, cards), more };
  },
  'review.fromAttempt': async ({ student, body }) =>
    (await import('./from-attempt.ts')).cardsFromAttempt(student.uid, body.attempt_id, body.items),
  'review.ofAttempt': async ({ student, params }) =>
    (await import('./from-attempt.ts')).cardsOfAttempt(student.uid, params.id),
  'review.remove': async ({ student, params }) => {
    await removeCard(student.uid, params.id);
    return { ok: true };
  },
  'review.facts': async ({ student, query: { pdf_id, ...pages }, signal }) =>
    (await import('./from-facts.ts')).keyFacts(student.uid, pdf_id, pages, signal),
  'review.fromFacts': async ({ student, body: { pdf_id, card_ids, ...pages }, signal }) =>
    (await import('./from-facts.ts')).cardsFromFacts(student.uid, pdf_id, card_ids, pages, signal),
  'review.fromMark': async ({ student, body, signal }) =>
    (await import('./from-mark.ts')).cardFromMark(student.uid, body.pdf_id, body.parts, signal),
  'review.days': ({ student, query }) => listDays(student.uid, query.before),
  'review.settings': async ({ student, body }) => {
    await setMinutes(student.uid, body.minutes);
    return body;
  },
});
