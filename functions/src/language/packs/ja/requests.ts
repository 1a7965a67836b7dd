/** Japanese. Words are not parted by spaces: no edges. */
import { listed, NEVER, pattern } from '../../match.ts';
import type { Requests } from '../../parts/requests.ts';

const NUMBERS = listed('一 二 三 四 五 六 七 八 九 十 十一 十二');
const BOOK = '(?:この本|本書|この教科書|この文書|この論文|全体)';
const END = String.raw`[\s?？。！!]*$`;

export const requests = (): Requests => ({
  talk: {
    greeting: pattern`^(?:こんにちは|こんばんは|おはよう(?:ございます)?|やあ|はじめまして)[\s!.,、！。?？]*$`,
    thanks: pattern`^(?:ありがとう(?:ございます|ございました)?|どうも|さようなら|わかりました|了解(?:です)?)[\s!.,、！。]*$`,
    help: pattern`^(?:ヘルプ|助けて|何ができますか|あなたは誰ですか|何を聞けますか)${END}`,
    quiz: pattern`^(?:クイズを(?:出して|作って)|問題を(?:出して|作って)|テストして)(?:ください)?${END}`,
  },
  task: pattern`を(?:証明(?:して|せよ|しなさい)|翻訳して|解いて)|(?:プログラム|詩|作文|手紙|エッセイ|コード|物語)を書いて|計算して(?=.*\p{Nd})`,
  summary: {
    asks: pattern`要約|まとめ|説明|概要|要点|あらすじ|何が書いて`,
    surely: pattern`要約|まとめ|概要|要点|あらすじ`,
    part: pattern`第?\s*([一二三四五六七八九十\d]{1,4})\s*[章節]`,
    nth: NEVER,
    page: pattern`第?\s*(\p{Nd}{1,4})\s*[頁ペ]`,
    book: pattern`${BOOK}`,
    before: NEVER,
  },
  numbers: NUMBERS,
  ordinals: [],
  last: [],
  follow: {
    more: pattern`^(?:もっと(?:詳しく)?(?:教えて)?|続けて|続き(?:は)?|他には|さらに)(?:ください)?${END}`,
    refers: pattern`それら?|これら?|その|彼ら?|彼女|前者|後者`,
    bridge: pattern`^(?:では|じゃあ|また|そして|それで)`,
  },
  manner: {
    surely: NEVER,
    and: pattern`と`,
    first: pattern`(?:わかり|分かり)やすく|(?:簡単|簡潔)に(?=説明|教え)`,
  },
  form: {
    bullets: pattern`箇条書き|リスト形式`,
    table: pattern`表(?:で|に|形式)`,
    brief: pattern`簡単に|簡潔に|一言で|短く|一文で`,
    detailed: pattern`詳しく|詳細に|くわしく`,
  },
});
