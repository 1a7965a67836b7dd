import { describe, expect, it } from 'vitest';
import { errorOfReply, messageOf } from './api-error.ts';

const reply = (status: number, code: string, requestId: string | null) =>
  errorOfReply({
    status,
    text: JSON.stringify({ error: { code, message: 'It did not work.' } }),
    header: (name) => (name === 'x-request-id' ? requestId : null),
  });

describe('what a student reads of a failure', () => {
  it('ends with what to quote in a report, where the fault is ours', () => {
    const failed = reply(500, 'internal', '9f1c2b3d-0000-4000-8000-000000000000');
    expect(messageOf(failed)).toBe('It did not work. (Reference: 9f1c2b3d)');
  });

  it('is the words alone where the service refused, or did not say which request it was', () => {
    expect(messageOf(reply(422, 'unusable', '9f1c2b3d-0000'))).toBe('It did not work.');
    expect(messageOf(reply(503, 'unavailable', null))).toBe('It did not work.');
  });
});
