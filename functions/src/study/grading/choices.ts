/** Answers that leave open which of two things they mean, where the book means one. */
import { grammarOf } from './languages.ts';
import { pairWords } from './meaning.ts';
import type { Substitution } from './substitution.ts';
import { type ReadText, readText, type Token } from './text.ts';

type Words = readonly Token[];

/** What stands around an "or" of the answer, in its own sentence. */
interface Choice {
  before: Words;
  behind: Words;
}

function choicesIn({ tokens, language }: ReadText): Choice[] {
  const { or } = grammarOf(language);
  return tokens.flatMap(({ text, sentence, clause }, at) => {
    if (!or.has(text)) return [];
    // Behind a comma or a bracket "or" gives another name of the same thing.
    const names = tokens[at - 1]?.clause !== clause;
    const inIt = (words: Words) => words.filter((word) => word.sentence === sentence);
    return names ? [] : [{ before: inIt(tokens.slice(0, at)), behind: inIt(tokens.slice(at + 1)) }];
  });
}

/** Whether none of the words says anything like this one. */
const isNew = (word: Token, words: Words) => (pairWords([word], words)[0]?.agreement ?? 0) === 0;
const full = (words: Words) => words.filter(({ weight, kind }) => weight >= 1 && kind !== 'number');

const choosesItself = (accepted: readonly string[], answer: ReadText): boolean => {
  const { or, either } = grammarOf(answer.language);
  return accepted.some((text) =>
    readText(text, answer.language).tokens.some((word) => or.has(word.text) || either.has(word.text)),
  );
};

/**
 * "Either a or b", "a, or maybe b", "a or a b that …": the first is the book's, the second is not, and the choice is the
 * marker's. Not where the book leaves one itself, nor where what stands behind the "or" says the same again.
 */
export function leavesOpen(accepted: readonly string[], known: Words, answer: ReadText): boolean {
  const { or, either, maybe, joints } = grammarOf(answer.language);
  if (choosesItself(accepted, answer)) return false;
  const guesses = answer.tokens.some(({ text, sentence }, at) => {
    if (!or.has(text)) return false;
    const before = answer.tokens.slice(0, at).filter((word) => word.sentence === sentence);
    const behind = answer.tokens.slice(at + 1).filter((word) => word.sentence === sentence);
    const guess = maybe.has(behind[0]?.text ?? '') || before.some((word) => either.has(word.text));
    return guess && full(behind).some((word) => isNew(word, known));
  });
  if (guesses) return true;
  return choicesIn(answer).some(({ before, behind }) => {
    const [own, other] = [full(before).at(-1), behind.find(({ weight }) => weight > 0)];
    const whole = behind[0]?.weight === 0 || joints.has(behind[0]?.text ?? '');
    // "True or never true".
    if (full(behind).some((word) => word.denied && before.some((one) => one.stem === word.stem && !one.denied)))
      return true;
    if (!own || !other || !whole || other.weight < 1) return false;
    return !isNew(own, known) && isNew(other, [...known, ...before]);
  });
}

/** "A fungus or plant": a key word of the book's with another thing beside it; null where the answer has none. */
export function besideIt(accepted: string, wanted: Words, answer: ReadText): Substitution | null {
  if (choosesItself([accepted], answer)) return null;
  for (const { before, behind } of choicesIn(answer)) {
    const [own, other] = [before.at(-1), behind[0]];
    if (!own || !other || own.weight < 1 || other.weight < 1 || other.kind === 'number') continue;
    const said = wanted.find((word) => !isNew(word, [own]));
    if (said && isNew(other, [...wanted, ...before]))
      return { wanted: [said], given: [own, other], share: 0, opposite: false, framed: false };
  }
  return null;
}
