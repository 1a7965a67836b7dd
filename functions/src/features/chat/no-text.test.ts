import { expect, it } from 'vitest';
import type { Document } from '../../contract/library.ts';
import { saidOfNoText } from './no-text.ts';

const scan = (state?: NonNullable<Document['pictures']>['state']) => ({
  status: 'ready' as const,
  pages_without_text: [[1, 12]] as [number, number][],
  ...(state && { pictures: { state, total: 12, done: 3 } }),
});

it.each(['waiting', 'reading', 'tomorrow'] as const)('asks for patience while its pictures are %s', (state) => {
  expect(saidOfNoText(scan(state), 'embedded')).toContain('is reading their words');
  expect(saidOfNoText(scan(state), 'openai')).toContain('is reading their words');
});

it.each([undefined, 'stopped', 'language'] as const)('says what would help where nobody reads them (%s)', (state) => {
  expect(saidOfNoText(scan(state), 'embedded')).toContain('a copy with real text');
  expect(saidOfNoText(scan(state), 'openai')).toContain('Read these pages with the AI model');
});

it('says what went wrong where it could not be read', () => {
  expect(saidOfNoText({ ...scan(), problem: 'It broke.' }, 'embedded')).toBe('It broke.');
});
