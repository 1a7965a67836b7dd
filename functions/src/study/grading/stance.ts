/** Whether an answer goes against a point: denied, its opposite, its parts exchanged, or another number. */
import { alignWords, type Match } from './align.ts';
import { exchangedWords, gapInCopy } from './exchange.ts';
import { inOrder, type PointContext } from './features.ts';
import { grammarOf } from './languages.ts';
import { areContraries } from './lexicon.ts';
import { relate } from './similarity.ts';
import type { Token } from './text.ts';

/** In what an answer contradicts a point, and where. */
export interface Contradiction {
  kind: 'denied' | 'opposite' | 'exchanged' | 'number';
  /** The point's words, and the answer's that stand against them; empty where the whole is meant. */
  wanted: readonly Token[];
  given: readonly Token[];
  /** The stretch of the answer that does. */
  against: readonly Token[];
}

/** So much of the point's topic must be in one stretch of the answer before it can contradict the point. */
const TOPIC_SHARE = 0.8;
/** And so much of the stretch must be about it: a longer statement may mention a point and deny something else. */
const STRETCH_SHARE = 0.6;
/** Words the question gives away say little about the topic of a stretch. */
const ASKED = 0.25;
/** From this share of each other's words on, in order, a stretch repeats a statement. */
const COPY_SHARE = 0.9;
/** Less of the point is not denied as the point. */
const LEAST_HELD = 0.35;
/** From this share of what is said of the point on, being denied on one side only means that the point is denied. */
const DENIED_SHARE = 0.6;

const weigh = (words: readonly Token[], share: (index: number) => number) =>
  words.reduce((sum, word, index) => sum + word.weight * share(index), 0);
const contentOf = (words: readonly Token[]) => words.filter((word) => word.weight > 0);

/** How an answer goes against a point; null where it doesn't. `stretches` are its clauses and sentences. */
export function contradictionOf(
  context: PointContext,
  stretches: readonly (readonly Token[])[],
  question: readonly Token[],
): Contradiction | null {
  const { point } = context;
  const grammar = grammarOf(point.language);
  if (context.kind === 'outline') {
    const copied = stretches.findIndex((stretch) => sameStatement(point.tokens, stretch));
    const isUndone = (words: readonly Token[]) =>
      deniedCopy(point.tokens, words) && !words.some(({ text, negator }) => grammar.conditions.has(text) && !negator);
    const undone = copied < 0 ? undefined : stretches.slice(copied).find(isUndone);
    // What one sentence makes word for word, another makes no less true, unless it takes it back.
    if (copied >= 0) return undone ? { kind: 'denied', wanted: [], given: [], against: undone } : null;
  }
  const exchanges = stretches.map((stretch) => exchangedWords(point.tokens, stretch, question, grammar));
  const at = exchanges.findIndex((found) => found && !found.turnedBack);
  if (at >= 0) return { kind: 'exchanged', wanted: [], given: [], against: stretches[at] ?? [] };
  // Its parts exchanged and an opposite between them: the same from the other side.
  if (exchanges.some((found) => found)) return null;
  const said = new Set(stretches.flatMap((stretch) => stretch.map(({ stem }) => stem)));
  const contrary = stretches.flatMap((stretch) => contraryInCopy(context, stretch, said)).at(0);
  if (contrary) return contrary;
  const denied = topicDenied(context, stretches) ?? mostlyDenied(context, stretches, question);
  return denied ? { ...wordsAgainst(context, denied), against: denied } : otherNumber(context, stretches, question);
}

/** A copy of the point in which one place has what its language lists as another thing: "January" for "April". */
function contraryInCopy(
  { point, alternatives }: PointContext,
  stretch: readonly Token[],
  said: ReadonlySet<string>,
): Contradiction[] {
  const gap = alternatives === 1 ? gapInCopy(point.tokens, stretch) : null;
  const otherOf = (word: Token) =>
    said.has(word.stem)
      ? undefined
      : gap?.given.find((given) => areContraries(word.stem, given.stem) && word.denied === given.denied);
  const wanted = gap?.wanted.find(otherOf);
  const given = wanted && otherOf(wanted);
  return wanted && given ? [{ kind: 'opposite', wanted: [wanted], given: [given], against: stretch }] : [];
}

/** The stretch that holds nearly all of the point and nothing else, where it is denied on one side only or turned by an opposite. */
function topicDenied(
  { point, asked, whole }: PointContext,
  stretches: readonly (readonly Token[])[],
): readonly Token[] | null {
  const all = weigh(point.content, (i) => (asked[i] ? ASKED : 1));
  let best: { stretch: readonly Token[]; topic: number; against: boolean } | null = null;
  for (const stretch of stretches) {
    const said = contentOf(stretch);
    const matches = alignWords(point.content, said, 'literal', whole.content);
    const held = weigh(point.content, (i) => ((matches[i]?.at ?? -1) < 0 ? 0 : asked[i] ? ASKED : 1));
    const topic = held / Math.max(all, 1e-9);
    const used = new Set(matches.map((match) => match.at));
    const about = weigh(said, (i) => (used.has(i) ? 1 : 0)) >= STRETCH_SHARE * weigh(said, () => 1);
    if (topic < TOPIC_SHARE || !about) continue;
    const against = conflicts(point.content, matches) || deniedCopy(point.tokens, stretch);
    if (!best || topic > best.topic || (topic === best.topic && best.against && !against))
      best = { stretch, topic, against };
  }
  return best?.against ? best.stretch : null;
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
  return denied > 0 || opposites % 2 === 1;
}

/**
 * The statement that holds most of the point, where most of what it holds is denied although the point says it, or said
 * although the point denies it, and nothing else in the answer says it rightly.
 */
