/** Japanese. */
import type { Replies } from '../../parts/replies.ts';

export const replies: Replies = {
  hello: 'こんにちは！この本について質問してください。用語の意味、違い、章の要約などに答えます。',
  thanks: 'どういたしまして！この本について何でも聞いてください。',
  vague: '何を探せばよいか分かりません。この本のどの用語や話題のことですか？',
  readAs: '%として探しました。',
  mayHelp: 'この本に答えがあるかは確かではありません。次の箇所が参考になるかもしれません。',
  minutes: '約%分',
  unknown: 'この本の中に答えは見つかりませんでした。',
  notInBook: '%はこの本に出てきません。',
  quoted: '「%」',
  noPart: 'この本にその章やページは見つかりませんでした。',
  otherLanguage: 'この本は%で書かれています。%で聞いてください。',
  quiz: '**Generate Quiz** を選ぶと、この本から問題を作り、採点します。ここではあなたの質問に答えます。',
};
