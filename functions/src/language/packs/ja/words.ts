/** Japanese. Found by pairs of characters; the lists are of pairs and of whole words. */
import { listed, wordSet } from '../../match.ts';
import type { Words } from '../../parts/words.ts';

export const words: Words = {
  unspaced: true,
  stop: wordSet(`
    の に は を が と で も へ や か から まで より など です とは は何 何で すか でし しょ ょう うか なぜ どう のは とい いう につ
    つい いて って ては ます どの よう うに 何か はど ます する した して され れる いる ある この その あの これ それ あれ ここ そこ
    どこ 何 誰 だれ いつ どれ どちら いくつ いくら ため こと もの とき および また または しかし そして ので のに ない なる なっ
    による において に関 として ください`),
  frame: wordSet(`
    説明 定義 述べ 挙げ 例を 例え 比較 違い 相違 要約 まとめ 教え 意味 用語 概念 理由 原因 種類 部分 方法 本書 この本 章 節 著者
    質問 答え 正し 誤り 重要 名前 呼ば 何と と呼`),
  pronouns: listed('それ これ あれ それら これら その この あの 彼 彼女 彼ら'),
  elided: null,
  fold: (word) => word,
  stem: (word) => word,
};
