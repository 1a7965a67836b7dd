/** English. Of the verbs stems too: they stand for all forms. */
import { listed } from '../../match.ts';
import type { Defining } from '../../parts/defining.ts';

export const defining: Defining = {
  is: listed('is are was were be'),
  has: listed('has have had ha'),
  been: listed('been be'),
  says: listed(`
    refer mean involv describ occur consist denot defin includ indic repres suggest propos state allow happen develop
    examin focus emphas assert`),
  named: listed('call known term name label dub coin so-cal defin'),
  as: listed('as'),
  articles: listed('a an the this such our'),
  indefinite: listed('a an'),
  definite: listed('the'),
  of: listed('of'),
  conditions: listed('if iff when'),
  term: listed('term word concept notion'),
  apposition: listed('which or a an the when where that in meaning i.e also'),
  or: listed('or'),
  facets: listed('aim purpose goal function role idea concept notion essence'),
  bearers: listed('people person individuals someone those patients children adults'),
  with: listed('with'),
  aside: listed(`
    not less more most least currently now today initially probably perhaps still only common likely rarely
    especially particularly very so too quite considerably far no never even well criticized developed founded
    created introduced part`),
  unspaced: null,
};
