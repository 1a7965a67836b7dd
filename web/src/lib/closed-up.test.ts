import { expect, it } from 'vitest';
import { closedUp } from './closed-up.ts';

it('takes the spaces of the setting out of Chinese and Japanese words', () => {
  expect(closedUp('参考文 献')).toBe('参考文献');
  expect(closedUp('2.3 命 令 与 环境')).toBe('2.3 命令与环境');
  expect(closedUp('これ は 表 です。')).toBe('これは表です。');
});

it('leaves those beside other scripts, and everything that is written with spaces', () => {
  expect(closedUp('用 LaTeX 排版')).toBe('用 LaTeX 排版');
  expect(closedUp('한국어 문장')).toBe('한국어 문장');
  expect(closedUp('short-term memory')).toBe('short-term memory');
});
