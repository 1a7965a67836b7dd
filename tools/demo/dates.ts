/** Moves all that a student has in time, as if it had been done on other days: the demo student's week ends yesterday. */
import type { Own } from './database.ts';

const DAY_MS = 86_400_000;
/** A day, or a time as the product writes it: the whole of a text. */
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z$/;

/** So many days later; what is neither a day nor a time stays as it is. */
function laterText(text: string, days: number): string {
  if (!DAY.test(text) && !TIME.test(text)) return text;
  const later = new Date(Date.parse(text) + days * DAY_MS).toISOString();
  return DAY.test(text) ? later.slice(0, 10) : later;
}

/** The same with every day and time in it so many days later, those among its keys, too. */
export function later(value: unknown, days: number): unknown {
  if (typeof value === 'string') return laterText(value, days);
  if (Array.isArray(value)) return value.map((one) => later(one, days));
  // Only plain objects are taken apart: bytes and the like are not.
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [laterText(key, days), later(one, days)]));
}

type Place = Pick<Own, 'listCollections'>;

async function moveBelow(place: Place, days: number): Promise<void> {
  for (const collection of await place.listCollections()) {
    const { docs } = await collection.get();
    // What is named by its day makes room for the one that takes its name.
    const ordered = docs.toSorted((a, b) => (days > 0 ? b.id.localeCompare(a.id) : a.id.localeCompare(b.id)));
    for (const { ref, id } of ordered) await moveBelow(ref, days).then(() => move(id));
    async function move(id: string): Promise<void> {
      const [from, to] = [collection.doc(id), collection.doc(laterText(id, days))];
      const data = (await from.get()).data();
      if (from.id !== to.id) await from.delete();
      if (data) await to.set(later(data, days) as typeof data);
    }
  }
}

/** Moves all that a student has by so many days; a negative number dates it back. */
export async function moveDates(own: Own, days: number): Promise<void> {
  if (days !== 0) await moveBelow(own, days);
}

/** Moves it so that its latest attempt was yesterday. Where there is none nothing is moved. @returns by how many days */
export async function endYesterday(own: Own, now = Date.now()): Promise<number> {
  const { docs } = await own.collection('attempts').get();
  const [latest] = docs
    .map((doc) => String(doc.get('created_at')))
    .sort()
    .reverse();
  if (latest === undefined) return 0;
  const day = (time: number) => Math.floor(time / DAY_MS);
  const days = day(now) - 1 - day(Date.parse(latest));
  await moveDates(own, days);
  return days;
}
