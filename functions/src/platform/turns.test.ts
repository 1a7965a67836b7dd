import { expect, test } from 'vitest';
import { ownTurn } from './turns.ts';

test('pieces that wait together run in turns of their own', async () => {
  let turn = 0;
  let counting = true;
  const count = () => {
    turn++;
    if (counting) setImmediate(count);
  };
  setImmediate(count);
  const ran = await Promise.all(
    Array.from({ length: 5 }, async () => {
      await ownTurn();
      return turn;
    }),
  );
  counting = false;
  expect(new Set(ran).size).toBe(5);
});
