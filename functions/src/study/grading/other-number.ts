/** Whether an answer gives another number than the point does. */
import type { PointContext } from './features.ts';
import { relate } from './similarity.ts';
import type { Token } from './text.ts';

const content = (words: readonly Token[]) => words.filter((word) => word.weight > 0);

/** The point's numbers that the question doesn't hold are all missing, and the answer gives others of its own; or a range around them. */
export function otherNumber(
  { point, asked }: PointContext,
  stretches: readonly (readonly Token[])[],
  question: readonly Token[],
): { stretch: readonly Token[]; wanted: Token[]; given: Token[]; range: boolean } | null {
  const wanted = point.content.filter((word, index) => word.kind === 'number' && word.weight >= 1 && !asked[index]);
  const numbers = (words: readonly Token[]) => words.filter((word) => word.kind === 'number');
  const known = (word: Token, words: readonly Token[]) => words.some((other) => relate(word, other) === 'same');
  const all = stretches.flatMap(numbers);
  if (wanted.length === 0 || wanted.some((word) => known(word, all))) return null;
  const strange = (word: Token) =>
    word.weight >= 1 && !known(word, question) && wanted.some((other) => sameKind(other, word));
  const topic = point.content.filter(({ kind }) => kind !== 'number');
  // A number in a statement about something else is not said of the point.
  const isOnTopic = (words: readonly Token[]) => {
    const plain = content(words).filter(({ kind }) => kind !== 'number');
    return (
      plain.length === 0 ||
      topic.length === 0 ||
      plain.some((word) => topic.some((other) => relate(other, word) !== 'none'))
    );
  };
  const stretch = stretches.find((one) => numbers(one).some(strange) && isOnTopic(one));
  if (!stretch) return null;
  const given = numbers(stretch).filter(strange);
  const amounts = given.map(({ quantity }) => quantity?.value ?? Number.NaN);
  const inside = ({ quantity }: Token) =>
    quantity !== null && Math.min(...amounts) < quantity.value && quantity.value < Math.max(...amounts);
  return { stretch, wanted, given, range: given.length > 1 && wanted.every(inside) };
}

/** Amounts of one dimension, and no year without its century ("98") for the year. */
function sameKind(wanted: Token, given: Token): boolean {
  const [one, other] = [wanted.quantity, given.quantity];
  if (!one || !other) return false;
  if (one.dimension !== null && other.dimension !== null && one.dimension !== other.dimension) return false;
  return !(/^\d{4}$/.test(wanted.text) && /^\d{2}$/.test(given.text) && one.value % 100 === other.value);
}
