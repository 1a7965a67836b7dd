import { expect, it } from 'vitest';
import { handTextOn } from './loopback.ts';

it('hands a page’s text, orders and fonts on uncopied, and copies everything else as before', () => {
  handTextOn();
  handTextOn();
  const items = [{ str: 'tide' }];
  const text = { stream: 3, chunk: { items, styles: {} } };
  const handed = structuredClone(text);
  expect(handed.chunk.items).toBe(items);
  // The sender goes on with its own part.
  text.chunk.items = [];
  expect(handed.chunk.items).toEqual([{ str: 'tide' }]);

  const orders = { stream: 3, chunk: { fnArray: [44], argsArray: [[{ unicode: 'a' }]] } };
  const given = structuredClone(orders);
  expect(given.chunk.argsArray[0]).toBe(orders.chunk.argsArray[0]);
  orders.chunk.argsArray.length = 0;
  expect(given.chunk.argsArray).toEqual([[{ unicode: 'a' }]]);

  const font = { action: 'commonobj', data: ['g_d0_f1', 'Font', { extra: { widths: [1] } }] };
  expect(structuredClone(font)).toBe(font);

  const other = { action: 'commonobj', data: ['p1', 'Pattern', [1, 2]] };
  expect(structuredClone(other)).toEqual(other);
  expect(structuredClone(other).data).not.toBe(other.data);
  const bytes = new ArrayBuffer(8);
  expect(structuredClone({ bytes }, { transfer: [bytes] }).bytes.byteLength).toBe(8);
  expect(bytes.byteLength).toBe(0);
});
