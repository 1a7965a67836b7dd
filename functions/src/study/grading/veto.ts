/** Whether an answer says a point the other way round: denied, its opposite, both ways at once, or another number. */
import type { AnswerGrammar } from '../../language/parts/marking.ts';
import { otherAgent } from './agents.ts';
import { alignWords, type Match } from './align.ts';
import { contraryBeside, headsExchanged, turnedBeside } from './beside.ts';
import { headDenied, LEAST_HELD, mostlyDenied } from './denied.ts';
import { inOrder, type PointContext } from './features.ts';
import { deniesContrary } from './heads.ts';
import { grammarOf, pronounsOf } from './languages.ts';
import { otherNumber } from './other-number.ts';
import { endsExchanged } from './partners.ts';
import { doneByObject, poleElsewhere } from './places.ts';
import { rolesOf } from './roles.ts';
import { relate } from './similarity.ts';
import { type Contradiction, contentOf, plainly, type Stance, weigh } from './stance.ts';
import type { Token } from './text.ts';

/** So much of the point's topic must be in one stretch of the answer before it can contradict the point. */
const TOPIC_SHARE = 0.8;
/** This is enough where the parts that are there have changed places. */
const LEAST_TOPIC = 0.6;
/** And so much of the stretch must be about it: a longer statement may mention a point and deny something else. */
const STRETCH_SHARE = 0.6;
/** Words the question gives away say little about the topic of a stretch. */
const ASKED = 0.25;
/** From this share of each other's words on, in order, a stretch repeats a statement. */
const COPY_SHARE = 0.9;

const NOTHING: Stance = { against: null, why: null, mirrors: null };

/** How an answer stands to a point. `stretches` are its clauses and sentences. */
export function stanceOf(
  context: PointContext,
  stretches: readonly (readonly Token[])[],
  question: readonly Token[],
): Stance {
  const { point, asked } = context;
  const grammar = grammarOf(point.language);
  if (context.kind === 'outline') {
    const copied = stretches.findIndex((stretch) => sameStatement(point.tokens, stretch));
    const undone =
      copied < 0 ? undefined : stretches.slice(copied).find((one) => takesBack(point.tokens, one, grammar));
    if (undone) return { against: undone, why: { kind: 'denied', wanted: [], given: [] }, mirrors: null };
    // What one sentence makes word for word, another makes no less true: it is about the next point.
    if (copied >= 0) return NOTHING;
  }
  const pronouns = pronounsOf(point.language);
  const all = stretches.flat();
  const whole = weigh(point.content, (i) => (asked[i] ? ASKED : 1));
  let best: { stretch: readonly Token[]; topic: number; against: boolean; mirrored: boolean } | null = null;
  let lone: { stretch: readonly Token[]; wanted: Token; given: Token } | null = null;
  for (const stretch of stretches) {
    const said = contentOf(stretch);
    const matches = alignWords(point.content, said, 'literal', context.whole.content);
    const topic =
      weigh(point.content, (i) => ((matches[i]?.at ?? -1) < 0 ? 0 : asked[i] ? ASKED : 1)) / Math.max(whole, 1e-9);
    const exchanged =
      topic >= LEAST_HELD &&
      (headsExchanged(point.tokens, stretch) ||
        otherAgent(point.tokens, stretch, grammar) ||
        (!stretch.some(({ turned }) => turned) &&
          (endsExchanged(point.tokens, stretch, grammar) ||
            poleElsewhere(context.whole.tokens, stretch, grammar) ||
            doneByObject(point.tokens, stretch, grammar))));
    if (exchanged || (topic >= LEAST_TOPIC && rolesOf(point.tokens, stretch, matches, grammar, pronouns) === 'swapped'))
      return { against: stretch, why: plainly('exchanged'), mirrors: null };
    const turned = topic >= LEAST_HELD || isAbout(said, matches) ? turnedBeside(point.tokens, stretch) : null;
    if (turned)
      return {
        against: stretch,
        why: { kind: 'opposite', wanted: [turned.wanted], given: [turned.given] },
        mirrors: null,
      };
    const contrary = topic >= LEAST_TOPIC && isAbout(said, matches) ? contraryBeside(point.tokens, stretch, all) : null;
    if (contrary) lone ??= { stretch, ...contrary };
    if (topic < TOPIC_SHARE) continue;
    if (hedges(point.content, stretch, grammar)) return { against: stretch, why: plainly('hedged'), mirrors: null };
    if (!isAbout(said, matches)) continue;
    const roles = rolesOf(point.tokens, stretch, matches, grammar, pronouns);
    const mirrored = roles === 'mirrored' || (roles === 'kept' && deniesContrary(stretch, point.content));
    const against =
      !mirrored && (roles === 'swapped' || conflicts(point.content, matches) || deniedCopy(point.tokens, stretch));
    if (!best || topic > best.topic || (topic === best.topic && best.against && !against))
      best = { stretch, topic, against, mirrored };
  }
  if (best?.against) return { against: best.stretch, why: whyAgainst(context, best.stretch), mirrors: null };
  const denied = best?.mirrored ? null : mostlyDenied(context, stretches, question);
  if (denied) return { against: denied, why: whyAgainst(context, denied), mirrors: null };
  const head = best?.mirrored ? null : headDenied(context, stretches, question);
  if (head) return { ...head, mirrors: null };
  if (lone && !best?.mirrored)
    return {
      against: lone.stretch,
      why: { kind: 'opposite', wanted: [lone.wanted], given: [lone.given] },
      mirrors: null,
    };
  const number = otherNumber(context, stretches, question);
  return {
    against: number?.stretch ?? null,
    why: number && { kind: number.range ? 'range' : 'number', wanted: number.wanted, given: number.given },
    mirrors: best?.mirrored ? best.stretch : null,
  };
}

