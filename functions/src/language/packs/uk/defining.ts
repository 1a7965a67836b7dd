/** Ukrainian: the dash stands for "is", and there are no articles. */
import { listed } from '../../match.ts';
import type { Defining } from '../../parts/defining.ts';

export const defining: Defining = {
  is: listed('— це є являється являються був була було були'),
  has: [],
  been: [],
  says: listed(`
    означає означають позначає позначають називається називаються називають складається складаються включає описує
    описують розуміють визначається визначають`),
  named: listed(`
    називається називаються називають званий звана зване звані названо назвали відомий відома відоме як термін`),
  articles: [],
  indefinite: [],
  definite: [],
  of: [],
  conditions: listed('якщо коли'),
  term: listed('термін поняття слово'),
  apposition: listed('який яка яке які тобто або'),
  or: listed('або чи'),
  unspaced: null,
};
