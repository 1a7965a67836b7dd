/** Japanese. */
import type { Headings } from '../../parts/headings.ts';

export const headings: Headings = {
  chapter: ['第'],
  counted: ['章', '編', '節', '部'],
  appendix: [],
  kinds: {
    contents: '目次',
    index: '索引',
    references: '参考文献|文献',
    exercises: '練習問題|演習',
    glossary: '用語集',
    summary: 'まとめ',
    front: 'はじめに|まえがき|謝辞',
  },
  small: new Set(),
  initials: new Set(),
  conjunctions: new Set(),
};
