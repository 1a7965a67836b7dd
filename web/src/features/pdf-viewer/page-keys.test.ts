import { describe, expect, it } from 'vitest';
import { pagesTurned } from './page-keys.ts';

const press = (key: string, more = {}) => ({
  key,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  ...more,
});
const pane = (more = {}) => ({
  scrollTop: 0,
  scrollHeight: 900,
  clientHeight: 500,
  scrollWidth: 700,
  clientWidth: 700,
  ...more,
});

describe('keys on a page', () => {
  it('turn by the arrows, unless the page is wider than its pane', () => {
    expect(pagesTurned(press('ArrowRight'), pane())).toBe(1);
    expect(pagesTurned(press('ArrowLeft'), pane())).toBe(-1);
    expect(pagesTurned(press('ArrowRight'), pane({ scrollWidth: 1_200 }))).toBe(0);
    expect(pagesTurned(press('ArrowLeft'), pane({ scrollWidth: 1_200 }))).toBe(0);
  });

  it.each(['PageDown', ' '])("turn on by '%s' only at the end of the page", (key) => {
    expect(pagesTurned(press(key), pane())).toBe(0);
    expect(pagesTurned(press(key), pane({ scrollTop: 399 }))).toBe(1);
    expect(pagesTurned(press(key), pane({ scrollHeight: 500 }))).toBe(1);
  });

  it.each([press('PageUp'), press(' ', { shiftKey: true })])('turn back by %j only at its top', (key) => {
    expect(pagesTurned(key, pane({ scrollTop: 50 }))).toBe(0);
    expect(pagesTurned(key, pane())).toBe(-1);
  });

  it.each(['altKey', 'ctrlKey', 'metaKey'])("with %s are the browser's", (modifier) => {
    expect(pagesTurned(press('ArrowRight', { [modifier]: true }), pane())).toBe(0);
  });

  it('other than these turn nothing', () => {
    for (const key of ['Home', 'End', 'a', 'Enter', 'Tab']) expect(pagesTurned(press(key), pane())).toBe(0);
  });
});
