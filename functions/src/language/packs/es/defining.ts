/** Spanish. */
import { listed } from '../../match.ts';
import type { Defining } from '../../parts/defining.ts';

export const defining: Defining = {
  is: listed('es son era eran fue fueron'),
  has: listed('ha han había'),
  been: listed('sido'),
  says: listed(`
    significa significan denota designa describe describen refiere refieren consiste consisten comprende comprenden
    define definen representa representan incluye`),
  named: listed(`
    llama llaman llamado llamada llamados llamadas denomina denominan denominado denominada conocido conocida conocidos
    conocidas como`),
  as: listed('como'),
  articles: listed('el la los las un una unos unas este esta todo toda'),
  indefinite: listed('un una unos unas'),
  definite: listed('el la los las'),
  of: listed('de del'),
  conditions: listed('si cuando'),
  term: listed('término palabra concepto noción expresión'),
  apposition: listed('que o un una el la los las donde es'),
  or: listed('o u'),
  unspaced: null,
};
