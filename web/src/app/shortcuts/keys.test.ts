import { beforeEach, describe, expect, it } from 'vitest';
import { keyReader } from './keys.ts';

let time = 0;
let read: (event: KeyboardEvent) => string | null;
/** Presses a key in an element and tells what was made of it. */
function press(key: string, where: Element = document.body, more: KeyboardEventInit = {}): string | null {
  let meant: string | null = null;
  const listen = (event: KeyboardEvent) => {
    meant = read(event);
  };
  document.addEventListener('keydown', listen, { once: true });
  where.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...more }));
  return meant;
}

beforeEach(() => {
  document.body.innerHTML =
    '<button>b</button><input><textarea></textarea><div contenteditable="true"></div><select></select>';
  time = 0;
  read = keyReader(() => time);
});

describe('a key', () => {
  it.each([
    ['?', 'sheet'],
    ['/', 'search'],
    ['u', 'upload'],
    ['U', 'upload'],
    ['x', 'cover'],
    ['y', null],
  ])('%s means %s', (key, meant) => expect(press(key)).toBe(meant));

  it.each([
    ['d', 'dashboard'],
    ['p', 'progress'],
    ['r', 'revision'],
    ['u', null],
  ])('g and then %s mean %s', (key, meant) => {
    expect(press('g')).toBeNull();
    expect(press(key)).toBe(meant);
  });

  it('is no pair with a g of long ago, nor with one before another key', () => {
    press('g');
    time = 2_000;
    expect(press('d')).toBeNull();
    press('g');
    press('x');
    expect(press('d')).toBeNull();
  });

  it.each(['input', 'textarea', 'select', '[contenteditable]'])('means nothing in %s', (where) => {
    const element = document.querySelector(where);
    if (!element) throw new Error(where);
    for (const key of ['?', '/', 'u', 'g', 'd']) expect(press(key, element)).toBeNull();
  });

  it('means nothing with Ctrl, Alt or Meta, while it is held, and while a dialog is open', () => {
    for (const more of [{ ctrlKey: true }, { altKey: true }, { metaKey: true }, { repeat: true }]) {
      expect(press('u', document.body, more)).toBeNull();
    }
    document.body.append(Object.assign(document.createElement('div'), { role: 'dialog' }));
    expect(press('u')).toBeNull();
  });

  it('works on a button that has the focus', () => {
    expect(press('?', document.querySelector('button') ?? document.body)).toBe('sheet');
  });
});
