/** Japanese. */
import type { Signs } from '../../parts/signs.ts';

export const signs: Signs = {
  counted: /[一二三四五六七八九十百千万億半]/u,
  time: /(?<![一二三四五六七八九十〇])[一二三四五六七八九十〇]+年|世紀/u,
  duration: /[\p{Nd}一二三四五六七八九十百千万半数]\s*(?:秒|分|時間|日|週|か月|ヶ月|年|世紀)/u,
  task: [/^(?:演習|練習)\s*\p{Nd}/iu],
  announces: /(?:以下の通り|次の通り)[です。．]*$/u,
  leansBack: /^(?:これ|それ|その|この|あの|そこで|そのため|したがって|彼|彼女)/u,
  reason: /なぜなら|ため|から(?=[、，，])|ので|理由|原因/u,
};
