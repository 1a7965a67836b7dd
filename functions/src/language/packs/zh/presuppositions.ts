/** Chinese. Words are not parted by spaces: no edges. */
import { pattern, wordSet } from '../../match.ts';
import type { Presuppositions } from '../../parts/presuppositions.ts';

const MAKES = '发明 发现 创立 创建 成立 创作 撰写 写 出版 开发 设计 建造 提出';

export const presuppositions: Presuppositions = {
  asks: [
    pattern`^(?:请问)?(?<agent>[\p{L}·•]{2,12}?)(?:是)?(?:为什么|为何|什么时候|何时|在?哪一?年|在哪里|在哪儿|如何|怎样)(?:首次|最早|第一次)?(?<verb>${MAKES.replaceAll(' ', '|')})了?(?<rest>.{2,40}?)的?[？?。]*$`,
  ],
  statement: [],
  makes: wordSet(MAKES),
  otherwise: '书中的说法不同：',
  notSaid: '在这本书中没有找到您的问题所假定的内容。',
};
