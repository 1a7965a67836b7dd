import { expect, it } from 'vitest';
import { tokensOf } from '../../../knowledge/tokens.ts';
import type { Plain } from '../sentences.ts';
import { isCited } from './names.ts';
import { drafted } from './testing.ts';

const HARBOURS = ['Dover', 'Calais', 'Ostend', 'Bergen', 'Aberdeen'];
const pages = HARBOURS.map(
  (town) =>
    `The sailors mended their torn nets in ${town} during the long winter months. The traders sold wool in ${town} for many years. The first lighthouse was built in ${town} by the local guild.`,
).concat('The herring fleets met in Calais and the old fishing grounds in Dover lost their buyers to it.');

it('asks for a place beside places that no sentence names with it', () => {
  const asked = drafted([pages.join(' ')], 'name').filter(({ options }) => options[0] === 'Dover');
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.flatMap(({ options }) => options)).not.toContain('Calais');
});

it('asks for no name that only points to a source', () => {
  const cited = pages.map((page) => page.replace('in Dover during', 'as told in Dover (1990) during'));
  const asked = drafted([cited.join(' ')], 'name').map(({ question }) => question);
  expect(asked.some((question) => question.includes('(1990)'))).toBe(false);
});

it('puts a package beside packages where the word behind a name tells what it is', () => {
  const uses = [
    '插入图片的文档常常需要加载 % ，并在导言区写明驱动。',
    '许多出版社的投稿模板已经预先配置好 % ，作者不必改动。',
    '初学者遇到编译错误时首先应当检查 % 的版本和选项。',
    '手册的附录列出了 % 支持的全部参数和默认数值。',
    '排版书籍的编辑经常向新人推荐 % 并演示用法。',
  ];
  const told = (name: string, kind: string, lines: string[]) =>
    lines.map((line) => line.replace('%', `${name} ${kind}`)).join('');
  const others = (names: string[], kind: string) => names.map((name) => told(name, kind, uses.slice(3)));
  const pages = [
    told('graphicx', '宏包', uses.slice(0, 3)),
    ...others(['geometry', 'fancyhdr', 'multicol'], '宏包'),
    ...others(['tabular', 'minipage', 'itemize', 'verbatim'], '环境'),
  ];
  const asked = drafted([pages.join('')], 'name', 'zh');
  const options = asked.filter(({ options: [key] }) => key === 'graphicx').flatMap((one) => one.options);
  expect(options).toContain('geometry');
  expect(options).not.toContain('tabular');
});

it('puts no name beside one that the book exchanges for it', () => {
  const lines = [
    '编写脚本时可以用 xelatex 命令处理整份中文文档。',
    '旧的教程在第一课里就介绍 xelatex 命令的常见参数。',
    '服务器上的每日任务凌晨自动运行 xelatex 命令两遍。',
  ];
  const others = ['pdflatex', 'dvipdfmx', 'bibtex', 'makeindex'].map(
    (name) => `许多编辑在交稿之前习惯手工运行 ${name} 命令。图书馆的电脑已经预装了 ${name} 命令和说明。`,
  );
  const keyed = (pages: string[]) =>
    drafted([pages.join('')], 'name', 'zh')
      .filter(({ options: [key] }) => key === 'xelatex')
      .flatMap(({ options }) => options);
  expect(keyed([...lines, ...others])).toContain('dvipdfmx');
  expect(keyed([...lines, ...others, '需要时请运行 xelatex 或 dvipdfmx 命令。'])).not.toContain('dvipdfmx');
});

it('puts a typed name beside those that the same noun stands before, in a book of other letters', () => {
  const uses = (kind: string, name: string) =>
    `Авторы больших отчётов часто загружают ${kind} ${name} в самом начале работы. Новички обычно путают ${kind} ${name} с похожими средствами набора.`;
  const pages = [
    'Окружение picture позволяет рисовать простые схемы прямо в тексте документа.',
    'Студенты рисуют графики через окружение picture на втором занятии курса. Без окружение picture старые статьи не собираются до сих пор.',
    ...['verbatim', 'eqnarray', 'quotation', 'tabular'].map((name) => uses('окружение', name)),
    ...['hyperref', 'graphicx', 'fancyhdr'].map((name) => uses('пакет', name)),
  ];
  const options = drafted([pages.join(' ')], 'name', 'ru')
    .filter(({ options: [key] }) => key === 'picture')
    .flatMap((one) => one.options);
  expect(options).toContain('verbatim');
  expect(options).not.toContain('hyperref');
});

it('asks for no name that nothing beside it tells the sort of, in a script without spaces', () => {
  const own = [
    '游客们在寒冷的冬天最喜欢的地方仍然是 Mapleton。',
    '报纸上关于 Mapleton 的长篇报道引起了很多争论。',
    '冬天的游客都说 Mapleton 给他们留下了深刻印象。',
  ];
  const others = ['Oakfield', 'Brookton', 'Ashfield', 'Elmfield'].map(
    (name) => `图书馆收藏了关于 ${name} 的长篇小说和旧地图。船夫们在春天把 ${name} 画在了船头上面。`,
  );
  const keyed = drafted([[...own, ...others].join('')], 'name', 'zh')
    .filter(({ options: [key] }) => key === 'Mapleton')
    .map(({ question }) => question);
  expect(keyed.some((question) => question.includes('报纸上关于'))).toBe(true);
  expect(keyed.some((question) => question.includes('最喜欢的地方'))).toBe(false);
});

it('takes a name with its year in one pair of brackets for a source', () => {
  const text = 'Most of the old traders left for the coast (Dobson 2020) after the war.';
  const tokens = tokensOf(text);
  const behind = (word: string) => tokens.findIndex(({ end }) => text.slice(0, end).endsWith(word)) + 1;
  const sentence = { text, tokens } as unknown as Plain; // the rest of a sentence is not looked at
  expect(isCited(sentence, behind('Dobson'))).toBe(true);
  expect(isCited(sentence, behind('coast'))).toBe(false);
});
