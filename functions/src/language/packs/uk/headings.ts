/** Ukrainian. */
import { wordSet } from '../../match.ts';
import type { Headings } from '../../parts/headings.ts';

export const headings: Headings = {
  chapter: ['розділ'],
  counted: [],
  appendix: ['додаток'],
  kinds: {
    contents: 'зміст',
    index: '(?:предметний|алфавітний|іменний) покажчик',
    references: 'література|список літератури|бібліографія',
    exercises: 'вправи|задачі|запитання',
    glossary: 'глосарій',
    summary: 'висновки|підсумки',
    front: 'передмова|подяки',
  },
  small: wordSet('і й та в у на з із до по про від для'),
  initials: new Set(),
  conjunctions: wordSet('і та або'),
};
