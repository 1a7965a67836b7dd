/** Chinese. Words are not parted by spaces: no edges. */
import { listed, NEVER, pattern } from '../../match.ts';
import type { Requests } from '../../parts/requests.ts';

const NUMBERS = listed('一 二 三 四 五 六 七 八 九 十 十一 十二');
const BOOK = '(?:这本书|本书|这部书|这本教材|这篇文章|全书)';
const END = String.raw`[\s?？。！!]*$`;

export const requests = (): Requests => ({
  talk: {
    greeting: pattern`^(?:你好|您好|大家好|早上好|晚上好|嗨)[\s!.,，！。?？]*$`,
    thanks: pattern`^(?:好的?[，,]?)?(?:谢谢(?:你|您)?|多谢|感谢|再见|好的|明白了)[\s!.,，！。]*$`,
    help: pattern`^(?:帮助|你能做什么|你会什么|你是谁|我可以问什么)${END}`,
    quiz: pattern`^(?:请)?(?:考考我|测试我|给我出(?:题|几道题|一份测验)|出(?:几道|一些)?题|做个测验)(?:.{0,20})${END}`,
  },
  task: pattern`^(?:请)?(?:证明|翻译|求解|解方程|(?:帮我)?写(?:一篇|一个|一首|一段)|画(?:一个|一张)|计算(?=.*\p{Nd}))`,
  summary: {
    asks: pattern`总结|概括|摘要|讲了什么|介绍|概述|说了什么|要点|解释|讲解`,
    surely: pattern`总结|概括|摘要|讲了什么|概述|要点`,
    part: pattern`第\s*([一二三四五六七八九十\d]{1,4})\s*[章节節]`,
    nth: NEVER,
    page: pattern`第?\s*(\p{Nd}{1,4})\s*[页頁]`,
    book: pattern`${BOOK}`,
    before: pattern`^(?:关于|名为)`,
  },
  numbers: NUMBERS,
  ordinals: [],
  last: [],
  follow: {
    more: pattern`^(?:请)?(?:继续|更多|再多说(?:一)?点|还有(?:呢|吗)?|接着说|详细(?:说说|一点))${END}`,
    refers: pattern`它们?|他们?|她们?|这个|那个|这些|那些|前者|后者`,
    bridge: pattern`^(?:那么?|而且|还有|另外)`,
  },
  manner: {
    surely: NEVER,
    and: pattern`和`,
    first: pattern`(?:请)?(?:简单|简要|简短|通俗)(?:地|的)?(?=解释|说明|介绍|描述|讲)|用(?:简单|通俗)的(?:话|语言)`,
  },
  form: {
    bullets: pattern`列表|分点|要点形式|逐条|条目`,
    table: pattern`表格|列表对比`,
    brief: pattern`简单|简要|简短|一句话|简洁`,
    detailed: pattern`详细|具体`,
  },
});
