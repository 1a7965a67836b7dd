import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isGone, mergeMark, mergeNotes } from './marks.ts';

const minute = (n: number) => new Date(Date.UTC(2026, 10, 20, 10, n)).toISOString();
const none = { note: '', note_at: null, earlier: [] };
type Noted = Parameters<typeof mergeNotes>[0];

it('a note written over the one that the device knows takes its place', () => {
  const first = mergeNotes(none, { note: 'cue', note_at: minute(1), note_over: null });
  const second = mergeNotes(first, { note: 'the cue', note_at: minute(2), note_over: minute(1) });
  expect(second).toEqual({ note: 'the cue', note_at: minute(2), earlier: [] });
});

it('is later than the one it was written over though the clock of the device is slow', () => {
  const first = mergeNotes(none, { note: 'cue', note_at: minute(9), note_over: null });
  const { note, note_at } = mergeNotes(first, { note: 'trace', note_at: minute(1), note_over: minute(9) });
  expect([note, (note_at ?? '') > minute(9)]).toEqual(['trace', true]);
});

it('of two that did not know of one another the later stands, and the other is kept, whichever comes first', () => {
  const sent = [
    { note: 'from the phone', note_at: minute(1), note_over: null },
    { note: 'from the desk', note_at: minute(2), note_over: null },
  ] as const;
  const kept = {
    note: 'from the desk',
    note_at: minute(2).replace('00.000', '00.001'),
    earlier: [{ note: 'from the phone', at: minute(1) }],
  };
  expect(sent.reduce<Noted>(mergeNotes, none)).toEqual(kept);
  expect(sent.toReversed().reduce<Noted>(mergeNotes, none)).toEqual(kept);
});

it('what lost, sent again, changes nothing', () => {
  const [lost, won] = [minute(1), minute(2)].map((note_at) => ({ note: note_at, note_at, note_over: null }));
  const both = [won, lost].reduce<Noted>((there, sent) => (sent ? mergeNotes(there, sent) : there), none);
  expect(lost && mergeNotes(both, lost)).toEqual(both);
});

it('the same sent again changes nothing', () => {
  const sent = { note: 'cue', note_at: minute(1), note_over: null };
  const once = mergeNotes(none, sent);
  expect(mergeNotes(once, sent)).toEqual(once);
});

type Kept = ReturnType<typeof mergeMark>;

/** What the service has, and which texts somebody has written and nobody who had read them has replaced or removed. */
class Service {
  readonly marks = new Map<string, Kept>();
  readonly owed = new Map<string, Set<string>>();

  owe(id: string, text: string): void {
    if (text !== '') this.owed.set(id, (this.owed.get(id) ?? new Set()).add(text));
  }
  settle(id: string, text: string): void {
    this.owed.get(id)?.delete(text);
  }
}

interface Waiting {
  mark: Pick<Kept, 'note' | 'note_at' | 'colour' | 'changed_at'>;
  known: string | null;
  removed: boolean;
}
const START = Date.UTC(2026, 10, 20);
const fresh = { note: '', note_at: null, colour: 'moss' as const, changed_at: new Date(START).toISOString() };
const PLACED = { pdf_id: 'book', text_version: '1', parts: [] };

/** A device as the browser's outbox works: it sends the last state of each mark, over what it knew when it began. */
class Device {
  readonly seen = new Map<string, Kept>();
  readonly waiting = new Map<string, Waiting>();
  readonly #service: Service;
  readonly #name: string;
  /** Its clock is off by so much (ms). */
  readonly #off: number;
  #texts = 0;

  constructor(service: Service, name: string, off: number) {
    this.#service = service;
    this.#name = name;
    this.#off = off;
  }

  #change(id: string, change: Partial<Waiting['mark']>, removed = false): void {
    const there = this.waiting.get(id);
    const known = there ? there.known : (this.seen.get(id)?.note_at ?? null);
    this.waiting.set(id, { mark: { ...fresh, ...(there?.mark ?? this.seen.get(id)), ...change }, known, removed });
  }

  act(what: 'note' | 'colour' | 'remove', id: string, at: number): void {
    const time = new Date(START + at * 60_000 + this.#off).toISOString();
    const read = this.waiting.get(id)?.mark.note ?? this.seen.get(id)?.note ?? '';
    if (what === 'colour') this.#change(id, { colour: 'sky', changed_at: time });
    // Whoever writes over a text or removes it has read it.
    else this.#service.settle(id, read);
    if (what === 'remove') {
      // The texts that stand beside it go with it, and are shown with it.
      for (const { note } of this.seen.get(id)?.earlier ?? []) this.#service.settle(id, note);
      this.#change(id, {}, true);
    }
    if (what === 'note') {
      const note = `${this.#name} ${++this.#texts}`;
      this.#service.owe(id, note);
      this.#change(id, { note, note_at: time });
    }
  }

  /** There is a connection: what waits goes out, then all is read anew. */
  sync(at: number): void {
    const { marks } = this.#service;
    const today = new Date(START + at * 60_000).toISOString();
    for (const [id, { mark, known, removed }] of this.waiting) {
      const there = marks.get(id) ?? null;
      if (removed) {
        if (there && isGone(there, known ?? undefined)) marks.delete(id);
        continue;
      }
      const sent = { ...mark, mark_id: id, kind: 'note' as const, created_at: today, note_over: known, parts: [] };
      marks.set(id, mergeMark(there, sent, PLACED, today));
    }
    this.waiting.clear();
    this.seen.clear();
    for (const [id, mark] of marks) this.seen.set(id, mark);
  }
}

it('two devices, 300 histories with and without a connection: the same on both in the end, and no text is lost', () => {
  const step = fc.record({
    device: fc.constantFrom(0, 1),
    what: fc.constantFrom('note', 'note', 'colour', 'remove', 'sync', 'sync'),
    id: fc.constantFrom('one', 'two'),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 24 }), fc.integer({ min: -90, max: 90 }), (steps, off) => {
      const service = new Service();
      const devices = [new Device(service, 'phone', 0), new Device(service, 'desk', off * 60_000)] as const;
      for (const [at, { device, what, id }] of steps.entries()) {
        const one = devices[device as 0 | 1];
        if (what === 'sync') one.sync(at);
        else one.act(what as 'note', id, at);
      }
      for (const one of [...devices, ...devices]) one.sync(steps.length);
      expect([...devices[0].seen]).toEqual([...devices[1].seen]);
      for (const [id, texts] of service.owed) {
        const { note = '', earlier = [] } = service.marks.get(id) ?? {};
        expect([note, ...earlier.map((one) => one.note)]).toEqual(expect.arrayContaining([...texts]));
      }
    }),
    { numRuns: 300 },
  );
});
