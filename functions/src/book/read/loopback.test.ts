import { expect, it } from 'vitest';
import { handTextOn } from './loopback.ts';

it('hands a page’s text on uncopied, and copies everything else as before', () => {
  handTextOn();
  handTextOn();
  const items = [{ str: 'tide' }];
  const text = { stream: 3, chunk: { items, styles: {} } };
  const handed = structuredClone(text);
  expect(handed.chunk.items).toBe(items);
  // The sender goes on with its own part.
  text.chunk.items = [];
  expect(handed.chunk.items).toEqual([{ str: 'tide' }]);

  const other = { stream: 3, chunk: { fnArray: [1, 2] } };
  expect(structuredClone(other)).toEqual(other);
  expect(structuredClone(other).chunk.fnArray).not.toBe(other.chunk.fnArray);
  const bytes = new ArrayBuffer(8);
  expect(structuredClone({ bytes }, { transfer: [bytes] }).bytes.byteLength).toBe(8);
  expect(bytes.byteLength).toBe(0);
});
