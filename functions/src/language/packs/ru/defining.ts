/** Russian: the dash stands for "is", and there are no articles. */
import { listed } from '../../match.ts';
import type { Defining } from '../../parts/defining.ts';

export const defining: Defining = {
  is: listed('— это есть является являются являлся являлась являлось являлись'),
  has: [],
  been: [],
  says: listed(`
    означает означают обозначает обозначают представляет представляют называется называются называют состоит состоят
    включает описывает описывают понимают понимается определяется определяют`),
  named: listed(`
    называется называются называют называемый называемая называемое называемые назван названа названо именуется
    именуемый известный известная известное известен известна как термин`),
  articles: [],
  indefinite: [],
  definite: [],
  of: [],
  conditions: listed('если когда'),
  term: listed('термин понятие слово'),
  apposition: listed('который которая которое которые то или'),
  or: listed('или'),
  unspaced: null,
};
