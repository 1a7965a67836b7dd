/** Whether an answer says a point the other way round: denied, its opposite, both ways at once, or another number. */
import type { AnswerGrammar } from '../../language/parts/marking.ts';
import { alignWords, type Match } from './align.ts';
import { turnedBeside } from './beside.ts';
import { inOrder, type PointContext } from './features.ts';
import { deniedHead, deniesContrary } from './heads.ts';
import { grammarOf } from './languages.ts';
import { otherNumber } from './other-number.ts';
import { rolesOf } from './roles.ts';
import { relate } from './similarity.ts';
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

/** In what an answer contradicts a point. */
export interface Contradiction {
  kind: 'denied' | 'opposite' | 'exchanged' | 'sides' | 'hedged' | 'number' | 'range' | 'name';
  /** The point's words, and the answer's that stand against them; empty where the whole is meant. */
  wanted: readonly Token[];
  given: readonly Token[];
}

export interface Stance {
  /** The stretch that contradicts the point, or null. */
  against: readonly Token[] | null;
  /** In what it does; null where it doesn't. */
  why: Contradiction | null;
  /** A stretch that says the point from the other side ("B is smaller than A" for "A is larger than B"), or null. */
  mirrors: readonly Token[] | null;
}

const weigh = (words: readonly Token[], share: (index: number) => number) =>
  words.reduce((sum, word, index) => sum + word.weight * share(index), 0);
const content = (words: readonly Token[]) => words.filter((word) => word.weight > 0);

