/** Japanese: questions with a gap. */
import { casedPattern, pattern } from '../../match.ts';
import type { Gaps } from '../../parts/gaps.ts';

export const gaps: Gaps = {
  choose: '空欄に入る語はどれですか。「%」',
  fill: '空欄に入る語を書きなさい。「%」',
  explain: '「%」について、本書は何を述べていますか。主な点を説明しなさい。',
  because: '本書の記述（%）：「%」',
  leaning: pattern`^(?:これ|それ|あれ|この|その|あの|ここ|そこ|また|しかし|なお|ただし|そして|したがって|例えば|たとえば|さらに|つまり|もし|では|まず|次に|ですから|要するに|だから)`,
  elsewhere: casedPattern`本書|次章`,
  pointing: pattern`これ|この|その|それ(?!ぞれ)|あの|そこ|[こそ]うした|[こそ]ういう|ここで|前者|後者|[上下]記|前述|次の|以下の|^.{0,9}彼`,
  thanks: pattern`感謝|お礼|助けてくれ|ありがとう`,
  common: casedPattern`^(?:問題|場合|以下|以上|利用|使用|必要|可能|自分|最初|最後|全体|一般|通常|場所|部分|方法|これ|それ|もの|こと|ため|よう|とき|ところ|さん)$`,
};
