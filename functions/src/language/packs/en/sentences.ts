/** English. */
import { wordSet } from '../../match.ts';
import type { Sentences } from '../../parts/sentences.ts';

export const sentences: Sentences = {
  abbreviations: wordSet(`
    mr mrs ms messrs dr prof st sr jr rev gen lt capt sgt cmdr hon esq vs cf viz al ed eds trans vol vols nos p
    pp figs eq eqs ch chap sect ex def thm prop lem cor ref refs approx ca dept univ inc ltd co corp eg ie resp
    incl op cit seq ff supp cir assn govt natl intl jan feb mar apr jun jul aug sep sept oct nov dec mon tue wed
    thu fri
  `),
  beforeNumber: wordSet('no fig sec art tab app col cl para par est max min stat cong ct bull'),
  beforeName: wordSet('eq p pp dr mr mrs ms prof vs'),
  titles: wordSet('Sen Rep Gov Pres Maj Col Atty Amb Supt'),
  lettered: wordSet(`
    vitamin hepatitis type group class set grade plan part column row point matrix vector version
  `),
  starters: wordSet(`
    the this that these those it its in on at for from a an and but or so if when while as although because since
    then they he she we you there here how what why who which with by to after before during however therefore
    thus such another other many most some each both one two three people individuals
  `),
};
