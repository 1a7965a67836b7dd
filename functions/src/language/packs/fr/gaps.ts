/** French: questions with a gap. */
import { pattern } from '../../match.ts';
import type { Gaps } from '../../parts/gaps.ts';

export const gaps: Gaps = {
  choose: 'Quel terme complète cette phrase ? « % »',
  fill: 'Quel terme manque dans cette phrase ? « % »',
  explain: 'Que dit le livre au sujet de « % » ? Expliquez-en les points principaux.',
  because: 'Le livre dit (%) : « % »',
  leaning: pattern`^(?:ce|cet|cette|ces|il|elle|ils|mais|donc|aussi|ici)(?=[\s,:])`,
  label: pattern`^(?:Remarque|Nota)\s?[.:]\s+(?=\p{L})`,
  pointing: pattern`(?<!\p{L})(?:cette|ces|cet)(?!\p{L})`,
  numbered: pattern`(?<!\p{L})(?:figures?|tableaux?|chapitres?|sections?|exemples?)\s?\(?\p{Nd}`,
  cutShort: 'p|pp|cf|fig',
  thanks: pattern`remerci`,
  articles: pattern`^(?:le|la|les|l|un|une|du|des|d|au|aux)$`,
};
