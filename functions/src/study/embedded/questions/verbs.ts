/** Verbs by what they tell of their subject. */
import { wordSet } from '../../../language/match.ts';
import { ENGLISH } from './english-words.ts';

/** What a thing does, is for, or brings about. */
export const TELLING = wordSet(ENGLISH.telling);

/** Telling, moving and having: nothing worth asking for. */
export const EMPTY = wordSet(ENGLISH.empty);

/** What people think of first: after a name in the past they make a "Who …?". */
export const THOUGHT = wordSet(ENGLISH.thought);

/** What bodies and works do once and for all: after a name in the past they make a "Which of the following …?". */
export const DONE = wordSet(ENGLISH.done);
