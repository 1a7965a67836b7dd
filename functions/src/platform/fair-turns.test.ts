import { afterEach, expect, it, vi } from 'vitest';
import { fairTurns } from './fair-turns.ts';

afterEach(() => void vi.useRealTimers());

const settled = () => new Promise((next) => setImmediate(next));

/** Work of somebody that goes on until it is told to end. */
function pieces(turns: ReturnType<typeof fairTurns>) {
  const log: string[] = [];
  const ends = new Map<string, () => void>();
  const begin = (name: string) =>
    turns(name.charAt(0), async () => {
      log.push(name);
      await new Promise<void>((end) => ends.set(name, end));
      return name;
    });
  const end = async (name: string) => {
    ends.get(name)?.();
    await settled();
  };
  return { log, begin, end };
}

it('whoever has asked for much waits for who has asked for little, one piece at most', async () => {
  const { log, begin, end } = pieces(fairTurns({ atOnce: 1 }));
  const all = ['a1', 'a2', 'a3'].map(begin);
  all.push(begin('b1'), begin('c1'), begin('b2'));
  await settled();
  for (const name of ['a1', 'b1', 'c1', 'a2', 'b2', 'a3']) await end(name);
  expect(log).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
  expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3', 'b1', 'c1', 'b2']);
});

it('nobody has two places at once', async () => {
  const { log, begin, end } = pieces(fairTurns({ atOnce: 2 }));
  const all = [begin('a1'), begin('a2'), begin('b1')];
  await settled();
  expect(log).toEqual(['a1', 'b1']);
  await end('b1');
  expect(log).toEqual(['a1', 'b1']);
  await end('a1');
  await end('a2');
  expect(await Promise.all(all)).toEqual(['a1', 'a2', 'b1']);
});

it('refuses what is too much of one, and takes it again when there is less', async () => {
  const { begin, end } = pieces(fairTurns({ atOnce: 1, ofOne: 2 }));
  const [first, second] = [begin('a1'), begin('a2')];
  expect(await begin('a3')).toBeNull();
  await end('a1');
  const third = begin('a3');
  await end('a2');
  await end('a3');
  expect(await Promise.all([first, second, third])).toEqual(['a1', 'a2', 'a3']);
});

it('does not begin what has waited too long, and goes on with the next', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { log, begin, end } = pieces(fairTurns({ atOnce: 1, patienceMs: 1_000 }));
  const [first, late] = [begin('a1'), begin('b1')];
  await vi.advanceTimersByTimeAsync(600);
  const next = begin('c1');
  await vi.advanceTimersByTimeAsync(500);
  expect(await late).toBeNull();
  await end('a1');
  await end('c1');
  expect(log).toEqual(['a1', 'c1']);
  expect(await Promise.all([first, next])).toEqual(['a1', 'c1']);
});

it('work that fails makes room for the next', async () => {
  const turns = fairTurns({ atOnce: 1 });
  await expect(turns('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await turns('a', async () => 'done')).toBe('done');
});
