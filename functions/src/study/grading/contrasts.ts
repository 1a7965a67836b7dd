/** Where an answer names a term that the book sets against the one the point names. */
import type { PointFacts } from '../engine.ts';
import { relate } from './similarity.ts';
import type { Contradiction } from './stance.ts';
import { type ReadText, readText, type Token } from './text.ts';

/** The first run of words that say `term`; empty where there is none. */
function runOf(words: readonly Token[], term: readonly Token[]): readonly Token[] {
  const says = (word: Token | undefined, wanted: Token) => word && ['same', 'slip'].includes(relate(wanted, word));
  const at = words.findIndex((_, from) => term.every((wanted, i) => says(words[from + i], wanted)));
  return at < 0 || term.length === 0 ? [] : words.slice(at, at + term.length);
}

/** A point of so many words names something. */
const NAME_WORDS = 3;

/** Two of a kind ("a cold front", "a warm front"): in a longer point, words that only happen to be contrasted may stand together. */
const alike = (one: readonly Token[], other: readonly Token[]) =>
  one.some(({ stem }) => other.some((word) => word.stem === stem));

/** Names that hold one another ("memory", "working memory") are no two sides. */
const within = (one: readonly Token[], other: readonly Token[]) => runOf(one, other).length > 0;

/**
 * The statement that says the other side of a contrast in the place of the point's own, and does not deny it. A term that the
 * question gives away need not be said again, and its other side may be mentioned.
 */
export function otherSide(
  point: ReadText,
  opposites: PointFacts['opposites'],
  statements: readonly (readonly Token[])[],
  question: ReadText,
): { against: readonly Token[]; why: Contradiction } | null {
  for (const pair of opposites) {
    const [own, other] = [pair.own, pair.other].map((term) => readText(term, point.language).content) as [
      Token[],
      Token[],
    ]; // as many as went in
    const wanted = runOf(point.content, own);
    if (wanted.length === 0 || within(own, other) || within(other, own)) continue;
    if (point.content.length > NAME_WORDS && !alike(own, other)) continue;
    if (runOf(question.content, own).length > 0 || runOf(question.content, other).length > 0) continue;
    const said = statements.flat();
    const content = said.filter(({ weight }) => weight > 0);
    if (runOf(content, own).length > 0) continue;
    for (const stretch of statements) {
      const given = runOf(
        stretch.filter(({ weight }) => weight > 0),
        other,
      );
      const denied = wanted.some((word) => word.denied);
      if (given.length > 0 && given.every((word) => word.denied === denied))
        return { against: stretch, why: { kind: 'opposite', wanted, given } };
    }
  }
  return null;
}
