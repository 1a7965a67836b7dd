/** English. */
import { casedPattern, pattern, wordSet } from '../../match.ts';
import type { Presuppositions } from '../../parts/presuppositions.ts';

/** "I" is nobody's name. */
const NAME = String.raw`\p{Lu}[\p{L}\p{N}.-]+(?:['’](?!s\b)\p{L}+)?(?:\s+(?:(?:of|and|de|van|von)\s+)?\p{Lu}[\p{L}\p{N}.-]*)*`;
const ASKING =
  '(?:[Ii]n|[Oo]n|[Aa]t|[Bb]y|[Ff]or|[Tt]o|[Ff]rom|[Oo]f|[Ww]ith)?\\s*\\b(?:[Ww]hy|[Ww]hen|[Ww]here|[Hh]ow|[Ww]hat|[Ww]hich|[Ww]hom?)\\b';

export const presuppositions: Presuppositions = {
  asks: [
    casedPattern`^(?:(?:And|But|So),?\s+)?${ASKING}(?:\s+\p{Ll}+){0,3}?\s+(?:did|does|do)\s+(?:the\s+)?(?<agent>${NAME})\s+(?:(?:first|also|once|originally|finally)\s+)?(?<verb>\p{Ll}+)\s+(?<rest>.+?)\s*[?.!]*$`,
  ],
  statement: [pattern`^(?:why|how|when|where)\s+(?:did|does|do|is|are|was|were)\s+(.{8,}?)\s*[?.!]*$`],
  makes: wordSet(
    'invent discover found establish create write publish coin develop compose paint design build start launch introduce author form devise originate pioneer',
  ),
  own: pattern`^(?:his|her|its|their)\b`,
  otherwise: 'Your book says otherwise:',
  notSaid: 'I couldn’t find that in this book: nothing in it says that this is so.',
};
