/** The stems of English words. */
import stem from 'wink-porter2-stemmer';
import { ofWords } from './stem.ts';

/** The stem of a lower-case English word (Porter's second algorithm). */
export const porter2 = ofWords(stem);
