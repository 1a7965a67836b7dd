/** For a language without a pack: the verb "to be" and the articles of the Romance and Germanic neighbours. */
import { listed } from '../../match.ts';
import type { Defining } from '../../parts/defining.ts';

export const defining: Defining = {
  is: listed('is è sono é são jest są este sunt är er es sind son'),
  has: [],
  been: [],
  says: listed('significa designa'),
  named: listed('chiama chiamato denomina'),
  articles: listed('un una uno il lo la i gli le o a os as um uma een de het en et'),
  indefinite: listed('un una uno um uma een en et'),
  definite: listed('il lo la o a os as de het'),
  of: listed('di del da of van'),
  conditions: listed('se'),
  term: listed('termine termo termin'),
  apposition: listed('che que'),
  or: listed('o'),
  unspaced: null,
};
