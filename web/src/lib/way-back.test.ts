import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { comeBack, leaveFrom } from './way-back.ts';

/** A question with a mark in it, so far down the window. */
function question(id: string, top: number) {
  const row = document.createElement('li');
  row.id = id;
  row.tabIndex = -1;
  const mark = document.createElement('button');
  row.append(mark);
  row.getBoundingClientRect = () => ({ top }) as DOMRect;
  document.body.append(row);
  return { row, mark };
}
const entry = (idx: number) => window.history.replaceState({ idx }, '');
const scrolled = vi.spyOn(window, 'scrollBy');
/** As long as a screen is waited for. */
const LONG_MS = 6_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] });
  scrolled.mockReset().mockImplementation(() => undefined);
  document.body.replaceChildren();
});
afterEach(() => vi.useRealTimers());

it('brings a question back to where it was left, also where it comes later, and gives it the focus', () => {
  entry(3);
  const { row, mark } = question('question-2', 140);
  expect(leaveFrom(mark)).toBe(true);
  row.remove();
  comeBack();
  vi.advanceTimersByTime(1_000);
  expect(scrolled).not.toHaveBeenCalled();
  const again = question('question-2', 900);
  vi.advanceTimersByTime(100);
  expect(scrolled).toHaveBeenCalledWith(0, 760);
  expect(document.activeElement).toBe(again.row);
  vi.advanceTimersByTime(LONG_MS);
  scrolled.mockClear();
  comeBack();
  vi.advanceTimersByTime(LONG_MS);
  expect(scrolled).not.toHaveBeenCalled();
});

it('leaves every other entry of the history alone, and a student who moves on by themselves', () => {
  entry(3);
  const { mark } = question('question-2', 140);
  leaveFrom(mark);
  entry(4);
  comeBack();
  vi.advanceTimersByTime(LONG_MS);
  expect(scrolled).not.toHaveBeenCalled();
  entry(3);
  comeBack();
  window.dispatchEvent(new Event('wheel'));
  vi.advanceTimersByTime(LONG_MS);
  expect(scrolled).not.toHaveBeenCalled();
});

it('knows no way back from what stands in no row', () => {
  entry(3);
  const alone = document.createElement('button');
  document.body.append(alone);
  expect(leaveFrom(alone)).toBe(false);
});
