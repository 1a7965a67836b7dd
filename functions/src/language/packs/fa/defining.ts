/** Persian: the verb ends the sentence; what follows a name that is defined is a set phrase. */
import { listed } from '../../match.ts';
import type { Defining } from '../../parts/defining.ts';

export const defining: Defining = {
  is: listed('یعنی عبارتست عبارت همان است هستند بود'),
  has: [],
  been: [],
  says: listed('معنای معنی مفهوم نشان شامل بیان تعریف'),
  named: listed('نام اصطلاح'),
  articles: listed('یک این آن هر'),
  indefinite: listed('یک هر'),
  definite: listed('این آن'),
  of: [],
  conditions: listed('اگر هرگاه وقتی'),
  term: listed('اصطلاح واژه مفهوم کلمه'),
  apposition: listed('که یا یعنی'),
  or: listed('یا'),
  unspaced: null,
};
