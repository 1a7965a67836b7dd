import { describe, expect, it } from 'vitest';
import { edgeTurner } from './edge-turn.ts';

const middle = { scrollTop: 200, scrollHeight: 900, clientHeight: 500 };
const end = { ...middle, scrollTop: 400 };
const top = { ...middle, scrollTop: 0 };

describe('a wheel', () => {
  it('turns on at the end of the page and back at its top', () => {
    expect(edgeTurner()(100, end, 0)).toBe(1);
    expect(edgeTurner()(-100, top, 0)).toBe(-1);
  });

  it('turns nothing in the middle of a page, nor away from its edge', () => {
    expect(edgeTurner()(100, middle, 0)).toBe(0);
    expect(edgeTurner()(100, top, 0)).toBe(0);
    expect(edgeTurner()(-100, end, 0)).toBe(0);
  });

  it('that scrolls to the end stays there until it begins anew', () => {
    const wheel = edgeTurner();
    expect(wheel(100, middle, 0)).toBe(0);
    expect(wheel(100, end, 50)).toBe(0);
    expect(wheel(100, end, 150)).toBe(0);
    expect(wheel(100, end, 600)).toBe(1);
  });

  it('turns one page at a time, however long its momentum lasts', () => {
    const wheel = edgeTurner();
    const turned = [0, 20, 40, 60, 80, 100].map((at) => wheel(100, end, at));
    expect(turned).toEqual([1, 0, 0, 0, 0, 0]);
    expect(wheel(100, end, 400)).toBe(1);
  });

  it('must be meant: a touch of a trackpad turns nothing', () => {
    const wheel = edgeTurner();
    expect(wheel(10, end, 0)).toBe(0);
    expect(wheel(20, end, 10)).toBe(0);
    expect(wheel(40, end, 20)).toBe(1);
  });
});
