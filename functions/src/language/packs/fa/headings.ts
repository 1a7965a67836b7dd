/** Persian. */
import type { Headings } from '../../parts/headings.ts';

export const headings: Headings = {
  chapter: ['فصل'],
  counted: [],
  appendix: [],
  kinds: {
    contents: 'فهرست(?: مطالب)?|فهرست (?:شکل|جدول).*',
    index: 'نمایه|واژه‌نامه',
    references: 'مراجع|منابع|کتاب‌نامه',
    exercises: 'تمرین(?:‌ها|ها|ات)?',
    glossary: 'واژگان',
    summary: 'خلاصه|جمع‌بندی',
    front: 'پیش‌?گفتار|سپاس‌?گزاری|دیباچه',
  },
  small: new Set(),
  initials: new Set(),
  conjunctions: new Set(),
};
