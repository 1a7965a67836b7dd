/** Arabic. */
import type { Headings } from '../../parts/headings.ts';

export const headings: Headings = {
  chapter: ['الفصل'],
  counted: [],
  appendix: [],
  kinds: {
    contents: 'المحتويات',
    index: 'الفهرس',
    references: 'المراجع',
    exercises: 'تمارين',
    front: 'مقدمة المؤلف',
  },
  small: new Set(),
  initials: new Set(),
  conjunctions: new Set(),
};
