/** Japanese. */
import type { Signs } from '../../parts/signs.ts';

export const signs: Signs = {
  reason: /なぜなら|ため/u,
  example: /例えば|たとえば/u,
  chapterSays: [/^(?:この|本)章で(?:は|，|、).{0,80}(?:説明|紹介|扱|述べ|解説|学)/u],
};
