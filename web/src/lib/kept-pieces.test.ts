import { expect, it } from 'vitest';
import type { KeptPiece } from './device-database.ts';
import { bytesIn } from './kept-pieces.ts';

const piece = (begin: number, ...bytes: number[]): KeptPiece => ({ begin, bytes: new Uint8Array(bytes), total: 20 });

it('puts bytes together from pieces that touch or overlap, in the order of the file', () => {
  const pieces = [piece(0, 0, 1, 2, 3), piece(2, 2, 3, 4), piece(5, 5, 6)];
  expect(bytesIn(pieces, 1, 7)).toEqual(new Uint8Array([1, 2, 3, 4, 5, 6]));
  expect(bytesIn(pieces, 2, 3)).toEqual(new Uint8Array([2]));
});

it('has nothing where a byte is missing', () => {
  expect(bytesIn([piece(0, 0, 1), piece(3, 3)], 0, 4)).toBeNull();
  expect(bytesIn([piece(0, 0, 1)], 1, 3)).toBeNull();
  expect(bytesIn([], 0, 1)).toBeNull();
});
