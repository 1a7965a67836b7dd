/** German. */
import { casedPattern, pattern, wordSet } from '../../match.ts';
import type { Presuppositions } from '../../parts/presuppositions.ts';

const MAKES =
  'erfand entdeckte gründete schuf schrieb veröffentlichte prägte entwickelte komponierte malte entwarf baute';
const NAME = String.raw`\p{Lu}[\p{L}\p{N}.-]*(?:\s+(?:von\s+)?\p{Lu}[\p{L}\p{N}.-]*)*`;

export const presuppositions: Presuppositions = {
  asks: [
    casedPattern`^(?:[Ww]arum|[Ww]eshalb|[Ww]ieso|[Ww]ann|[Ww]o|[Ii]n welchem Jahr)\s+(?<verb>${MAKES.replaceAll(' ', '|')})\s+(?:(?:der|die|das)\s+)?(?<agent>${NAME})\s+(?<rest>.+?)\s*[?.!]*$`,
  ],
  statement: [],
  makes: wordSet(MAKES),
  own: pattern`^(?:sein|ihr)(?:e|en|em|er|es)?\b`,
  otherwise: 'In deinem Buch steht es anders:',
  notSaid: 'Das habe ich in diesem Buch nicht gefunden: Nichts darin sagt, dass es so ist.',
};
