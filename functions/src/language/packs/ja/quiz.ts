/** Japanese: what an examiner says in it. */
import type { Quiz } from '../../parts/quiz.ts';

export const quiz: Quiz = {
  term: ['次の説明に当てはまる用語はどれですか。「%」'],
  meaning: '「%」の説明として正しいものはどれですか。',
  match: 'それぞれの用語に正しい意味を対応させた答えはどれですか。%',
  stages: '本書は次のものをどの順に挙げていますか。「%」',
  and: '%と%',
  comma: '、',
  because: '本書の記述（%）：「%」',
  short: {
    meaning: '「%」とは何ですか。',
    list: '%。それらを挙げなさい。',
    recall: '「%」では何が述べられていますか。一、二文で答えなさい。',
  },
  long: {
    three: '「%」、「%」、「%」を、違いが分かるように説明しなさい。',
    list: '%。それぞれを挙げて説明しなさい。',
    steps: '「%」を順を追って説明しなさい。',
    recall: '「%」について覚えていることを書きなさい。',
  },
  leaning: 'また別 同じで さらに さもなければ どちらも 両者 前者 後者 わかると',
  refused: { pointing: ['上の|下の|以下の|次の(図|表|例)|前述|この図'] },
  speaker: '私 僕 我 君',
  numbered: '図 表 節 章 頁 ペ 例 版',
};
