import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mergeNotes } from './marks.ts';

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
  const kept = { note: 'from the desk', note_at: minute(2), earlier: [{ note: 'from the phone', at: minute(1) }] };
  expect(sent.reduce<Noted>(mergeNotes, none)).toEqual(kept);
  expect(sent.toReversed().reduce<Noted>(mergeNotes, none)).toEqual(kept);
});

it('the same sent again changes nothing', () => {
  const sent = { note: 'cue', note_at: minute(1), note_over: null };
  const once = mergeNotes(none, sent);
  expect(mergeNotes(once, sent)).toEqual(once);
});

it('two devices, 300 histories: the same note whichever is heard first, and no text is lost', () => {
  const edits = fc.array(fc.tuple(fc.integer({ min: 0, max: 59 }), fc.constantFrom('a', 'b', 'c')), { maxLength: 1 });
  fc.assert(
    fc.property(edits, edits, (phone, desk) => {
      // What a device wrote without a connection goes out as its last state.
      const of = (name: string, written: typeof phone) =>
        written.map(([at, text]) => ({ note: `${name} ${text}`, note_at: minute(at), note_over: null }));
      const [one, two] = [of('phone', phone), of('desk', desk)];
      const merged = [...one, ...two].reduce<Noted>(mergeNotes, none);
      expect([...two, ...one].reduce<Noted>(mergeNotes, none)).toEqual(merged);
      const texts = [merged.note, ...merged.earlier.map(({ note }) => note)];
      expect(texts).toEqual(expect.arrayContaining([...one, ...two].map(({ note }) => note)));
    }),
    { numRuns: 300 },
  );
});
