import { expect, it } from 'vitest';
import { buildIndex } from '../../book/search/build.ts';
import { testBook } from '../../book/testing.ts';
import { packFor } from '../../language/packs/index.ts';
import { answerFromBook } from '../answer/index.ts';
import { readQuestion } from './question.ts';
import { tellingPairs } from './unspaced.ts';

const filler = Array.from({ length: 10 }, (_, at) => `第${at + 2}天学生在花园里散步。`).join('');
const chinese = testBook([
  `# 第一章 表格\n\n制作工具在这里介绍。表格用制表环境排版，每列写一个字母。${filler}`,
  `# 第二章 公式\n\n希腊字母的命令就是它的英文名称。输入公式时要用数学环境。${filler}`,
]);
const index = buildIndex(chinese);

it('what only asks makes no pair with what is asked about', () => {
  expect([...readQuestion('如何输入希腊字母？', index).weights.keys()]).toEqual(['输入', '希腊', '腊字', '字母']);
  expect([...readQuestion('目次を作るにはどうすればいいですか？', index).weights.keys()]).toEqual(['目次', '作る']);
});

it('a pair between two words of the book that it never writes side by side tells nothing', () => {
  const known = new Set(['制作', '表格']);
  expect(tellingPairs('制作表格', ['制作', '作表', '表格'], (term) => known.has(term), [packFor('zh')])).toEqual([
    '制作',
    '表格',
  ]);
  expect(tellingPairs('首都', ['首都'], (term) => known.has(term), [packFor('zh')])).toEqual(['首都']);
});

it('a pair of characters that ends one word and opens the next tells nothing, unless the book writes it', () => {
  const terms = ['演员', '员唱', '唱了', '了国', '国歌'];
  expect(tellingPairs('演员唱了国歌', terms, () => false, [packFor('zh')])).toEqual(['演员', '国歌']);
  expect(tellingPairs('演员唱了国歌', terms, (term) => term === '员唱', [packFor('zh')])).toContain('员唱');
});

it('a question is answered in the words of the book, and declined where it does not say', () => {
  const ask = (question: string) => answerFromBook({ book: chinese, question, history: [] });
  expect(JSON.stringify(ask('如何输入希腊字母？').passages)).toContain('希腊字母的命令就是它的英文名称');
  expect(ask('中国的首都是哪里？')).toMatchObject({ declined: true, quotes: [] });
});
