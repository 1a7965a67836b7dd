import { expect, it } from 'vitest';
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
