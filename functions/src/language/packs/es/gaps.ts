/** Spanish: questions with a gap. */
import { casedPattern, pattern } from '../../match.ts';
import type { Gaps } from '../../parts/gaps.ts';

export const gaps: Gaps = {
  choose: '¿Qué término completa esta frase? «%»',
  fill: '¿Qué término falta en esta frase? «%»',
  explain: '¿Qué dice el libro sobre «%»? Explique los puntos principales.',
  because: 'El libro dice (%): «%»',
  leaning: pattern`^(?:est[eao]s?|es[eao]s?|ell[oa]s?|pero|también|aquí)(?=[\s,:])`,
  label: pattern`^(?:Nota|Observación)\s?[.:]\s+(?=\p{L})`,
  pointing: pattern`(?<!\p{L})(?:est[eao]s?|es[ao]s?)(?!\p{L})`,
  numbered: pattern`(?<!\p{L})(?:capítulos?|figuras?|tablas?)\s?\(?\p{Nd}`,
  cutShort: 'fig|núm|pág',
  thanks: pattern`agradec`,
  notNoun: casedPattern`(?:ales|ible|able|ibles|ables|iv[oa]s?|os[oa]s?|mente)$|^(?:principal|mayor|menor|mejor|peor|primer[oa]?|segund[oa]|tercer[oa]?|últim[oa]|nuev[oa]|mism[oa]|otr[oa]|gran|propi[oa]|mayoría)s?$`,
  articles: pattern`^(?:el|la|los|las|un|una|del|al)$`,
};
