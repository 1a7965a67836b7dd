/** How much of a thing a text speaks of: "only one society" is not "all societies". */
import type { AnswerGrammar } from '../../language/parts/marking.ts';
import { relate } from './similarity.ts';
import type { Token } from './text.ts';

type Words = readonly Token[];

interface Quantified {
  noun: Token;
  /** The words that say how much of it, and the noun. */
  words: Words;
}

/** A quantifier stands at most so many words before its noun. */
const REACH = 3;

/** The nouns that a word of the set stands before, in the same clause. */
function quantified(tokens: Words, quantifiers: ReadonlySet<string>): Quantified[] {
  return tokens.flatMap((token, at) => {
    if (!quantifiers.has(token.text)) return [];
    const behind = tokens.slice(at + 1, at + 1 + REACH).filter(({ clause }) => clause === token.clause);
    const noun = behind.find(({ weight, kind }) => weight >= 1 && kind === 'word');
    return noun ? [{ noun, words: [token, ...behind.slice(0, behind.indexOf(noun) + 1)] }] : [];
  });
}

/** What is said of all of a thing in `point` and only of some of it in `answer`, or the other way round; null for neither. */
export function otherQuantity(
  point: Words,
  answer: Words,
  { universal, limited }: AnswerGrammar,
): { wanted: Words; given: Words } | null {
  for (const [own, other] of [
    [universal, limited],
    [limited, universal],
  ] as const) {
    const wanted = quantified(point, own);
    const given = quantified(answer, other);
    const known = (words: readonly Quantified[], noun: Token) =>
      words.some((one) => ['same', 'slip'].includes(relate(one.noun, noun)));
    for (const one of wanted) {
      const said = given.find(({ noun }) => known([one], noun));
      // What is said of the thing twice may be said of all of it once.
      const again = [point, answer].some((words) => words.filter((word) => known([one], word)).length > 1);
      const both = known(quantified(point, other), one.noun) || known(quantified(answer, own), one.noun);
      if (said && !both && !again) return { wanted: one.words, given: said.words };
    }
  }
  return null;
}
