/** Arabic. */
import { pattern, wordSet } from '../../match.ts';
import type { Presuppositions } from '../../parts/presuppositions.ts';

const MAKES = 'اخترع اكتشف أسس أنشأ كتب نشر طور صمم بنى ألف';

export const presuppositions: Presuppositions = {
  asks: [
    pattern`^(?:لماذا|متى|أين|كيف|في أي (?:عام|سنة))\s+(?<verb>${MAKES.replaceAll(' ', '|')})ت?\s+(?<agent>\S{2,})\s+(?<rest>.{2,80}?)\s*[؟?.]*$`,
  ],
  statement: [],
  makes: wordSet(MAKES),
  otherwise: 'كتابك يقول غير ذلك:',
  notSaid: 'لم أجد في هذا الكتاب ما يفترضه سؤالك.',
};
