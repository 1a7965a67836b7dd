/** German. */
import type { Signs } from '../../parts/signs.ts';

export const signs: Signs = {
  reason: /(?<!\p{L})(?:weil|denn)(?!\p{L})/iu,
  example: /(?<!\p{L})(?:zum Beispiel|z\. ?B\.)(?!\p{L})/iu,
  chapterSays: [
    /^(?:(?:in )?diese[ms]? (?:Kapitel|Abschnitt|Teil)|das (?:vorliegende )?Kapitel) (?:wird|werden|geht|behandel|beschreib|erklär|führ|gib|stell|zeig|befass|beschäftig|lern|widme|soll|will)/iu,
  ],
};
