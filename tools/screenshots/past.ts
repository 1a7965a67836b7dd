/** What two months leave behind: attempts on sixty days with their sums, cards and their reviews, what is known of each chapter. */
import type { OutlineEntry } from '../../functions/src/contract/library.ts';
import type { Own } from '../demo/database.ts';

const DAY_MS = 86_400_000;
const ATTEMPTS = 60;
const CARDS = 400;

/** So many days before now, ISO 8601. */
export const ago = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();

/** Sixty attempts on sixty days, better with time but not always, and the running sums that go with them. */
export async function dateBack(own: Own, attempts: readonly string[]): Promise<void> {
  const originals = await Promise.all(attempts.map((id) => own.collection('attempts').doc(id).get()));
  const days: Record<string, { attempted: number; correct: number }> = {};
  const sum = { attempted: 0, correct: 0 };
  for (let i = 1; i <= ATTEMPTS; i += 1) {
    const original = originals[i % originals.length];
    const total = i % 4 === 0 ? { mcq: 5, saq: 0, laq: 0 } : original?.get('total');
    const skill = 0.9 - (i / ATTEMPTS) * 0.45 + ((i * 7) % 5) / 25 - 0.08;
    const right = (count: number) => Math.min(count, Math.max(0, Math.round(count * skill)));
    const correct = { mcq: right(total.mcq), saq: right(total.saq), laq: right(Math.floor(total.laq * 0.7)) };
    const created_at = ago(i + ((i * 5) % 9) / 24);
    await own
      .collection('attempts')
      .doc(`looks-attempt-${i}`)
      .set({ ...original?.data(), created_at, total, correct });
    const of = (counts: typeof correct) => counts.mcq + counts.saq + counts.laq;
    days[created_at.slice(0, 10)] = { attempted: of(total), correct: of(correct) };
    sum.attempted += of(total);
    sum.correct += of(correct);
  }
  const tallies = await own.collection('tallies').get();
  for (const tally of tallies.docs) {
    const { ref, id } = tally;
    const share = id === 'overall' ? 1 : 0.5;
    const shared = Object.fromEntries(
      Object.entries(days).map(([day, { attempted, correct }]) => [
        day,
        { attempted: Math.round(attempted * share), correct: Math.round(correct * share) },
      ]),
    );
    const sums = { attempted: Math.round(sum.attempted * share), correct: Math.round(sum.correct * share) };
    const pdfId: unknown = tally.get('pdf_id');
    const chapters = typeof pdfId === 'string' ? await knownChapters(own, pdfId) : {};
    await ref.set({ ...sums, days: shared, chapters }, { merge: true });
  }
}

/** Four hundred cards, most of them learned, and sixty days of review, some of them missed. */
export async function rememberCards(own: Own): Promise<void> {
  const { docs } = await own.collection('cards').get();
  const all = Array.from({ length: CARDS }, (_, i) => docs[i % docs.length]);
  for (const [i, original] of all.entries()) {
    const due = ago(-((i * 7) % 34) + (i % 3 === 0 ? 3 : 0));
    const days = 2 + ((i * 5) % 40);
    const memory = {
      ...{
        due,
        state: 'review',
        stability: days,
        difficulty: 3 + (i % 6),
        step: 0,
        days,
        reviews: 2 + (i % 7),
        lapses: i % 2,
      },
      last: ago(days),
    };
    // One in eight was never asked.
    const known = i % 8 === 7 ? {} : { due, memory };
    await own
      .collection('cards')
      .doc(i < docs.length ? (original?.id ?? '') : `looks-card-${i}`)
      .set({ ...original?.data(), ...known });
  }
  for (let i = 1; i <= 60; i += 1) {
    const asked = 14 + ((i * 11) % 17);
    const day = ago(i).slice(0, 10);
    const told = { reviews: asked + 4, seconds: (asked + 4) * 19, asked, remembered: asked - 1 - ((i * 3) % 4) };
    if (i % 6 !== 4)
      await own
        .collection('reviewDays')
        .doc(day)
        .set({ day, ...told });
  }
}

/** How the chapters of a book went: three in four were asked about, some hardly, each as well as it likes. */
async function knownChapters(own: Own, pdfId: string) {
  const outline = await own.collection('outlines').doc(pdfId).get();
  const entries = ((outline.data()?.entries ?? []) as OutlineEntry[]).filter(({ apart }) => !apart); // as the product stores them
  const outermost = Math.min(...entries.map(({ level }) => level));
  const asked = entries.filter(({ level }, i) => level === outermost && i % 4 !== 3);
  return Object.fromEntries(
    asked.map(({ title, from }, i) => {
      const attempted = i % 5 === 2 ? 1 + (i % 3) : 5 + ((i * 7) % 13);
      const answers = Array.from({ length: attempted }, (_, at) =>
        (at * 7 + i * 3) % 10 < 3 + ((i * 3) % 7) ? '1' : '0',
      );
      const correct = answers.filter((answer) => answer === '1').length;
      return [from, { title, attempted, correct, recent: answers.join(''), last: ago(1 + ((i * 3) % 17)) }];
    }),
  );
}
