/** Chinese: questions with a gap. */
import { casedPattern, pattern } from '../../match.ts';
import type { Gaps } from '../../parts/gaps.ts';

export const gaps: Gaps = {
  choose: '下列哪一项最适合填入空格？“%”',
  fill: '请写出空格中缺少的词语：“%”',
  explain: '关于“%”，书中说了哪些要点？请加以说明。',
  because: '书中写道（%）：“%”',
  leaning: pattern`^(?:这|那|它|该|此|但|因此|所以|然而|另外|同时|其中|他|她|我|你|您|如果|例如|比如|当然|不过|而|通常设定|之后|前两个)`,
  elsewhere: casedPattern`本章|本节|本手册|前文|后文`,
  pointing: pattern`这|该|此(?!外)|前者|后者|上述`,
  numbered: pattern`[图表圖図]\s?\p{Nd}|第\s?\p{Nd}+\s?[章节節]|\p{Nd}\s?[章节節](?!\p{L})`,
  thanks: pattern`感谢|鸣谢|致谢`,
  common: casedPattern`^(?:可以|使用|一个|我们|这个|如果|因为|所以|但是|需要|通过|以及|进行|其中|没有|不同|同时|或者|例如|这些|那么|非常|一些|已经|之间|之后|之前|这样|这种|可能|应该|必须|作为|对于|关于|由于|其他|另外|任何|所有|每个|多个|一般|通常|这里|这是|就是|都是|不是|还是|只是|而且|并且|因此|然后|自己|什么|怎么|如何|时候|情况|方法|方式|的|和|在|是)$`,
  edges: casedPattern`[的了是们着过吗呢中上下里后前时]$|^[本这那其各每某该]`,
};
