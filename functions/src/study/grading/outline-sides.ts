/** Comparisons in an answer to an outline: what one sentence says of two entries is two statements. */
import type { AnswerGrammar } from '../../language/parts/marking.ts';
import { grammarOf } from './languages.ts';
import type { ReadText, Token } from './text.ts';

interface Named {
  names: readonly Token[];
}

/** A side is named among so many content words at its beginning: in some languages a verb stands first. */
const OPENING = 2;
/** And it says so many more. */
const TOLD = 2;

const holds = (words: readonly Token[], { stem }: Token) => words.some((word) => word.stem === stem);

/** The tokens that only set an entry apart: "unlike veins". */
function behindMarkers(
  tokens: readonly Token[],
  keys: readonly Named[],
  { apart, determiners }: AnswerGrammar,
): ReadonlySet<Token> {
  const found = new Set<Token>();
  for (const at of tokens.keys()) {
    const words = apart
      .map((phrase) => phrase.split(' '))
      .find((phrase) => phrase.every((word, i) => tokens[at + i]?.text === word));
    if (!words) continue;
    for (const word of tokens.slice(at + words.length)) {
      const isName = keys.some(({ names }) => holds(names, word));
      // Behind the comma it is told of the one that it is set apart from.
      if (word.clause !== tokens[at]?.clause || (!isName && !determiners.has(word.text))) break;
      found.add(word);
    }
  }
  return found;
}

/** Which entry a statement is about by its first words; -1 for none. */
const ownerOf = (words: readonly Token[], keys: readonly Named[]) => {
  const opening = words.filter(({ weight }) => weight > 0).slice(0, OPENING);
  return keys.findIndex(({ names }) => opening.some((word) => holds(names, word)));
};

/**
 * The answer with each side of a comparison as a sentence of its own ("While veins bring it back, arteries carry it away"), and
 * without the weight of names that are only set apart ("arteries, unlike veins, …").
 */
export function sidesApart(answer: ReadText, keys: readonly Named[]): ReadText {
  const grammar = grammarOf(answer.language);
  const aside = behindMarkers(answer.tokens, keys, grammar);
  const plain = answer.tokens.map((token) => (aside.has(token) ? { ...token, weight: 0 } : token));
  let added = 0;
  const tokens = [...Map.groupBy(plain, ({ sentence }) => sentence).values()].flatMap((sentence) => {
    const compares = sentence.some(({ text }) => grammar.whereas.has(text));
    const from = compares ? otherSideOf(sentence, keys, grammar) : -1;
    const before = added;
    if (from > 0) added += 1;
    return sentence.map((token, at) => ({
      ...token,
      sentence: token.sentence + (from > 0 && at >= from ? before + 1 : before),
    }));
  });
  return { ...answer, tokens, content: tokens.filter(({ weight }) => weight > 0) };
}

/** Where the second side of a comparison begins: a clause that opens with another entry's name; -1 for none. */
function otherSideOf(sentence: readonly Token[], keys: readonly Named[], { whereas }: AnswerGrammar): number {
  const says = (words: readonly Token[]) => words.filter(({ weight }) => weight > 0).length > TOLD;
  return sentence.findIndex((token, at) => {
    const opens = at > 0 && (token.clause !== sentence[at - 1]?.clause || whereas.has(token.text));
    if (!opens) return false;
    const [one, other] = [sentence.slice(0, at), sentence.slice(at)];
    const [own, theirs] = [ownerOf(one, keys), ownerOf(other, keys)];
    return own >= 0 && theirs >= 0 && own !== theirs && says(one) && says(other);
  });
}
