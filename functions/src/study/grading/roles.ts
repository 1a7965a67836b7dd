/** Who does what to whom: whether a stretch of an answer keeps the places of a point's words around its verb or comparison. */

import type { AnswerGrammar } from '../../language/parts/marking.ts';
import { otherAgent } from './agents.ts';
import type { Match } from './align.ts';
import { areOpposites } from './lexicon.ts';
import { endsExchanged, otherWay, partnersExchanged } from './partners.ts';
import type { Token } from './text.ts';

/** `swapped`: the parts have changed places; `mirrored`: they have, and the word between them is its opposite. */
export type Roles = 'kept' | 'swapped' | 'mirrored';

/** Compares places in a point with places in `stretch`; `matches` pair the point's content words with the stretch's. */
export function rolesOf(
  point: readonly Token[],
  stretch: readonly Token[],
  matches: readonly Match[],
  grammar: AnswerGrammar,
  pronouns: ReadonlySet<string>,
): Roles {
  if (stretch.some(({ turned }) => turned)) return 'kept';
  const words = point.filter((word) => word.weight > 0);
  const said = stretch.filter((word) => word.weight > 0);
  const partner = (index: number) => said[matches[index]?.at ?? -1];
  for (let at = 1; at + 1 < words.length; at++) {
    const [left, pivot, right] = [words[at - 1], words[at], words[at + 1]];
    const [last, verb, first] = [partner(at - 1), partner(at), partner(at + 1)];
    if (!left || !pivot || !right || !first || !verb || !last) continue;
    if (matches[at - 1]?.relation === 'opposite' || matches[at + 1]?.relation === 'opposite') continue;
    const reversed = said.indexOf(first) === said.indexOf(verb) - 1 && said.indexOf(last) === said.indexOf(verb) + 1;
    // "Sugar is in the food" for "the food contains sugar": another word for the relation may take its parts the other way.
    if (matches[at]?.relation === 'synonym') continue;
    if (!reversed || grammar.symmetric.test(pivot.stem) || left.clause !== right.clause || first.clause !== last.clause)
      continue;
    if (between(point, left, right, grammar.joints) || between(stretch, first, last, grammar.joints)) continue;
    if (passive(point, pivot, grammar) !== passive(stretch, verb, grammar)) continue;
    // Behind an article stands a thing, not what is done.
    const isThing = (tokens: readonly Token[], word: Token) =>
      grammar.determiners.has(tokens[tokens.indexOf(word) - 1]?.text ?? '');
    if (isThing(point, pivot) || isThing(stretch, verb)) continue;
    // "Lung cancer" for "cancer of the lung".
    const turned = (tokens: readonly Token[], from: Token, to: Token) => between(tokens, from, to, grammar.turns);
    if (turned(point, pivot, right) !== turned(stretch, first, verb)) continue;
    if (turned(point, left, pivot) !== turned(stretch, verb, last)) continue;
    return areOpposites(pivot.stem, verb.stem) ? 'mirrored' : 'swapped';
  }
  if (
    polesSwapped(point, stretch, grammar) ||
    turnedRound(point, stretch, matches, grammar) ||
    partnersExchanged(point, stretch, grammar) ||
    doneByOther(point, stretch, pronouns) ||
    otherWay(point, stretch, grammar) ||
    otherAgent(point, stretch, grammar) ||
    endsExchanged(point, stretch, grammar)
  )
    return 'swapped';
  return 'kept';
}

/** The tokens of a clause around one of its words. */
const clauseAround = (tokens: readonly Token[], at: number) => {
  const inClause = ({ clause }: Token) => clause === tokens[at]?.clause;
  return { before: tokens.slice(0, at).filter(inClause), behind: tokens.slice(at + 1).filter(inClause) };
};

/**
 * "The parent object inherits its color from it" for "it inherits its color from its parent object": a pronoun does it, and in the
 * answer what stands last does it to the pronoun.
 */
function doneByOther(point: readonly Token[], stretch: readonly Token[], pronouns: ReadonlySet<string>): boolean {
  const isPronoun = ({ text }: Token) => pronouns.has(text);
  return point.some((verb, at) => {
    if (verb.weight === 0) return false;
    const own = clauseAround(point, at);
    const doer = own.before.at(-1);
    const last = own.behind.at(-1);
    if (!doer || !isPronoun(doer) || !last || last.weight < 1) return false;
    const said = stretch.findIndex(({ stem }) => stem === verb.stem);
    if (said < 1) return false;
    const theirs = clauseAround(stretch, said);
    const end = theirs.behind.at(-1);
    return theirs.before.at(-1)?.stem === last.stem && end !== undefined && isPronoun(end);
  });
}

/** "In", "more": they say much, and stand anywhere. */
const isGrammar = ({ weight, text }: Token, { anywhere }: AnswerGrammar) => weight < 1 && anywhere.has(text);

/** So much of both sides must be held by the other before the order of three words says who does what. */
const COPIED = 0.7;
/** More statements than one side by side may come in any order. */
const MOST_TRIPLES = 14;

/**
 * Three words of one clause that come in the reverse order, nearly all others being there: "organisms that leave their
 * environment are better suited" for "organisms better suited to their environment leave". A passive reverses them rightly.
 */