/** The first word whose opposite is said, else what is denied on one side only. */
function whyAgainst({ point, whole }: PointContext, stretch: readonly Token[]): Contradiction {
  const said = contentOf(stretch);
  const words = point.content;
  const against = alignWords(words, said, 'literal', whole.content).flatMap(({ conflict, relation, at }, i) => {
    const [wanted, given] = [words[i], said[at]];
    return conflict && wanted && given ? [{ relation, wanted, given }] : [];
  });
  const opposite = against.find(({ relation }) => relation === 'opposite');
  if (opposite) return { kind: 'opposite', wanted: [opposite.wanted], given: [opposite.given] };
  return {
    kind: 'denied',
    wanted: against.map(({ wanted }) => wanted),
    given: against.map(({ given }) => given),
  };
}

function isAbout(said: readonly Token[], matches: readonly Match[]): boolean {
  const used = new Set(matches.map((match) => match.at));
  return weigh(said, (i) => (used.has(i) ? 1 : 0)) >= STRETCH_SHARE * weigh(said, () => 1);
}

/**
 * Matched words disagree: a full content word is denied on one side only, or an opposite stands for it. Two opposites at
 * once ("the longer, the lower" for "the shorter, the higher") say the same thing of the other side.
 */
function conflicts(words: readonly Token[], matches: readonly Match[]): boolean {
  const against = matches.flatMap((match, index) => (match.conflict ? [{ match, word: words[index] }] : []));
  const opposites = against.filter(({ match }) => match.relation === 'opposite').length;
  const denied = against.filter(
    ({ match, word }) => match.relation !== 'opposite' && word && (word.weight >= 1 || word.kind === 'gram'),
  ).length;
  // "Cannot pass" for "does not let pass": what both deny is denied, wherever the "not" stands.
  const agreed = matches.filter(({ at, conflict }, i) => at >= 0 && !conflict && words[i]?.denied).length;
  return denied > agreed || opposites % 2 === 1;
}

const denials = (words: readonly Token[]) => words.filter((word) => word.negator).length;
const agreeInOrder = (one: readonly Token[], other: readonly Token[]) =>
  Math.min(inOrder(one, other), inOrder(other, one));

/** The statement word for word but for a "not" more or less. */
export const deniedCopy = (statement: readonly Token[], copy: readonly Token[]) =>
  (denials(statement) - denials(copy)) % 2 !== 0 && agreeInOrder(contentOf(statement), contentOf(copy)) >= COPY_SHARE;

/** The statement's content words, all of them and no others, as often denied. */
export const sameStatement = (statement: readonly Token[], copy: readonly Token[]) =>
  (denials(statement) - denials(copy)) % 2 === 0 && agreeInOrder(contentOf(statement), contentOf(copy)) === 1;

/** "No, it does not …": the whole statement denied, and under no condition. */
const takesBack = (statement: readonly Token[], words: readonly Token[], { conditions }: AnswerGrammar) =>
  (denials(statement) - denials(words)) % 2 !== 0 &&
  agreeInOrder(contentOf(statement), contentOf(words)) === 1 &&
  !words.some(({ text, negator }) => conditions.has(text) && !negator);

/**
 * "higher or lower", "increases, decreases": a word of the point and, side by side with it, its opposite. "A king or a queen" of
 * a monarch is no hedge: neither is the opposite of what the point says.
 */
function hedges(point: readonly Token[], stretch: readonly Token[], { choice }: AnswerGrammar): boolean {
  const content = contentOf(stretch).filter(({ text }) => !choice.has(text));
  return content.some((word, index, said) => {
    const next = said[index + 1];
    if (!next || relate(word, next) !== 'opposite' || word.denied !== next.denied) return false;
    const between = stretch.slice(stretch.indexOf(word) + 1, stretch.indexOf(next));
    const holds = (one: Token) => point.some((wanted) => !['none', 'opposite'].includes(relate(wanted, one)));
    const turns = (one: Token) => point.some((wanted) => relate(wanted, one) === 'opposite');
    // "To stability or maybe to instability": each with its own preposition.
    const chooses = between.some(({ text }) => choice.has(text));
    const beside =
      between.length === 0
        ? next.clause !== word.clause
        : chooses &&
          between.every(({ text, weight }) => choice.has(text) || weight === 0) &&
          (word.clause === next.clause || between.every(({ text }) => choice.has(text)));
    return beside && holds(word) !== holds(next) && turns(holds(word) ? next : word);
  });
}
