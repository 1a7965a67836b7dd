/** Persian. */
import { pattern, wordSet } from '../../match.ts';
import type { Presuppositions } from '../../parts/presuppositions.ts';

const MAKES = 'اختراع کشف تأسیس تاسیس ایجاد تألیف طراحی منتشر نوشت ساخت';

export const presuppositions: Presuppositions = {
  asks: [
    pattern`^(?:چرا|چه زمانی|کی|کجا|چگونه|چطور|در چه سالی)\s+(?<agent>\S{2,}?)\s+(?<rest>.{2,60}?)\s+را\s+(?<verb>${MAKES.replaceAll(' ', '|')})(?:\s+\p{L}+)?\s*[؟?.]*$`,
  ],
  statement: [],
  makes: wordSet(MAKES),
  otherwise: 'کتاب شما چیز دیگری می‌گوید:',
  notSaid: 'آنچه پرسش شما مسلم می‌گیرد در این کتاب پیدا نکردم.',
};
