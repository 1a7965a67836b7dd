/** Chinese. */
import type { Signs } from '../../parts/signs.ts';

export const signs: Signs = {
  counted: /[一二三四五六七八九十百千万亿两半]/u,
  time: /[一二三四五六七八九十〇零]+年|世纪/u,
  duration:
    /[\p{Nd}一二三四五六七八九十百千万两半几]\s*(?:多)?(?:秒|分钟?|小时|個小時|个?小时|天|日|周|个?月|年|世纪)/u,
  task: [/^(?:练习|習題)\s*\p{Nd}/iu],
  announces: /如下[。]?$/u,
  pointsBack: /.(?:这种|这个|这些|该(?!书|章|节)|此类)/u,
  leansBack: /^(?:这|那|它|他|她|此|其|因此|所以|于是)/u,
  reason: /因为|由于|因此|所以|为了|导致|原因|从而/u,
  example: /例如|比如/u,
  chapterSays: [/^本章(?:的?开头|主要|将|简要|介绍|讨论|讲)|在本章(?:中)?(?:了解|介绍|讨论|将)/u],
};
