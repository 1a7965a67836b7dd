/** Answers that say again what the question says: the question handed back, or a term explained by itself. */
import { inOrder } from './features.ts';
import { nearnessOf } from './meaning.ts';
import { asksMeaning } from './outcome.ts';
import { relate } from './similarity.ts';
import { type ReadText, readText, type Token } from './text.ts';

const saysSame = (a: Token, b: Token) => ['same', 'slip'].includes(relate(a, b));
const has = (words: readonly Token[], word: Token) => words.some((other) => saysSame(word, other));
const weigh = (words: readonly Token[]) => words.reduce((sum, word) => sum + word.weight, 0);

/** From this agreement in order with a sentence of the question on, an answer without words of its own repeats it. */
const ECHO_SHARE = 0.75;

/** The question handed back: no content of its own, and word for word most of the question or of one of its sentences. */
export function repeats(question: ReadText, answer: ReadText): boolean {
  const own = answer.content.filter((word) => !has(question.content, word));
  if (answer.content.length < 2 || weigh(own) > 0.1 * weigh(answer.content)) return false;
  const sentences = [...Map.groupBy(question.content, (word) => word.sentence).values(), question.content];
  return sentences.some(
    (sentence) => Math.min(inOrder(sentence, answer.content), inOrder(answer.content, sentence)) >= ECHO_SHARE,
  );
}

/** The question's own words over again and nothing that the rubric asks for: "the purpose of x is the purpose that x has". */
export function isCircular(question: ReadText, accepted: readonly string[], { content, tokens }: ReadText): boolean {
  // First what a long answer seldom is: each of its words is compared with all before it afterwards.
  if (!content.every((word) => has(question.content, word)) || tokens.some(({ negator }) => negator)) return false;
  if (!content.some((word, at) => content.findIndex((other) => saysSame(word, other)) < at)) return false;
  return accepted.every((text) => {
    const wanted = readText(text, question.language).content.filter((word) => !has(question.content, word));
    return wanted.some(({ weight }) => weight >= 1) && content.every((word) => !has(wanted, word));
  });
}

/** So many full words of its own, and less than this share of the meaning, and a definition explains the term by itself. */
const BY_ITSELF = { own: 1, said: 0.5 };

/** "A region is a region of the program": the term twice, and next to nothing beside it. */
export function explainsByItself(
  question: ReadText,
  accepted: readonly string[],
  { content, tokens }: ReadText,
): boolean {
  if (!asksMeaning(question) || tokens.some(({ negator }) => negator)) return false;
  const term = question.content.filter(({ weight }) => weight >= 1);
  const isTerm = (word: Token) => term.some((own) => ['same', 'slip', 'related'].includes(relate(own, word)));
  const mentions = content.filter(isTerm);
  const again = mentions.some((word, at) => mentions.slice(at + 1).some((other) => relate(word, other) !== 'none'));
  const own = content.filter((word) => word.weight >= 1 && !isTerm(word));
  if (!again || own.length > BY_ITSELF.own) return false;
  return accepted.every((text) => {
    const wanted = readText(text, question.language).content;
    return nearnessOf(wanted, content, question.content).said < BY_ITSELF.said;
  });
}
