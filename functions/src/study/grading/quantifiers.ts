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
function quantified(tokens: Words, quantifiers: ReadonlySet<string>, general: ReadonlySet<string>): Quantified[] {
  return tokens.flatMap((token, at) => {
    if (!quantifiers.has(token.text)) return [];
    const behind = tokens.slice(at + 1, at + 1 + REACH).filter(({ clause }) => clause === token.clause);
    const noun = behind.find(({ weight, kind, text }) => kind === 'word' && (weight >= 1 || general.has(text)));
    return noun ? [{ noun, words: [token, ...behind.slice(0, behind.indexOf(noun) + 1)] }] : [];
  });
}

/** "Only a" for "not only a but b": the words of both; null where neither text says so. */
function onlyForMore(
  point: Words,
  answer: Words,
  notDenying: ReadonlySet<string>,
): { wanted: Words; given: Words } | null {
  const behind = (tokens: Words, at: number) => {
    const words = tokens.slice(at + 1, at + 1 + REACH);
    return words.slice(0, 1 + words.findIndex(({ weight }) => weight >= 1));
  };
  const both = point.findIndex(({ negator }, at) => negator && notDenying.has(point[at + 1]?.text ?? ''));
  const only = answer.findIndex(({ text }, at) => notDenying.has(text) && !answer[at - 1]?.negator);
  if (both < 0 || only < 0) return null;
  const [wanted, given] = [behind(point, both + 1), behind(answer, only)];
  const [one, other] = [wanted.at(-1), given.at(-1)];
  if (!one || !other || !['same', 'slip'].includes(relate(one, other))) return null;
  return { wanted: [...point.slice(both, both + 2), ...wanted], given: [...answer.slice(only, only + 1), ...given] };
}

/** What is said of all of a thing in `point` and only of some of it in `answer`, or the other way round; null for neither. */
export function otherQuantity(
  point: Words,
  answer: Words,
  { universal, limited, sole, several, notDenying, general }: AnswerGrammar,
): { wanted: Words; given: Words } | null {
  const more = onlyForMore(point, answer, notDenying);
  if (more) return more;
  for (const [own, other] of [
    [universal, limited],
    [limited, universal],
    [sole, several],
    [several, sole],
  ] as const) {
    const wanted = quantified(point, own, general);
    const given = quantified(answer, other, general);
    const known = (words: readonly Quantified[], noun: Token) =>
      words.some(
        (one) =>
          ['same', 'slip'].includes(relate(one.noun, noun)) || (general.has(one.noun.text) && general.has(noun.text)),
      );
    for (const one of wanted) {
      const said = given.find(({ noun }) => known([one], noun));
      // What is said of the thing twice may be said of all of it once.
      const again = [point, answer].some((words) => words.filter((word) => known([one], word)).length > 1);
      const both =
        known(quantified(point, other, general), one.noun) || known(quantified(answer, own, general), one.noun);
      if (said && !both && !again) return { wanted: one.words, given: said.words };
    }
  }
  return null;
}