/** How an answer stands to a point. `stretches` are its clauses and sentences. */
export function stanceOf(
  context: PointContext,
  stretches: readonly (readonly Token[])[],
  question: readonly Token[],
): Stance {
  const { point, asked } = context;
  const grammar = grammarOf(point.language);
  const whole = weigh(point.content, (i) => (asked[i] ? ASKED : 1));
  let best: { stretch: readonly Token[]; topic: number; against: boolean; mirrored: boolean } | null = null;
  for (const stretch of stretches) {
    const said = content(stretch);
    const matches = alignWords(point.content, said, 'literal', context.whole.content);
    const topic =
      weigh(point.content, (i) => ((matches[i]?.at ?? -1) < 0 ? 0 : asked[i] ? ASKED : 1)) / Math.max(whole, 1e-9);
    if (topic >= LEAST_TOPIC && rolesOf(point.tokens, stretch, matches, grammar) === 'swapped')
      return { against: stretch, why: plainly('exchanged'), mirrors: null };
    const turned = topic >= LEAST_HELD || isAbout(said, matches) ? turnedBeside(point.tokens, stretch) : null;
    if (turned)
      return {
        against: stretch,
        why: { kind: 'opposite', wanted: [turned.wanted], given: [turned.given] },
        mirrors: null,
      };
    if (topic < TOPIC_SHARE) continue;
    if (hedges(point.content, stretch, grammar)) return { against: stretch, why: plainly('hedged'), mirrors: null };
    if (!isAbout(said, matches)) continue;
    const roles = rolesOf(point.tokens, stretch, matches, grammar);
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
  const number = otherNumber(context, stretches, question);
  return {
    against: number?.stretch ?? null,
    why: number && { kind: number.range ? 'range' : 'number', wanted: number.wanted, given: number.given },
    mirrors: best?.mirrored ? best.stretch : null,
  };
}

/** A contradiction of the whole, no words of which stand out. */
export const plainly = (kind: Contradiction['kind']): Contradiction => ({ kind, wanted: [], given: [] });

/** The first word whose opposite is said, else what is denied on one side only. */
function whyAgainst({ point, whole }: PointContext, stretch: readonly Token[]): Contradiction {
  const said = content(stretch);
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

/** From this share of what is said of the point on, being denied on one side only means that the point is denied. */
const DENIED_SHARE = 0.6;

/**
 * The statement that holds most of the point, where most of what it holds is denied although the point says it, or said
 * although the point denies it, and nothing else in the answer says it rightly.
 */
function mostlyDenied(
  context: PointContext,
  stretches: readonly (readonly Token[])[],
  question: readonly Token[],
): readonly Token[] | null {
  const { point, asked } = context;
  const grammar = grammarOf(point.language);
  let most: { stretch: readonly Token[]; held: number; denied: number } | null = null;
  let rightly = 0;
  for (const stretch of stretches) {
    const said = content(stretch);
    const matches = alignWords(point.content, said, 'literal', context.whole.content);
    const counts = (i: number) =>
      asked[i] || matches[i]?.relation === 'opposite' || (matches[i]?.at ?? -1) < 0 ? 0 : 1;
    const held = weigh(point.content, counts);
    const used = new Set(matches.map(({ at }) => at));
    // What is denied of another subject is not denied of the point's.
    const ofAnother = new Set(
      said.filter((word, at) => !word.denied && !used.has(at) && !says(question, word)).map(({ clause }) => clause),
    );
    const conflicts = (i: number) =>
      matches[i]?.conflict === true && !ofAnother.has(said[matches[i]?.at ?? -1]?.clause ?? -1);
    const deniedIn = new Set(
      matches.flatMap(({ at }, i) => (counts(i) && conflicts(i) && isFull(point.content[i]) ? [said[at]?.clause] : [])),
    );
    // A "not" denies the whole statement that it stands in, with what is said before it.
    const turned = deniesContrary(stretch, point.content);
    const withIt = (i: number) => {
      const word = said[matches[i]?.at ?? -1];
      return (
        word !== undefined &&
        deniedIn.has(word.clause) &&
        !joined(stretch, word, grammar) &&
        word.denials % 2 !== (point.content[i]?.denials ?? 0) % 2
      );
    };
    const denied = weigh(point.content, (i) => (counts(i) && !turned && (conflicts(i) || withIt(i)) ? 1 : 0));
    if (denied < DENIED_SHARE * held) rightly = Math.max(rightly, held);
    if (!most || held > most.held || (held === most.held && denied < most.denied)) most = { stretch, held, denied };
  }
  const whole = weigh(point.content, (i) => (asked[i] ? 0 : 1));
  if (
    !most ||
    most.held < LEAST_HELD * whole ||
    most.held === 0 ||
    most.denied < DENIED_SHARE * most.held ||
    rightly >= most.held
  )
    return null;
  return most.denied >= LEAST_DENIED ? most.stretch : null;
}
/** A sentence that denies just what the point says, or says just what it denies, though most of the rest agrees. */
function headDenied(
  { point, whole, kind, asked }: PointContext,
  stretches: readonly (readonly Token[])[],
  question: readonly Token[],
): Pick<Stance, 'against' | 'why'> | null {
  // Of several sentences one may be left out, and its words be said of something else.
  if (kind === 'reference' && point.tokens.length < whole.tokens.length) return null;
  const grammar = grammarOf(point.language);
  const sentences = Map.groupBy(stretches, ([first]) => first?.sentence ?? 0).values();
  const all = stretches.flat();
  for (const group of sentences) {
    const sentence = group.reduce((a, b) => (b.length > a.length ? b : a));
    const matches = alignWords(point.content, content(sentence), 'literal');
    const held = weigh(point.content, (i) => ((matches[i]?.at ?? -1) < 0 ? 0 : 1));
    const denied = deniedHead(sentence, point.tokens, grammar, question);
    // Whoever denies what a claim begins with denies the claim, whatever else is left out.
    const opening = denied !== null && denied.plain === point.content.find((word, i) => word.weight >= 1 && !asked[i]);
    if (!opening && held < LEAST_HELD * weigh(point.content, () => 1)) continue;
    const said = denied || all.some(({ negator }) => negator) ? null : deniedHead(point.tokens, all, grammar);
    const found = denied
      ? { wanted: [denied.plain], given: [denied.denied] }
      : said && sentence.includes(said.plain) && { wanted: [said.denied], given: [said.plain] };
    if (found) return { against: sentence, why: { kind: 'denied', ...found } };
  }
  return null;
}

/** Whether the word stands before an "and" or "so" of its clause, and the denial behind that. */
function joined(stretch: readonly Token[], word: Token, { links }: AnswerGrammar): boolean {
  const from = stretch.indexOf(word);
  const negator = stretch.findIndex((token) => token.negator && token.clause === word.clause);
  return stretch.slice(from, negator).some(({ text }) => links.has(text));
}

const says = (words: readonly Token[], word: Token) => words.some((other) => relate(other, word) === 'same');
const isFull = (word: Token | undefined) => word !== undefined && word.weight >= 1 && word.denials % 2 === 0;
/** Less of the point is not denied as the point. */
const LEAST_HELD = 0.35;
/** One light word that is denied is said of something else. */
const LEAST_DENIED = 1;

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
  (denials(statement) - denials(copy)) % 2 !== 0 && agreeInOrder(content(statement), content(copy)) >= COPY_SHARE;

/** The statement's content words, all of them and no others, as often denied. */
export const sameStatement = (statement: readonly Token[], copy: readonly Token[]) =>
  (denials(statement) - denials(copy)) % 2 === 0 && agreeInOrder(content(statement), content(copy)) === 1;

/** "higher or lower", "increases, decreases": a word of the point and, side by side with it, its opposite. */
function hedges(point: readonly Token[], stretch: readonly Token[], { choice }: AnswerGrammar): boolean {
  return content(stretch).some((word, index, said) => {
    const next = said[index + 1];
    if (!next || relate(word, next) !== 'opposite' || word.denied !== next.denied) return false;
    const between = stretch.slice(stretch.indexOf(word) + 1, stretch.indexOf(next));
    const holds = (one: Token) => point.some((wanted) => !['none', 'opposite'].includes(relate(wanted, one)));
    const beside = between.length === 0 ? next.clause !== word.clause : between.every(({ text }) => choice.has(text));
    return beside && holds(word) !== holds(next);
  });
}
