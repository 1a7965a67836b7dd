/** Who does what to whom: whether a stretch of an answer keeps the places of a point's words around its verb or comparison. */
import type { Match } from './align.ts';
import { areOpposites } from './lexicon.ts';
import type { Token } from './text.ts';

/** What relates two things the same from both sides: its parts may change places. Stems. */
const SYMMETRIC =
  /^(?:same|equal|differ|connect|join|touch|meet|between|separ|attach|parallel|perpendicular|similar|togeth|mix|combin|close|near|far|link|interact|react|collid|marri|adjac)/;
/** Words that join statements; the order of words across them says nothing about who does what. */
const JOINTS = new Set(
  'and or as when while if because so then but since after before whereas that which who'.split(' '),
);
const BE = /^(?:is|are|was|were|be|been|being|get|gets|got)$/;

/** `swapped`: the parts have changed places; `mirrored`: they have, and the word between them is its opposite. */
export type Roles = 'kept' | 'swapped' | 'mirrored';

/** Compares places in a point with places in `stretch`; `matches` pair the point's content words with the stretch's. */
export function rolesOf(point: readonly Token[], stretch: readonly Token[], matches: readonly Match[]): Roles {
  const words = point.filter((word) => word.weight > 0);
  const said = stretch.filter((word) => word.weight > 0);
  const partner = (index: number) => said[matches[index]?.at ?? -1];
  for (let at = 1; at + 1 < words.length; at++) {
    const [left, pivot, right] = [words[at - 1], words[at], words[at + 1]];
    const [last, verb, first] = [partner(at - 1), partner(at), partner(at + 1)];
    if (!left || !pivot || !right || !first || !verb || !last) continue;
    if (matches[at - 1]?.relation === 'opposite' || matches[at + 1]?.relation === 'opposite') continue;
    const reversed = said.indexOf(first) === said.indexOf(verb) - 1 && said.indexOf(last) === said.indexOf(verb) + 1;
    if (!reversed || SYMMETRIC.test(pivot.stem) || left.clause !== right.clause || first.clause !== last.clause)
      continue;
    if (joined(point, left, right) || joined(stretch, first, last) || passive(point, pivot) !== passive(stretch, verb))
      continue;
    return areOpposites(pivot.stem, verb.stem) ? 'mirrored' : 'swapped';
  }
  return polesSwapped(point, stretch) ? 'swapped' : 'kept';
}

/** "is eaten by": the tokens around a verb say that its object stands first. */
function passive(tokens: readonly Token[], verb: Token): boolean {
  const at = tokens.indexOf(verb);
  const before = tokens.slice(Math.max(0, at - 3), at).some((token) => BE.test(token.text));
  return before && tokens.slice(at + 1, at + 3).some((token) => token.text === 'by');
}

const joined = (tokens: readonly Token[], from: Token, to: Token) =>
  tokens.slice(tokens.indexOf(from), tokens.indexOf(to)).some((token) => JOINTS.has(token.text));

/** "from high to low" for "from low to high": two opposites of the point, each behind the other's preposition. */
function polesSwapped(point: readonly Token[], stretch: readonly Token[]): boolean {
  const lead = (tokens: readonly Token[], stem: string) =>
    tokens[tokens.findIndex((token) => token.stem === stem) - 1]?.text;
  const stems = [...new Set(point.filter((word) => word.weight > 0).map(({ stem }) => stem))];
  return stems.some((one, index) =>
    stems.slice(index + 1).some((other) => {
      if (
        !areOpposites(one, other) ||
        !stretch.some(({ stem }) => stem === one) ||
        !stretch.some(({ stem }) => stem === other)
      )
        return false;
      const [a, b] = [lead(point, one), lead(point, other)];
      return a !== undefined && b !== undefined && a !== b && lead(stretch, one) === b && lead(stretch, other) === a;
    }),
  );
}
