import { expect, it } from 'vitest';
import { semaphore } from './semaphore.ts';

const inTurn = semaphore(2);

/** Work that goes on until it is told to end. */
function piece(log: string[], name: string) {
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const work = async () => {
    log.push(name);
    await ended;
  };
  return { work, end };
}
const settled = () => new Promise((next) => setImmediate(next));

it('light work runs beside light work, heavy work alone, and none overtakes another', async () => {
  const log: string[] = [];
  const [a, b, large, c] = ['a', 'b', 'large', 'c'].map((name) => piece(log, name));
  if (!a || !b || !large || !c) throw new Error('four were made');
  const all = [inTurn(a.work), inTurn(b.work), inTurn(large.work, 2), inTurn(c.work)];
  await settled();
  expect(log).toEqual(['a', 'b']);
  a.end();
  await settled();
  expect(log).toEqual(['a', 'b']);
  b.end();
  await settled();
  expect(log).toEqual(['a', 'b', 'large']);
  large.end();
  await settled();
  expect(log).toEqual(['a', 'b', 'large', 'c']);
  c.end();
  await Promise.all(all);
});

it('work that fails makes room for the next', async () => {
  const failing = inTurn(() => Promise.reject(new Error('broken')), 2);
  await expect(failing).rejects.toThrow('broken');
  expect(await inTurn(async () => 'done', 2)).toBe('done');
});

it('what weighs nothing waits for nobody', async () => {
  const a = piece([], 'a');
  const heavy = inTurn(a.work, 2);
  expect(await inTurn(async () => 'done', 0)).toBe('done');
  a.end();
  await heavy;
});
