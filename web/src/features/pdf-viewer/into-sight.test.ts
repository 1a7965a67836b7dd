import { describe, expect, it } from 'vitest';
import { scrolledAcross } from './into-sight.ts';

const page = { left: 0, right: 600 };
const line = (left: number, right: number) => ({ left, right });

describe('how far a magnified page is scrolled across', () => {
  it('not at all while the words and the edge of the text are in sight together', () => {
    expect(scrolledAcross([line(200, 380), line(12, 150)], page, 390, false)).toBe(0);
  });

  it('to where the leftmost line begins, where the first one begins further in', () => {
    expect(scrolledAcross([line(480, 590), line(310, 420)], page, 390, false)).toBe(294);
  });

  it('never past the beginning of lines that are wider than the pane', () => {
    expect(scrolledAcross([line(12, 590)], page, 390, false)).toBe(0);
  });

  it('the other way round where lines begin at the right', () => {
    expect(scrolledAcross([line(250, 588)], page, 390, true)).toBe(210);
    expect(scrolledAcross([line(100, 300)], page, 390, true)).toBe(0);
    expect(scrolledAcross([line(12, 588)], page, 390, true)).toBe(214);
  });
});
