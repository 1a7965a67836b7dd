import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../functions/src/language/codes.ts';
import { completeness, languagesReadme, withTable } from './completeness.ts';

describe('the table of what each language has', () => {
  it('names every language with every part', () => {
    const rows = completeness().split('\n').slice(2);
    expect(rows.map((row) => row.split(' | ')[0])).toEqual(LANGUAGES.map((code) => `| ${code}`));
    for (const row of rows) expect(row).not.toMatch(/\| 0 \|/);
  });

  it('stands in the README with the parts and the languages that it names (else run tools/language/completeness.ts)', () => {
    const named = (table: string) => {
      const [head, , ...rows] = table.split('\n').filter((line) => line.startsWith('| '));
      return [head, ...rows.map((row) => row.split(' | ')[0])];
    };
    const [, kept = ''] = languagesReadme().split(/<!-- \/?completeness -->/);
    expect(named(kept)).toEqual(named(completeness()));
  });

  it('replaces the one that stood there', () => {
    expect(withTable('a\n<!-- completeness -->\nold\n<!-- /completeness -->\nb', 'new')).toBe(
      'a\n<!-- completeness -->\nnew\n<!-- /completeness -->\nb',
    );
    expect(() => withTable('no marks', 'new')).toThrow('no marks');
  });
});
