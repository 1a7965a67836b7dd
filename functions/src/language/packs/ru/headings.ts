/** Russian. */
import { wordSet } from '../../match.ts';
import type { Headings } from '../../parts/headings.ts';

export const headings: Headings = {
  chapter: ['глава'],
  counted: [],
  appendix: [],
  kinds: {
    contents: 'содержание|оглавление|список (?:иллюстраций|таблиц|рисунков)',
    index: 'предметный указатель|алфавитный указатель',
    references: 'литература|список литературы|библиография',
    exercises: 'упражнения|задачи|вопросы',
    glossary: 'глоссарий',
    summary: 'заключение',
    front: 'предисловие|благодарности',
  },
  small: wordSet('и в на с к по о от для из'),
  initials: new Set(),
  conjunctions: wordSet('и или'),
};
