/** Russian. */
import { casedPattern, pattern, wordSet } from '../../match.ts';
import type { Presuppositions } from '../../parts/presuppositions.ts';

const MAKES =
  'изобрёл изобрел открыл открыла основал основала создал создала создали написал написала написали опубликовал разработал разработала построил';
const NAME = String.raw`\p{Lu}[\p{L}\p{N}.-]*(?:\s+\p{Lu}[\p{L}\p{N}.-]*)*`;

export const presuppositions: Presuppositions = {
  asks: [
    casedPattern`^(?:[Пп]очему|[Кк]огда|[Зз]ачем|[Гг]де|[Кк]ак|[Вв] каком году)\s+(?<agent>${NAME})\s+(?<verb>${MAKES.replaceAll(' ', '|')})\s+(?<rest>.+?)\s*[?.!]*$`,
    casedPattern`^(?:[Пп]очему|[Кк]огда|[Зз]ачем|[Гг]де|[Кк]ак|[Вв] каком году)\s+(?<verb>${MAKES.replaceAll(' ', '|')})\s+(?<agent>${NAME})\s+(?<rest>.+?)\s*[?.!]*$`,
  ],
  statement: [],
  makes: wordSet(MAKES),
  own: pattern`^(?:сво(?:й|я|ё|и|ю|его|ей|их|ими?)|его|её|их)\b`,
  otherwise: 'В вашей книге сказано иначе:',
  notSaid: 'Этого я в книге не нашёл: в ней не сказано, что это так.',
};
