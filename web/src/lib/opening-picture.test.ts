import { beforeEach, describe, expect, it, type Mock, type MockInstance, vi } from 'vitest';
import * as binary from './api/binary.ts';
import { useAuth } from './auth/auth-store.ts';
import { openingNow, openingPicture } from './opening-picture.ts';

const ADA = { uid: 'ada', email: null, displayName: null, photoURL: null };
const picture = () => new Response('webp', { status: 200 });
let fetchBinary: MockInstance<typeof binary.fetchBinary>;
let revoke: Mock;

beforeEach(() => {
  // Nobody has left, and then somebody is here: nothing of an earlier test is known.
  useAuth.setState({ status: 'signed-out', user: null });
  useAuth.setState({ status: 'signed-in', user: ADA });
  fetchBinary = vi.spyOn(binary, 'fetchBinary');
  revoke = vi.fn();
  let made = 0;
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => `blob:${++made}`, revokeObjectURL: revoke }));
  // jsdom unpacks no pictures.
  Object.assign(HTMLImageElement.prototype, { decode: async () => undefined });
});

describe("the picture of a book's opening page", () => {
  it('is asked for once, and known from then on', async () => {
    fetchBinary.mockImplementation(async () => picture());
    expect(openingNow('b1')).toBeNull();
    const [one, two] = await Promise.all([openingPicture('b1'), openingPicture('b1')]);
    expect(one).toBe(two);
    expect(openingNow('b1')).toBe(one);
    expect(fetchBinary).toHaveBeenCalledExactlyOnceWith('upload.opening', { id: 'b1' });
  });

  it('is what the page itself has asked for, where that came', async () => {
    window.folioOpening = { book: 'b1', reply: Promise.resolve(picture()) };
    expect(await openingPicture('b1')).not.toBeNull();
    expect(fetchBinary).not.toHaveBeenCalled();
  });

  it.each([
    ['was refused', new Response('', { status: 401 })],
    ['did not come', null],
  ])('is asked for anew where that %s', async (_how, reply) => {
    fetchBinary.mockImplementation(async () => picture());
    window.folioOpening = { book: 'b1', reply: Promise.resolve(reply) };
    expect(await openingPicture('b1')).not.toBeNull();
    expect(fetchBinary).toHaveBeenCalledOnce();
  });

  it.each([
    ['a book without one', async () => new Response(null, { status: 204 })],
    ['a line that is lost', () => Promise.reject(new Error('gone'))],
  ])('is none of %s', async (_what, reply) => {
    fetchBinary.mockImplementation(reply);
    expect(await openingPicture('b1')).toBeNull();
  });

  it('goes with another book, and with its student', async () => {
    fetchBinary.mockImplementation(async () => picture());
    await openingPicture('b1');
    await openingPicture('b2');
    expect(openingNow('b1')).toBeNull();
    expect(revoke).toHaveBeenCalledExactlyOnceWith('blob:1');
    useAuth.setState({ status: 'signed-in', user: { ...ADA, uid: 'ben' } });
    expect(openingNow('b2')).toBeNull();
    expect(revoke).toHaveBeenLastCalledWith('blob:2');
  });
});
