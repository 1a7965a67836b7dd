import { describe, expect, it } from 'vitest';
import { chosenScripts } from './run-all.ts';

const all = ['kills', 'load', 'races'];

describe('names of trials and benches', () => {
  it('runs all where none is named, and hands options on', () => {
    expect(chosenScripts(all, [])).toEqual({ names: all, rest: [] });
    expect(chosenScripts(all, ['--runs', '3'])).toEqual({ names: all, rest: ['--runs', '3'] });
    expect(chosenScripts(all, ['load', '--runs', '3'])).toEqual({ names: ['load'], rest: ['--runs', '3'] });
    expect(chosenScripts(all, ['load', '20', 'a/book.pdf'])).toEqual({ names: ['load'], rest: ['20', 'a/book.pdf'] });
  });

  it('refuses a name that it does not know, instead of running everything', () => {
    expect(chosenScripts(all, ['lode'])).toEqual({ unknown: 'lode' });
    expect(chosenScripts(all, ['load', 'kils'])).toEqual({ unknown: 'kils' });
  });
});
