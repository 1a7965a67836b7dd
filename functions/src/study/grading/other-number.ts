/** Whether an answer gives another number than the point does. */
import { inOrder, type PointContext } from './features.ts';
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
  if (wanted.length === 0) return null;
  const copied = oneExchanged(point.tokens, stretches);
  if (copied) return { ...copied, range: false };
  if (wanted.some((word) => known(word, all))) return null;
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

/** From this share of each other's words on, in order, an answer has the point's own wording. */
const COPY = 0.95;

/** The point's own wording with as many numbers, one of them another: "(4, 7)" for "(3, 4)". */
function oneExchanged(point: readonly Token[], stretches: readonly (readonly Token[])[]) {
  const parted = (words: readonly Token[]) => Map.groupBy(words, ({ kind }) => kind === 'number');
  const own = parted(point);
  const [numbers = [], words = []] = [own.get(true), own.get(false)];
  for (const stretch of stretches) {
    const said = parted(stretch);
    const [given = [], others = []] = [said.get(true), said.get(false)];
    const at = numbers.findIndex((word, i) => given[i] && relate(word, given[i]) !== 'same');
    const [wanted, other] = [numbers[at], given[at]];
    if (numbers.length < 2 || numbers.length !== given.length || !wanted || !other || !sameKind(wanted, other))
      continue;
    if (Math.min(inOrder(words, others), inOrder(others, words)) >= COPY)
      return { stretch, wanted: [wanted], given: [other] };
  }
  return null;
}

/** Amounts of one dimension, and no year without its century ("98") for the year. */
function sameKind(wanted: Token, given: Token): boolean {
  const [one, other] = [wanted.quantity, given.quantity];
  if (!one || !other) return false;
  if (one.dimension !== null && other.dimension !== null && one.dimension !== other.dimension) return false;
  // A version ("2.1") is none of a year or count of four digits.
  const [isWhole, isPart] = [/^\d{4}$/.test(wanted.text), /^\d{1,3}[.,]\d{1,2}$/.test(given.text)];
  return !(isWhole && (isPart || (/^\d{2}$/.test(given.text) && one.value % 100 === other.value)));
}
