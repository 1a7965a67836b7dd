/** Spanish. */
import { casedPattern, pattern, wordSet } from '../../match.ts';
import type { Presuppositions } from '../../parts/presuppositions.ts';

const MAKES =
  'inventó inventaron descubrió descubrieron fundó fundaron creó crearon escribió escribieron publicó acuñó desarrolló compuso pintó diseñó construyó';
const NAME = String.raw`\p{Lu}[\p{L}\p{N}.-]*(?:\s+(?:de(?:l| la)?\s+)?\p{Lu}[\p{L}\p{N}.-]*)*`;

export const presuppositions: Presuppositions = {
  asks: [
    casedPattern`^¿?\s*(?:[Pp]or qué|[Cc]uándo|[Dd]ónde|[Cc]ómo|[Ee]n qué año)\s+(?<verb>${MAKES.replaceAll(' ', '|')})\s+(?:(?:el|la|los|las)\s+)?(?<agent>${NAME})\s+(?<rest>.+?)\s*[?.!]*$`,
  ],
  statement: [],
  makes: wordSet(MAKES),
  own: pattern`^sus?\b`,
  otherwise: 'Tu libro dice otra cosa:',
  notSaid: 'No he encontrado eso en este libro: nada en él dice que sea así.',
};
