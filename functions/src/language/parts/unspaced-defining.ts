/** Part `defining` of a language whose script has no spaces. */
import type { Defining } from './defining.ts';

/**
 * @param after what follows a name that is defined
 * @param before what stands before a name that is given
 */
export const unspacedDefining = (after: RegExp, before: RegExp): Defining => ({
  is: [],
  has: [],
  been: [],
  says: [],
  named: [],
  articles: [],
  indefinite: [],
  definite: [],
  of: [],
  conditions: [],
  term: [],
  apposition: [],
  or: [],
  unspaced: { after, before },
});
