/** Japanese. Words are not parted by spaces: no edges. */
import { pattern, wordSet } from '../../match.ts';
import type { Presuppositions } from '../../parts/presuppositions.ts';

const MAKES = '発明 発見 創設 設立 創立 開発 作曲 設計 建設 執筆 発表';

export const presuppositions: Presuppositions = {
  asks: [
    pattern`^(?<agent>[\p{L}ー・]{2,20}?)(?:は|が)(?:なぜ|どうして|いつ|どこで|何年に|どのように)(?<rest>.{1,40}?)を(?<verb>${MAKES.replaceAll(' ', '|')})\p{L}*[？?。]*$`,
  ],
  statement: [],
  makes: wordSet(MAKES),
  otherwise: 'この本には違うことが書かれています：',
  notSaid: 'ご質問の前提となっていることは、この本の中に見つかりませんでした。',
};
