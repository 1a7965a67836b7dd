/** French. */
import { casedPattern, pattern, wordSet } from '../../match.ts';
import type { Presuppositions } from '../../parts/presuppositions.ts';

const MAKES = 'inventé découvert fondé créé écrit publié développé composé peint conçu construit';
const NAME = String.raw`\p{Lu}[\p{L}\p{N}.-]*(?:\s+(?:d[eu]\s+)?\p{Lu}[\p{L}\p{N}.-]*)*`;

export const presuppositions: Presuppositions = {
  asks: [
    casedPattern`^(?:[Pp]ourquoi|[Qq]uand|[Oo]ù|[Cc]omment|[Ee]n quelle année)\s+(?:est-ce que\s+)?(?:les?\s+|la\s+)?(?<agent>${NAME})\s+(?<verb>${MAKES.replaceAll(' ', '|')})(?:-t)?(?:-(?:il|elle|ils|elles))?\s+(?<rest>.+?)\s*[?.!]*$`,
  ],
  statement: [],
  makes: wordSet(MAKES),
  own: pattern`^(?:son|sa|ses|leurs?)\b`,
  otherwise: 'Votre livre dit autre chose :',
  notSaid: 'Je n’ai pas trouvé cela dans ce livre : rien n’y dit que c’est le cas.',
};
