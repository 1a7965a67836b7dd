import { wordSet } from '../../match.ts';
import { counted, type Marking } from '../../parts/marking.ts';

export const marking: Marking = {
  negators: wordSet(''),
  negating: '無非未否',
  openers: wordSet(''),
  opposites: '',
  numbers: counted(''),
  takenBack: /(?:または|あるいは|もしくは)(?:その)?(?:反対|逆|ほか|別)/iu,
  asksMeaning: /(?:とは何|とはなに|とは誰|とはどういう|の定義|の意味)/iu,
  dontKnow: /^(?:わかりません|分かりません|わからない|分からない|知りません)[。！ ]*$/iu,
  orders: /(?:満点|正解)(?:に|と|を).{0,10}(?:して|ください|つけて)|(?:指示|規則|基準)を無視/iu,
};
