/** Chinese. */
import type { Headings } from '../../parts/headings.ts';

export const headings: Headings = {
  chapter: ['第'],
  counted: ['章', '编', '回', '节', '部'],
  appendix: [],
  kinds: {
    contents: '目录|表目录|图目录|插图目录|表格目录',
    index: '索引',
    references: '参考文献|文献',
    exercises: '习题|练习',
    glossary: '术语表',
    summary: '小结|本章小结',
    front: '前言|序|序言|致谢|版权',
  },
  small: new Set(),
  initials: new Set(),
  conjunctions: new Set(),
};
