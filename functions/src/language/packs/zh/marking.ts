import { wordSet } from '../../match.ts';
import { counted, type Marking } from '../../parts/marking.ts';

export const marking: Marking = {
  negators: wordSet(''),
  negating: '不没沒無无非未否',
  openers: wordSet(''),
  opposites: '',
  numbers: counted(''),
  takenBack: /或者?(?:相反|反过来|反之|不是$|别的)/iu,
  asksMeaning: /(?:是什么|什么是|是谁|指的?是什么|的定义|何谓)/iu,
  dontKnow: /^我?(?:不知道|不清楚|不会)[。！ ]*$/iu,
  orders: /(?:请|請).{0,12}(?:满分|滿分|判为正确|算(?:作)?正确|给我?全分)|忽略.{0,12}(?:指令|规则|标准)/iu,
};
