/** Arabic: a pronoun stands for "is"; the article is part of the word. */
import { listed } from '../../match.ts';
import type { Defining } from '../../parts/defining.ts';

export const defining: Defining = {
  is: listed('هو هي هما هم كان كانت تعد يعد تعتبر يعتبر'),
  has: [],
  been: [],
  says: listed('يعني تعني يشير تشير يقصد يدل تدل يصف تصف يتكون تتكون يشمل تشمل يعرف تعرف'),
  named: listed('يسمى تسمى يدعى تدعى المسمى المسماة يطلق المعروف المعروفة باسم مصطلح'),
  articles: [],
  indefinite: [],
  definite: [],
  of: [],
  conditions: listed('إذا عندما'),
  term: listed('مصطلح مفهوم كلمة'),
  apposition: listed('وهو وهي أو أي الذي التي'),
  or: listed('أو'),
  unspaced: null,
};
