/** The words by which English sentences are read here. */
import { packFor } from '../../../language/packs/index.ts';

const { drafting } = packFor('en');
if (!drafting) throw new Error('The English pack has no words to draft questions by.');
export const ENGLISH = drafting;
