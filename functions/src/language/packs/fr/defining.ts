/** French. Elided articles ("l’") are taken off their words and need no mention. */
import { listed } from '../../match.ts';
import type { Defining } from '../../parts/defining.ts';

export const defining: Defining = {
  is: listed('est sont était étaient fut furent'),
  has: listed('a ont'),
  been: listed('été'),
  says: listed(`
    désigne désignent signifie signifient décrit décrivent comprend comprennent consiste consistent définit définissent
    représente représentent correspond correspondent renvoie`),
  named: listed('appelle appelé appelée appelés appelées nommé nommée nommés nommées dit dite dits dites dénommé'),
  as: listed('comme'),
  articles: listed('le la les un une des ce cet cette tout toute'),
  indefinite: listed('un une des'),
  definite: listed('le la les'),
  of: listed('de du'),
  conditions: listed('si lorsque quand'),
  term: listed('terme mot concept notion expression'),
  apposition: listed('qui ou un une le la les où soit'),
  or: listed('ou'),
  unspaced: null,
};
