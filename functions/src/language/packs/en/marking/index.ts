import { wordSet } from '../../../match.ts';
import { counted, type Marking } from '../../../parts/marking.ts';
import { CONTRARIES, OPPOSITES, SERIES } from './opposites.ts';
import { ASKS_MEANING, DONT_KNOW, ORDERS, TAKEN_BACK } from './said.ts';
import { grammar } from './structure.ts';

export const marking = (): Marking => ({
  negators: wordSet(`
    not no never none neither nor without cannot nothing nobody nowhere hardly barely unable fail fails failed lack
    lacks lacking lacked absent absence
  `),
  negating: '',
  openers: wordSet(
    'but because so while whereas however although though since if when unless until therefore thus then instead',
  ),
  opposites: OPPOSITES,
  contraries: CONTRARIES,
  series: SERIES,
  halves: ['and a half'],
  numbers: counted(
    'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
  ),
  tens: { twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60, seventy: 70, eighty: 80, ninety: 90 },
  decimal: 'point',
  amounts: {
    singl: 1,
    sole: 1,
    coupl: 2,
    pair: 2,
    duo: 2,
    twin: 2,
    doubl: 2,
    twice: 2,
    trio: 3,
    tripl: 3,
    dozen: 12,
    decad: 10,
    centuri: 100,
  },
  takenBack: TAKEN_BACK,
  asksMeaning: ASKS_MEANING,
  dontKnow: DONT_KNOW,
  orders: ORDERS,
  grammar,
});
