import { beforeEach, describe, expect, it, vi } from 'vitest';
import { expectErrors } from '@/testing/expected-errors.ts';
import { type Made, Refusal, serve } from '@/testing/service.ts';
import { publish } from './auth/auth-store.ts';
import { forgetWaiting, keepEntry, sendWaiting, useOutbox, watchConnection } from './review-outbox.ts';

const entry = (id: string) => ({
  ...{ id, card_id: 'k1', at: `2026-11-22T10:00:0${id.at(-1)}.000Z`, grade: 3 as const, seconds: 9 },
});
const ids = (made: readonly Made[]) =>
  made.map(({ body }) => (body as { entries: { id: string }[] }).entries.map(({ id }) => id));
const keeping = ({ body }: Made) => ({
  kept: (body as { entries: { id: string }[] }).entries.map(({ id }) => id),
  gone: [],
  spent_seconds: 9,
});
const ana = { uid: 'ana', email: 'ana@example.com', displayName: null, photoURL: null };

beforeEach(() => {
  publish(ana);
  forgetWaiting();
});

describe('what is graded', () => {
  it('waits on the device while there is no connection, and is sent whole when there is one', async () => {
    const { answers, made } = serve({ 'POST /review/entries': new Refusal(503, 'unavailable', 'Later.') });
    keepEntry(entry('entry-one-1'));
    await sendWaiting();
    keepEntry(entry('entry-two-2'));
    await sendWaiting();
    expect(useOutbox.getState().waiting).toBe(2);
    answers['POST /review/entries'] = keeping;
    made.length = 0;
    watchConnection();
    await sendWaiting();
    expect(ids(made)).toEqual([['entry-one-1', 'entry-two-2']]);
    expect(useOutbox.getState().waiting).toBe(0);
  });

  it('is let go where its card is gone', async () => {
    serve({ 'POST /review/entries': { kept: [], gone: ['entry-one-1'], spent_seconds: 0 } });
    keepEntry(entry('entry-one-1'));
    await sendWaiting();
    expect(useOutbox.getState().waiting).toBe(0);
  });

  it('is not held up by one that the service refuses for good', async () => {
    const { told } = expectErrors();
    const refusing = (made: Made) =>
      ids([made])[0]?.includes('entry-bad-1') ? new Refusal(400, 'invalid', 'No entry.') : keeping(made);
    const { answers } = serve({ 'POST /review/entries': new Refusal(503, 'unavailable', 'Later.') });
    keepEntry(entry('entry-bad-1'));
    keepEntry(entry('entry-two-2'));
    await sendWaiting();
    answers['POST /review/entries'] = refusing;
    await sendWaiting();
    expect(useOutbox.getState().waiting).toBe(0);
    expect(told()).not.toEqual([]);
  });

  it('is nobody else’s: another student at the same machine sends none of it', async () => {
    const { answers, made } = serve({ 'POST /review/entries': new Refusal(503, 'unavailable', 'Later.') });
    keepEntry(entry('entry-one-1'));
    await sendWaiting();
    publish({ ...ana, uid: 'ben' });
    answers['POST /review/entries'] = keeping;
    made.length = 0;
    await sendWaiting();
    expect(made).toEqual([]);
    publish(ana);
    await sendWaiting();
    expect(ids(made)).toEqual([['entry-one-1']]);
  });

  it('ends with its student: what is under way settles nothing once another is here', async () => {
    const waits = Promise.withResolvers<unknown>();
    const { answers, made } = serve({ 'POST /review/entries': () => waits.promise });
    keepEntry(entry('entry-one-1'));
    await vi.waitFor(() => expect(made).toHaveLength(1));
    const under = sendWaiting();
    publish({ ...ana, uid: 'ben' });
    answers['POST /review/entries'] = keeping;
    keepEntry(entry('entry-ben-2'));
    await sendWaiting();
    waits.resolve({ kept: [], gone: ['entry-one-1'], spent_seconds: 0 });
    await under;
    publish(ana);
    await sendWaiting();
    expect(ids(made)).toEqual([['entry-one-1'], ['entry-ben-2'], ['entry-one-1']]);
  });
});
