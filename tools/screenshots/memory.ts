/** What the device of a student of two months remembers: where they stopped in some of their books, and what they asked them last. */
import { DEMO_STUDENT } from '../demo/student.ts';
import type { Session } from './camera.ts';
import type { Studied } from './studied.ts';

const HOUR_MS = 3_600_000;

/** The same session on a device that was used all the time. */
export function remembering(session: Session, { book, coursebook, chinese, quiz }: Studied): Session {
  if (typeof session === 'string') return session;
  const ago = (hours: number) => Date.now() - hours * HOUR_MS;
  const read = (
    id: string,
    page: number,
    pages: number,
    hours: number,
    { question, label }: { question?: string; label?: string } = {},
  ) => ({
    name: `folio:place:${DEMO_STUDENT.localId}:${id}`,
    value: JSON.stringify({
      page,
      pages,
      // The product keeps what is printed on the page beside it.
      ...(label && { label }),
      at: ago(hours),
      ...(question && { asked: { question, at: ago(hours) } }),
    }),
  });
  const places = [
    read(book, 133, 352, 1, {
      question: 'Which four modalities regulate behaviour?',
      ...(book !== coursebook && { label: '121' }),
    }),
    read(coursebook, 14, 28, 30, { question: 'Which kinds of interference are there?' }),
    ...(chinese ? [read(chinese, 31, 139, 60, { label: '19' })] : []),
    read('looks-book-0', 248, 812, 26),
    read('looks-book-1', 17, 389, 90),
    read('looks-book-4', 61, 96, 200),
    read('looks-book-9', 402, 1168, 300),
  ];
  const begun = {
    name: `folio:quiz:${quiz}`,
    value: JSON.stringify({
      answers: { mcq: { 0: 1, 1: 2 }, saq: {}, laq: {} },
      key: quiz,
      attempt: null,
      student: DEMO_STUDENT.localId,
      changed: ago(2),
    }),
  };
  /** The device is the student's own, as they said when they first opened a book. */
  const own = { name: `folio:keep:${DEMO_STUDENT.localId}`, value: 'yes' };
  return {
    ...session,
    origins: session.origins.map((origin) => ({
      ...origin,
      localStorage: [...origin.localStorage, ...places, begun, own],
    })),
  };
}