function mostlyDenied(
  { point, asked, whole }: PointContext,
  stretches: readonly (readonly Token[])[],
  question: readonly Token[],
): readonly Token[] | null {
  let most: { stretch: readonly Token[]; held: number; denied: number } | null = null;
  let rightly = 0;
  for (const stretch of stretches) {
    const said = contentOf(stretch);
    const matches = alignWords(point.content, said, 'literal', whole.content);
    const partner = (i: number) => said[matches[i]?.at ?? -1];
    const counts = (i: number) => !asked[i] && matches[i]?.relation !== 'opposite' && partner(i) !== undefined;
    const held = weigh(point.content, (i) => (counts(i) ? 1 : 0));
    const used = new Set(matches.map(({ at }) => at));
    // What is denied of another subject is not denied of the point's.
    const ofAnother = new Set(
      said
        .filter((word, at) => !word.denied && !used.has(at) && !question.some((one) => relate(one, word) === 'same'))
        .map(({ clause }) => clause),
    );
    const conflicting = (i: number) =>
      counts(i) && matches[i]?.conflict === true && !ofAnother.has(partner(i)?.clause ?? -1);
    // A "not" denies the whole clause that it stands in, with what is said before it.
    const deniedIn = new Set(
      point.content.flatMap((word, i) =>
        conflicting(i) && word.weight >= 1 && word.denials % 2 === 0 ? [partner(i)?.clause] : [],
      ),
    );
    const withIt = (i: number) => {
      const word = partner(i);
      return (
        counts(i) &&
        word !== undefined &&
        deniedIn.has(word.clause) &&
        word.denials % 2 !== (point.content[i]?.denials ?? 0) % 2
      );
    };
    const denied = weigh(point.content, (i) => (conflicting(i) || withIt(i) ? 1 : 0));
    if (denied < DENIED_SHARE * held) rightly = Math.max(rightly, held);
    if (!most || held > most.held || (held === most.held && denied < most.denied)) most = { stretch, held, denied };
  }
  const all = weigh(point.content, (i) => (asked[i] ? 0 : 1));
  const isDenied =
    most &&
    most.held > 0 &&
    most.held >= LEAST_HELD * all &&
    most.denied >= Math.max(1, DENIED_SHARE * most.held) &&
    rightly < most.held;
  return isDenied ? (most?.stretch ?? null) : null;
}

/** The first word whose opposite is said, else what is denied on one side only. */
function wordsAgainst({ point, whole }: PointContext, stretch: readonly Token[]): Omit<Contradiction, 'against'> {
  const said = contentOf(stretch);
  const words = point.content;
  const against = alignWords(words, said, 'literal', whole.content).flatMap(({ conflict, relation, at }, i) => {
    const [wanted, given] = [words[i], said[at]];
    return conflict && wanted && given ? [{ relation, wanted, given }] : [];
  });
  const opposite = against.find(({ relation }) => relation === 'opposite');
  if (opposite) return { kind: 'opposite', wanted: [opposite.wanted], given: [opposite.given] };
  return { kind: 'denied', wanted: against.map(({ wanted }) => wanted), given: against.map(({ given }) => given) };
}

/** The point's numbers that the question doesn't hold are all missing, and a stretch about the point gives another. */
function otherNumber(
  { point, asked }: PointContext,
  stretches: readonly (readonly Token[])[],
  question: readonly Token[],
): Contradiction | null {
  const isNumber = ({ kind, weight }: Token) => kind === 'number' && weight >= 1;
  const known = (word: Token, words: readonly Token[]) => words.some((other) => relate(word, other) === 'same');
  const wanted = point.content.filter((word, index) => isNumber(word) && !asked[index]);
  if (wanted.length === 0 || wanted.some((word) => known(word, stretches.flat()))) return null;
  const topic = point.content.filter((word) => !isNumber(word));
  for (const against of stretches) {
    const plain = contentOf(against).filter(({ kind }) => kind !== 'number');
    // A number in a statement about something else is not said of the point.
    const about = plain.length === 0 || plain.some((word) => topic.some((other) => relate(other, word) !== 'none'));
    const given = against.filter(
      (word) => isNumber(word) && !known(word, question) && wanted.some((other) => sameDimension(other, word)),
    );
    if (about && given.length > 0) return { kind: 'number', wanted, given, against };
  }
  return null;
}

/** "98" for "1998" names the same year, and "3 km" says nothing of "5 kg". */
function sameDimension({ quantity: wanted, text }: Token, { quantity: given, text: own }: Token): boolean {
  if (!wanted || !given) return false;
  if (/^\d{4}$/u.test(text) && text.endsWith(own) && own.length === 2) return false;
  return wanted.dimension === null || given.dimension === null || wanted.dimension === given.dimension;
}

const denials = (words: readonly Token[]) => words.filter((word) => word.negator).length;
/** Words of which one side has so many more agree less, and are not laid beside each other. */
const agreeInOrder = (one: readonly Token[], other: readonly Token[], least: number) => {
  const [fewer, more] = one.length < other.length ? [one, other] : [other, one];
  return fewer.length / more.length >= least && inOrder(more, fewer) >= least;
};

/** The statement word for word but for a "not" more or less. */
const deniedCopy = (statement: readonly Token[], copy: readonly Token[]) =>
  (denials(statement) - denials(copy)) % 2 !== 0 && agreeInOrder(contentOf(statement), contentOf(copy), COPY_SHARE);

/** The statement's content words, all of them and no others, as often denied. */
export const sameStatement = (statement: readonly Token[], copy: readonly Token[]) =>
  (denials(statement) - denials(copy)) % 2 === 0 && agreeInOrder(contentOf(statement), contentOf(copy), 1);
