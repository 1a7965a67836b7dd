/** What stands in the wrong place of a statement that an answer words anew: a pole behind the other's preposition, an object that does it. */
import type { PackCode } from '../../language/codes.ts';
import type { AnswerGrammar } from '../../language/parts/marking.ts';
import { areConverse } from './converses.ts';
import { areOpposites } from './lexicon.ts';
import { relate } from './similarity.ts';
import type { Token } from './text.ts';

/** A preposition leads to a pole that comes within so many words. */
const LEADS = 5;

/** "To where there is less" for "from low to high": the one pole that is told stands behind the other's preposition. */
export function poleElsewhere(point: readonly Token[], stretch: readonly Token[], grammar: AnswerGrammar): boolean {
  const { ends, degrees } = grammar;
  const poleOf = ({ stem }: Token) => (Object.hasOwn(degrees, stem) ? (degrees[stem] ?? stem) : stem);
  const leads = (tokens: readonly Token[], stem: string) => {
    const at = tokens.findIndex((token) => token.weight > 0 && poleOf(token) === stem);
    const own = tokens[at];
    return tokens
      .slice(Math.max(0, at - LEADS), at)
      .findLast(({ text, clause }) => clause === own?.clause && ends.has(text))?.text;
  };
  const stems = [...new Set(point.filter((word) => word.weight > 0).map(({ stem }) => stem))];
  const said = new Set(stretch.filter((word) => word.weight > 0).map(poleOf));
  return stems.some((one) => {
    if (!said.has(one)) return false;
    const other = stems.find((stem) => areOpposites(one, stem));
    if (other === undefined || said.has(other)) return false;
    const [own, theirs] = [leads(point, one), leads(point, other)];
    return own !== undefined && theirs !== undefined && own !== theirs && leads(stretch, one) === theirs;
  });
}

/**
 * "The Earth hit a volcano" for "an asteroid hit the Earth": to whom it is done does it, to something that the point does not
 * name, and who does it is told of nowhere.
 */
export function doneByObject(point: readonly Token[], stretch: readonly Token[], grammar: AnswerGrammar): boolean {
  const { determiners, symmetric } = grammar;
  const isFull = ({ weight, kind }: Token) => weight >= 1 && kind === 'word';
  /** What stands next to a word, behind articles alone. */
  const beside = (tokens: readonly Token[], at: number, step: 1 | -1) => {
    let next = at + step;
    while (determiners.has(tokens[next]?.text ?? '')) next += step;
    const found = tokens[next];
    return found && isFull(found) && found.clause === tokens[at]?.clause ? found : undefined;
  };
  return point.some((verb, at) => {
    if (!isFull(verb) || symmetric.test(verb.stem) || determiners.has(point[at - 1]?.text ?? '')) return false;
    const said = stretch.findIndex(({ stem, denied }) => stem === verb.stem && denied === verb.denied);
    const own = stretch[said];
    if (!own || determiners.has(stretch[said - 1]?.text ?? '')) return false;
    const [doer, object] = [beside(point, at, -1), beside(point, at, 1)];
    const [theirs, last] = [beside(stretch, said, -1), beside(stretch, said, 1)];
    if (!doer || !object || !theirs || !last || theirs.stem !== object.stem) return false;
    // "Water evaporates fast" for "heat evaporates water": only a thing with an article of its own is done something to.
    const isThing = determiners.has(stretch[stretch.indexOf(last) - 1]?.text ?? '');
    const holds = (tokens: readonly Token[], { stem }: Token) => tokens.some((word) => word.stem === stem);
    return isThing && !holds(stretch, doer) && !holds(point, last);
  });
}

/** So many content words from a word stands what it is said of. */
const NEXT = 2;

/**
 * The one word of a point whose opposite an answer says of the same thing, wherever that stands beside it: "so blood sugar rises" for
 * "insulin lowers blood sugar". Null where there is none, or more than one: two may say the same of the other side.
 * @param answer all that the answer says
 * @param statement all that the point is a part of
 */
export function oppositeOfSame(
  point: readonly Token[],
  stretch: readonly Token[],
  answer: readonly Token[] = stretch,
  statement: readonly Token[] = point,
  language: PackCode = 'en',
): { wanted: Token; given: Token } | null {
  const [wantedWords, givenWords] = [point, stretch].map((tokens) => tokens.filter(({ weight }) => weight > 0)) as [
    Token[],
    Token[],
  ];
  const around = (words: readonly Token[], at: number) =>
    words
      .slice(Math.max(0, at - NEXT), at + NEXT + 1)
      .filter((word) => word.weight >= 1 && word !== words[at] && word.clause === words[at]?.clause);
  const holds = (words: readonly Token[], { stem }: Token) => words.some((word) => word.stem === stem);
  const found = wantedWords.flatMap((wanted, at) => {
    // A statement that tells of both sides may be told by the other.
    const both = statement.some((word) => word.weight > 0 && relate(word, wanted) === 'opposite');
    if (wanted.weight < 1 || both || holds(answer, wanted)) return [];
    return givenWords.flatMap((given, place) => {
      if (given.weight < 1 || holds(wantedWords, given) || given.denied !== wanted.denied) return [];
      // Who borrows may lend as well: the other side of a dealing is no opposite of it.
      const dealt = areConverse(wanted, given, language);
      return !dealt && relate(wanted, given) === 'opposite' ? [{ wanted, given, at, place }] : [];
    });
  });
  const [only] = found;
  if (!only || found.some(({ wanted }) => wanted !== only.wanted)) return null;
  const theirs = around(givenWords, only.place);
  const shared = around(wantedWords, only.at).some((word) => holds(theirs, word));
  return shared ? { wanted: only.wanted, given: only.given } : null;
}
