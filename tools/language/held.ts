/** Files that still hold words of a language, to be moved to the packs. The list only grows shorter. */
export const HELD: readonly string[] = [
  'study/embedded/questions/actions.ts',
  'study/embedded/questions/book-terms.ts',
  'study/embedded/questions/definitions.ts',
  'study/embedded/questions/gap.ts',
  'study/embedded/questions/generic.ts',
  'study/embedded/questions/meaning-rivals.ts',
  'study/embedded/questions/meaning.ts',
  'study/embedded/questions/reasons.ts',
  'study/embedded/questions/saq.ts',
  'study/embedded/questions/statement.ts',
  'study/embedded/questions/term-index.ts',
];
