/** Whether an answer says a point the other way round: denied, its opposite, both ways at once, or with its parts swapped. */
import { alignWords, type Match } from './align.ts';
import { inOrder } from './features.ts';
import { relate } from './similarity.ts';
import type { ReadText, Token } from './text.ts';

/** So much of the point's topic must be in one stretch of the answer before it can contradict the point. */
const TOPIC_SHARE = 0.8;
/** And so much of the stretch must be about it: a longer statement may mention a point and deny something else. */
const STRETCH_SHARE = 0.6;
/** Names of what is compared or related the same from both sides: their parts may change places. */
const SYMMETRIC =
  /^(?:same|equal|differ|connect|join|touch|meet|between|separ|attach|parallel|perpendicular|similar|togeth|mix|combin|close|near|far|link|interact|react|collid|marri|adjac)/;
/** Words that join statements; an order of words across them says nothing about who does what. */
const JOINTS = new Set(
  'and or as when while if because so then but since after before whereas that which who'.split(' '),
);

const weigh = (words: readonly Token[], keep: (index: number) => boolean) =>
  words.reduce((sum, word, index) => sum + (keep(index) ? word.weight : 0), 0);

/** The stretch that contradicts the point, or null. `stretches` are clauses and sentences of one answer. */
export function contradictingWords(point: ReadText, stretches: readonly (readonly Token[])[]): readonly Token[] | null {
  const words = point.content;
  const whole = weigh(words, () => true);
  if (whole === 0) return null;
  let best: { stretch: readonly Token[]; topic: number; against: boolean } | null = null;
  for (const stretch of stretches) {
    const said = stretch.filter((word) => word.weight > 0);
    const matches = alignWords(words, said, 'literal');
    const used = new Set(matches.map((match) => match.at));
    if (weigh(said, (i) => used.has(i)) < STRETCH_SHARE * weigh(said, () => true)) continue;
    const topic = weigh(words, (i) => (matches[i]?.at ?? -1) >= 0) / whole;
    const against =
      conflicts(words, matches) ||
      deniedCopy(point.tokens, stretch) ||
      hedges(words, said) ||
      swapped(words, said, matches, point, stretch);
    if (topic >= TOPIC_SHARE && (!best || topic > best.topic || (topic === best.topic && best.against && !against)))
      best = { stretch, topic, against };
  }
  return best?.against ? best.stretch : null;
}

/**
 * Matched words disagree: a full content word is denied on one side only, or an opposite stands for it. Two opposites at
 * once ("the longer, the lower" for "the shorter, the higher") say the same thing of the other side.
 */
function conflicts(words: readonly Token[], matches: readonly Match[]): boolean {
  const against = matches
    .map((match, index) => ({ match, weight: words[index]?.weight ?? 0 }))
    .filter(({ match }) => match.conflict);
  const opposites = against.filter(({ match }) => match.relation === 'opposite').length;
  const denied = against.some(({ match, weight }) => match.relation !== 'opposite' && weight >= 1);
  return denied || opposites % 2 === 1;
}

/** From this share of each other's words on, in order, a stretch repeats the point. */
const COPY_SHARE = 0.9;

const content = (words: readonly Token[]) => words.filter((word) => word.weight > 0);
const denials = (words: readonly Token[]) => words.filter((word) => word.negator).length;
const agreeInOrder = (one: readonly Token[], other: readonly Token[]) =>
  Math.min(inOrder(one, other), inOrder(other, one));

/** The statement word for word but for a "not" more or less. */
export const deniedCopy = (statement: readonly Token[], copy: readonly Token[]) =>
  (denials(statement) - denials(copy)) % 2 !== 0 && agreeInOrder(content(statement), content(copy)) >= COPY_SHARE;

/** The statement's content words, all of them and no others, as often denied. */
export const sameStatement = (statement: readonly Token[], copy: readonly Token[]) =>
  (denials(statement) - denials(copy)) % 2 === 0 && agreeInOrder(content(statement), content(copy)) === 1;

/** "higher or lower": a word of the point and, close by and equally asserted, its opposite, which the point doesn't hold. */
function hedges(point: readonly Token[], said: readonly Token[]): boolean {
  return said.some((word, at) => {
    if (!point.some((wanted) => relate(wanted, word) === 'same' && wanted.denied === word.denied)) return false;
    return said
      .slice(Math.max(0, at - 2), at + 3)
      .some(
        (other) =>
          relate(word, other) === 'opposite' &&
          other.denied === word.denied &&
          other.sentence === word.sentence &&
          !point.some((wanted) => !['none', 'opposite'].includes(relate(wanted, other))),
      );
  });
}

const BE = /^(?:is|are|was|were|be|been|being|get|gets|got)$/;

/** "is eaten by": the tokens around a verb say that its object stands first. */
function passive(tokens: readonly Token[], verb: Token): boolean {
  const at = tokens.indexOf(verb);
  const before = tokens.slice(Math.max(0, at - 3), at).some((token) => BE.test(token.text));
  return before && tokens.slice(at + 1, at + 3).some((token) => token.text === 'by');
}

/** The two words either side of a verb or comparison have changed places, with the same voice. */
function swapped(
  point: readonly Token[],
  said: readonly Token[],
  matches: readonly Match[],
  pointText: ReadText,
  stretch: readonly Token[],
): boolean {
  for (let at = 1; at + 1 < point.length; at++) {
    const [left, pivot, right] = [point[at - 1], point[at], point[at + 1]];
    const [a, p, b] = [matches[at - 1], matches[at], matches[at + 1]].map((match) =>
      match && !match.conflict && match.at >= 0 ? match.at : -1,
    );
    if (!left || !pivot || !right || a === undefined || p === undefined || b === undefined || Math.min(a, p, b) < 0)
      continue;
    if (left.clause !== right.clause || SYMMETRIC.test(pivot.stem) || !(b === p - 1 && a === p + 1)) continue;
    const [first, verb, last] = [said[b], said[p], said[a]];
    if (!first || !verb || !last || first.clause !== last.clause) continue;
    if (joined(pointText.tokens, left, right) || joined(stretch, first, last)) continue;
    if (passive(pointText.tokens, pivot) === passive(stretch, verb)) return true;
  }
  return false;
}

const joined = (tokens: readonly Token[], from: Token, to: Token) =>
  tokens.slice(tokens.indexOf(from), tokens.indexOf(to)).some((token) => JOINTS.has(token.text));