function turnedRound(
  point: readonly Token[],
  stretch: readonly Token[],
  matches: readonly Match[],
  grammar: AnswerGrammar,
): boolean {
  const words = point.filter((word) => word.weight > 0);
  const said = stretch.filter((word) => word.weight > 0);
  const places = words.flatMap((word, i) => {
    const at = matches[i]?.relation === 'opposite' ? -1 : (matches[i]?.at ?? -1);
    return at < 0 || isGrammar(word, grammar) ? [] : [{ word, at, reworded: matches[i]?.relation === 'synonym' }];
  });
  const relatives = new Set([...grammar.joints].filter((joint) => !grammar.links.has(joint)));
  const used = new Set(matches.filter(({ relation }) => relation !== 'opposite').map(({ at }) => at));
  used.delete(-1);
  if (used.size < COPIED * words.length || used.size < COPIED * said.length || places.length > MOST_TRIPLES)
    return false;
  const voice = ({ word, at }: (typeof places)[number]) => {
    const own = said[at];
    return own !== undefined && passive(point, word, grammar) !== passive(stretch, own, grammar);
  };
  return places.some((a, i) =>
    places.slice(i + 1).some((b, j) =>
      places.slice(i + j + 2).some((c) => {
        if (!(c.at < b.at && b.at < a.at) || b.reworded || a.word.sentence !== c.word.sentence) return false;
        const [first, pivot, last] = [said[c.at], said[b.at], said[a.at]];
        if (!first || !pivot || !last || first.sentence !== last.sentence || grammar.symmetric.test(b.word.stem))
          return false;
        if ([a, b, c].some(voice)) return false;
        // What stands behind a comma is told apart, if it is not told of what stands before: "a tool, the interface for …".
        if (first.clause !== last.clause && !between(stretch, first, last, relatives)) return false;
        if (isOneNoun(point, a.word, c.word) && !isOneNoun(stretch, first, last)) return false;
        // Between two words these change who stands first: "eaten by", "the leaves of the tree" for "the tree's leaves".
        const turns = between(point, a.word, c.word, grammar.turns) === between(stretch, first, last, grammar.turns);
        // "Lung cancer" for "cancer of the lung".
        const joined = (one: Token, other: Token, from: Token, to: Token) =>
          between(point, one, other, grammar.turns) && stretch.indexOf(to) === stretch.indexOf(from) + 1;
        if (joined(a.word, b.word, pivot, last) || joined(b.word, c.word, first, pivot)) return false;
        const linked = between(point, a.word, c.word, grammar.links) || between(stretch, first, last, grammar.links);
        return turns && !linked;
      }),
    ),
  );
}

/** "The running interpreter bytecode": content words alone from one to the other, which a clause may tell the other way round. */
const isOneNoun = (tokens: readonly Token[], from: Token, to: Token) =>
  tokens.slice(tokens.indexOf(from), tokens.indexOf(to)).every(({ weight }) => weight > 0);

/** "is eaten by", "cannot be made without": the tokens around a verb say that its object stands first. */
function passive(tokens: readonly Token[], verb: Token, { be, by }: AnswerGrammar): boolean {
  const at = tokens.indexOf(verb);
  const helped = tokens.slice(Math.max(0, at - 3), at).some((token) => be.has(token.text));
  return helped && tokens.slice(at + 1, at + 3).some((token) => by.has(token.text) || token.negator);
}

const between = (tokens: readonly Token[], from: Token, to: Token, words: ReadonlySet<string>) =>
  tokens.slice(tokens.indexOf(from), tokens.indexOf(to)).some(({ text }) => words.has(text));

/** So many content words behind a word are told by it. */
const TOLD = 3;

/** "The same number of neutrons and a different number of protons" for the reverse: each of two opposites tells what the other does. */
function toldSwapped(
  one: string,
  other: string,
  point: readonly Token[],
  stretch: readonly Token[],
  { joints }: AnswerGrammar,
): boolean {
  const behind = (tokens: readonly Token[], stem: string) => {
    const at = tokens.findIndex((token) => token.stem === stem);
    const clause = tokens.slice(at + 1);
    const end = clause.findIndex((token) => token.clause !== tokens[at]?.clause || joints.has(token.text));
    const words = clause.slice(0, end < 0 ? undefined : end).filter((word) => word.weight > 0);
    return words.slice(0, TOLD).map((word) => word.stem);
  };
  const apart = (tokens: readonly Token[]) => {
    const [a, b] = [behind(tokens, one), behind(tokens, other)];
    return [a.filter((stem) => !b.includes(stem)), b.filter((stem) => !a.includes(stem))] as const;
  };
  const [[a, b], [c, d]] = [apart(point), apart(stretch)];
  const meet = (left: readonly string[], right: readonly string[]) => left.some((stem) => right.includes(stem));
  return meet(a, d) && meet(b, c) && !meet(a, c) && !meet(b, d);
}

/** "from high to low" for "from low to high": two opposites of the point, each behind the other's preposition or before its noun. */
function polesSwapped(point: readonly Token[], stretch: readonly Token[], grammar: AnswerGrammar): boolean {
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
      if (toldSwapped(one, other, point, stretch, grammar)) return true;
      const [a, b] = [lead(point, one), lead(point, other)];
      return a !== undefined && b !== undefined && a !== b && lead(stretch, one) === b && lead(stretch, other) === a;
    }),
  );
}
