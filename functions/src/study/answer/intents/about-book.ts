/** What the book is about, what it argues, who wrote it. */

import type { DraftAnswer } from '../../engine.ts';
import { answerOnItself } from '../itself/index.ts';
import type { Source, Wanting } from './index.ts';
import { summary } from './summary.ts';

/** What the book says of itself; a summary of it where it says nothing. */
export const aboutBook = ({ asks, text, language, sentences }: Wanting<'aboutBook'>, source: Source): DraftAnswer =>
  answerOnItself(source.book, source.index, asks, text) ?? summary({ of: { book: true }, sentences, language }, source);
