/** Chinese: how facts are told in it. */
import type { Knowledge } from '../../parts/knowledge.ts';

export const knowledge: Partial<Knowledge> = {
  pointing: '这 那 此 该 其 本 上述 以上 以下 下 前 后 另',
  pronouns: '他 她 它 我 你 咱 您 们',
  prepositions: '在 从 由 对 向 于 以 按 当 根 据 与 和 跟 为 被 把 将 因 如 随 除',
  conjunctions:
    '但 而 且 或 虽 若 则 即 所 因 如 当 并 也 还 又 都 就 却 只 不 没 未 再 更 最 很 可 能 会 应 要 已 曾 正 仍',
  and: '和 与 及 或',
  or: '或',
  relatives: '',
  verbs:
    '是 有 指 称 将 被 把 可 会 应 已 使 让 给 说 了 着 过 得 就 也 都 很 最 更 不 没 只 但 而 且 若 则 即 所 因 如 当 并 还 又 再 常 般 泛 含 用 生 推 能 要 在 从 对 向',
  negations: '不 没 无 未 非',
  generic: '人 者 事 物 方 法 年 月 日 时 中 上 下 里 内 外 间 个 种 类 些 位 名 次 条 章 节 图 表 例',
  vague: '个 好 坏 例',
  yearWords: '年',
  months: '月 日 号',
  particles: '·',
  patterns: {
    definition: [
      '{S!} 是指 {O*}',
      '{S!} 指的是 {O*}',
      '所谓 {S!} ，? (是指/就是/指的是/即) {O*}',
      '{S!} (被定义为/定义为) {O*}',
      '{S!} (是一种/是一个/是一类/是一项/是一门/是一位/是一座/是一家/是一名/是一款/是一套/是一组/是一本) {O*}',
      '{S!} 意味着 {O*}',
      '{O} (被称为/称为/被称作/称作/叫做/称之为) {S!}',
    ],
    'is-a': ['{S!} 属于 {O}'],
    members: ['{S} ，? (例如/比如) {I}'],
    part: ['{S!} (包括/包含) {I}', '{S!} 由 {I} (组成/构成)', '{S!} (分为/可分为) {I}'],
    cause: ['{S} (导致了/造成了/引起了/引发了/导致/造成/引起/引发) {O*}'],
    purpose: ['{S!} (被用于/旨在/的目的是/的作用是) {O*}'],
    event: ['{S} (于/成立于/建于/始建于/出生于/创立于/发表于/始于) {O*}'],
    example: ['{S} 的 (例子/一个例子) (是/包括) {O*}'],
  },
};
