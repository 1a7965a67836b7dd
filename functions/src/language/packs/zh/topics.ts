/** Chinese. */
import type { Topics } from '../../parts/topics.ts';

export const topics: Topics = {
  plain: '概述|简介|介绍|引言|绪论|概要|基本概念|示例|例子|总结|附录|标题页|.*致谢|其它?|其他|术语表?|安装',
};
