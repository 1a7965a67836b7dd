/** Chinese, simplified and traditional. Found by pairs of characters; the lists are of pairs and of whole words. */
import { listed, wordSet } from '../../match.ts';
import type { Words } from '../../parts/words.ts';

export const words: Words = {
  unspaced: true,
  stop: wordSet(`
    的 了 在 是 和 与 及 或 也 都 而 且 但 就 被 把 从 向 对 对于 关于 以 于 之 其 此 这 那 哪 这个 那个 这些 那些 它 他 她 它们
    他们 她们 我 你 您 我们 你们 有 没有 不 没 很 更 最 还 又 只 会 能 可以 可能 应该 要 一个 一种 什么 是什 么是 怎么 怎样 怎麼
    什麼 如何 为什 为何 為什 哪里 哪裡 哪些 哪个 哪一 多少 多久 几个 何时 何地 何处 谁 是谁 吗 呢 吧 啊 请问 么样 么意 意思 有哪
    了吗 的是 因为 所以 如果 虽然 但是 并且 以及 由于 通过 作为 进行 使用 之间 之后 之前 时候 时 中 上 下`),
  frame: wordSet(`
    解释 说明 介绍 一下 描述 定义 列出 列举 比较 对比 区别 不同 差异 举例 例子 总结 概括 概述 简述 讨论 名称 名字 叫做 称为 被称
    称作 指的 是指 含义 术语 概念 原因 种类 类型 部分 东西 方式 方法 本书 这本 课本 章节 作者 问题 回答 正确 错误 告诉 重要`),
  pronouns: listed('它 它们 他 他们 她 她们 这 这个 这些 那 那个 那些 其'),
  elided: null,
  fold: (word) => word,
  stem: (word) => word,
};
