/** Whether an answer gives the number or the name that is asked for, or another number than the point does. */
import { packFor } from '../../language/packs/index.ts';
import { inOrder, type PointContext } from './features.ts';
import { grammarOf } from './languages.ts';
import { relate } from './similarity.ts';
import type { ReadText, Token } from './text.ts';

const content = (words: readonly Token[]) => words.filter((word) => word.weight > 0);

/** Whether an answer is the one number of the point, and nothing else, where a number or a time is asked for: "2007". */
export function isAskedNumber({ point, asked, kind }: PointContext, question: ReadText, answer: ReadText): boolean {
  const { questions } = packFor(question.language === 'und' ? 'en' : question.language);
  const patterns = [questions?.number, questions?.time];
  if (kind !== 'reference' || !patterns.some((one) => one?.test(question.source))) return false;
  const wanted = point.content.filter((word, at) => word.kind === 'number' && word.weight >= 1 && !asked[at]);
  const given = answer.content.filter(({ weight }) => weight >= 1);
  const [own, other] = [wanted[0], given[0]];
  return (
    own !== undefined && other !== undefined && wanted.length + given.length === 2 && relate(own, other) === 'same'
  );
}

const CAPITAL = /^\p{Lu}/u;

/**
 * Whether an answer is the one name of the point, or a part of it, and nothing else, where a person is asked for: "Fleming" for
 * "Alexander Fleming discovered penicillin in 1928". Never where the point names two: who does it and to whom it is done.
 */
export function isAskedName({ point, asked, kind }: PointContext, question: ReadText, answer: ReadText): boolean {
  const language = question.language === 'und' ? 'en' : question.language;
  const { questions } = packFor(language);
  if (kind !== 'reference' || !questions?.person.test(question.source) || grammarOf(language).capitalNouns)
    return false;
  const names = point.content.filter(
    (word, at) => !asked[at] && word.weight >= 1 && !word.denied && CAPITAL.test(point.source.slice(word.start)),
  );
  const [first] = names;
  const last = names.at(-1);
  const given = answer.content.filter(({ weight }) => weight > 0);
  if (!first || !last || given.length === 0) return false;
  const run = point.tokens.slice(point.tokens.indexOf(first), point.tokens.indexOf(last) + 1);
  const isOne = run.every((token) => names.includes(token) || /^\p{Ll}{1,3}$/u.test(token.text));
  return (
    isOne && given.every((word) => !word.denied && names.some((name) => ['same', 'slip'].includes(relate(name, word))))
  );
}

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
