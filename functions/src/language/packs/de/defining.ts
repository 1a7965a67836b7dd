/** German. */
import { listed } from '../../match.ts';
import type { Defining } from '../../parts/defining.ts';

export const defining: Defining = {
  is: listed('ist sind war waren sei'),
  has: listed('hat haben'),
  been: listed('gewesen'),
  says: listed(`
    bezeichnet bezeichnen bezeichnete bedeutet bedeuten beschreibt beschreiben umfasst umfassen meint heißt heißen
    besteht bestehen versteht steht definiert entsteht`),
  named: listed(`
    genannt heißt heißen nennt nennen nannte bezeichnet bezeichneten bezeichnete sogenannte sogenannten sogenannter
    sogenanntes als namens`),
  as: listed('als'),
  articles: listed('ein eine einen einer eines einem der die das den dem des dieser diese dieses jede jeder jedes'),
  indefinite: listed('ein eine einen einer eines einem'),
  definite: listed('der die das den dem des'),
  of: listed('von vom'),
  conditions: listed('wenn falls sofern'),
  term: listed('begriff wort ausdruck bezeichnung konzept'),
  apposition: listed('der die das ein eine einer also d.h oder welche welcher welches'),
  or: listed('oder'),
  unspaced: null,
};
