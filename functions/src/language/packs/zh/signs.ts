/** Chinese. */
import type { Signs } from '../../parts/signs.ts';

export const signs: Signs = {
  counted: /[一二三四五六七八九十百千万亿两半]/u,
  time: /(?<![一二三四五六七八九十〇零])[一二三四五六七八九十〇零]+年|世纪/u,
  duration:
    /[\p{Nd}一二三四五六七八九十百千万两半几]\s*(?:多)?(?:秒|分钟?|小时|個小時|个?小时|天|日|周|个?月|年|世纪)/u,
  task: [/^(?:练习|習題)\s*\p{Nd}/iu],
  announces: /如下[。]?$/u,
  leansBack: /^(?:这|那|它|他|她|此|其|因此|所以|于是)/u,
  reason: /因为|由于|因此|所以|为了|导致|原因|从而/u,
};
