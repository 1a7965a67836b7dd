import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { gunzipped } from './gunzipped.ts';

it('gives back what was gzipped, of any size', () => {
  for (const size of [0, 1, 16_383, 16_384, 100_000, 17_000_000]) {
    const bytes = Buffer.alloc(size, 'mutex ');
    expect(gunzipped(gzipSync(bytes)).equals(bytes)).toBe(true);
  }
});

it('refuses what is damaged, whatever size its end tells', () => {
  const packed = gzipSync('mutex');
  packed.writeUInt32LE(0xffffffff, packed.length - 4);
  expect(() => gunzipped(packed)).toThrow();
  expect(() => gunzipped(Buffer.from('no'))).toThrow();
  expect(() => gunzipped(Buffer.alloc(0))).toThrow();
});
