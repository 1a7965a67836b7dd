/** Ukrainian. */
import { casedPattern, wordSet } from '../../match.ts';
import type { Presuppositions } from '../../parts/presuppositions.ts';

const MAKES =
  'винайшов винайшла відкрив відкрила заснував заснувала створив створила створили написав написала написали опублікував розробив розробила побудував';
const NAME = String.raw`\p{Lu}[\p{L}\p{N}.'’-]*(?:\s+\p{Lu}[\p{L}\p{N}.'’-]*)*`;

export const presuppositions: Presuppositions = {
  asks: [
    casedPattern`^(?:[Чч]ому|[Кк]оли|[Нн]авіщо|[Дд]е|[Яя]к|[Уу] якому році)\s+(?<agent>${NAME})\s+(?<verb>${MAKES.replaceAll(' ', '|')})\s+(?<rest>.+?)\s*[?.!]*$`,
    casedPattern`^(?:[Чч]ому|[Кк]оли|[Нн]авіщо|[Дд]е|[Яя]к|[Уу] якому році)\s+(?<verb>${MAKES.replaceAll(' ', '|')})\s+(?<agent>${NAME})\s+(?<rest>.+?)\s*[?.!]*$`,
  ],
  statement: [],
  makes: wordSet(MAKES),
  otherwise: 'У вашій книзі сказано інакше:',
  notSaid: 'У цій книзі я не знайшов того, що ваше запитання вважає відомим.',
};
