/** Chinese: what an examiner says in it. */
import type { Quiz } from '../../parts/quiz.ts';

export const quiz: Quiz = {
  term: ['下面的描述指的是哪个术语？“%”'],
  meaning: '下列哪一项是对“%”的正确描述？',
  match: '哪个答案为每个术语给出了正确的含义？%',
  stages: '书中按什么顺序提到下列各项？“%”',
  and: '%和%',
  comma: '、',
  because: '书中写道（%）：“%”',
  short: {
    meaning: '“%”是什么意思？',
    list: '%。请逐一列出。',
    recall: '请用一两句话说明：“%”主要讲了什么？',
  },
  long: {
    three: '请分别解释“%”、“%”和“%”，并加以区分。',
    list: '%。请逐一列出并解释。',
    steps: '请按正确的顺序逐步描述“%”。',
    recall: '请写出您记得的关于“%”的内容。',
  },
  leaning: '这些 这种 这个 这样 对此 因此 此外 详情 参考 参见 也 两人 二人 两者 二者 前者 后者 与此同时 相比之下',
  refused: {
    pointing: ['上述|上图|下图|如下|以下|上文|下文|上例|下例|[上下]面的|可见一斑|[“「]类似'],
    catchAll: '^(?:以上|上述).{0,4}(?:都|皆|均|全)',
    dangling: '^(?:另一|另外|其他|其中|第三(?:种|组|类)|可见)',
  },
  speaker: '我 你 您 咱',
  numbered: '图 表 节 章 页 例 版 码 卷',
};
