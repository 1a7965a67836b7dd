/** What becomes of the fitted model's yes or no once meaning is looked at: met, missing, or not to be settled. */
import { additionTo } from './additions.ts';
import { alignWords } from './align.ts';
import { contraryBeside } from './beside.ts';
import { besideIt } from './choices.ts';
import { setsApart } from './differentia.ts';
import { comparedLists } from './enumeration.ts';
import { areNear, copiedBut, copiedWith, exchangedWord, isHeadAlone, NAME_WORDS, wordsAnew } from './exchanged.ts';
import { IMPLIED, inOrder, isExample, type PointContext } from './features.ts';
import { asksOneThing, asksReason, asksWhatItMeans, grammarOf } from './languages.ts';
import { agreementOf, load, nearnessOf, pairWords, STANDS_FOR } from './meaning.ts';
import { oppositeOfSame } from './places.ts';
import { type Substitution, substitutionsOf } from './substitution.ts';
import type { ReadText, Token } from './text.ts';

export interface Outcome {
  /** `contrary`: the answer has the opposite of one word of the point in its place. */
  verdict: 'met' | 'missing' | 'unsure' | 'contrary';
  /** Where the answer says another thing than the point; empty where it doesn't. */
  replaced: Substitution[];
}

/*
 * All constants are set on train, the adversarial answers and our own (tools/fit/marking/hard.tsv); psychology and sociology
 * only measure.
 */
/** Another thing that carries this share of the point, said in its place, leaves open whether the point is made. */
const REPLACED = 0.14;
/**
 * A definition of so many new words is not given by so few that say less than this share of it, or a little more if they are its
 * own: they name the kind alone. Nor by more of its own words that say less than that: they copy a half of it.
 */
const KIND_ALONE = { wanted: 3, given: 2, said: 0.5, copied: 0.55 };
/** A reason of which less than this is said, by the book's words and the question's alone, is none. */
const HALF_REASON = 0.4;
/**
 * A definition in other words is one from this nearness on, both ways, if it says so much of the point, in more than a few
 * words: of two words of everyday one is soon near to any definition ("it shares the code with everybody" to that of a hack).
 */
const PARAPHRASE = { both: 0.3, said: 0.2 };
/**
 * So many words of one's own, and at most this share of the point said: too little is shared to tell. A definition of so
 * many words, some of them one's own, may always be one.
 */
const OWN_WORDS = { words: 3, said: 0.5, told: 5 };
/** Of a definition or reason of so few words one may be said in its own way by the words of everyday, which weigh less. */
const SHORT = 5;
const REWORDED = { own: 2, both: 0.2 };
/** What comes so near both ways is a paraphrase, though all its words are the book's. */
const NEARLY = 0.5;
/** More words than these ask for more than the meaning of one term. */
const TERM_WORDS = 4;

const full = (words: readonly Token[]) => words.filter(({ weight }) => weight >= 1);

/**
 * Whether a question asks what a term means. Such an answer is held to every key word of the definition, and may be worded
 * freely; an explanation may leave things out, but uses the words of its subject.
 */
export const asksMeaning = ({ source, language, content }: ReadText): boolean =>
  asksOneThing(source, language) || (asksWhatItMeans(source, language) && full(content).length <= TERM_WORDS);

/**
 * @param stretch the words of the answer that come nearest to the point
 * @param met what the model says of them
 */
export function outcomeOf(
  context: PointContext,
  question: ReadText,
  answer: ReadText,
  stretch: readonly Token[],
  met: boolean,
): Outcome {
  const { point, asked, alternatives, kind } = context;
  const said = stretch.filter((word) => word.weight > 0);
  const wanted = full(point.content.filter((_, i) => !asked[i])).length;
  const defines = asksMeaning(question);
  const grammar = grammarOf(point.language);
  const inPlace = substitutionsOf(point.content, said, question.content, grammar);
  const free = defines || asksReason(question.source, question.language);
  const turned = free ? oppositeIn(point, said) : null;
  const contrary = onlyOpposite(inPlace.filter(({ framed }) => free || framed)) ?? turned;
  if (contrary) return { verdict: 'contrary', replaced: [contrary] };
  const list = listOutcome(context, question, answer);
  if (list) return list;
  const turnedBy = met
    ? ((kind === 'outline' ? contraryBeside(point.tokens, stretch, answer.tokens) : null) ??
      oppositeOfSame(point.tokens, stretch, answer.tokens, context.whole.tokens, point.language))
    : null;
  if (turnedBy) return { verdict: 'contrary', replaced: [asOpposite(turnedBy.wanted, turnedBy.given)] };
  if (met && kind === 'outline' && isDiluted(context, question, said)) return { verdict: 'missing', replaced: [] };
  const other = met ? exchangedWord(context, stretch, said, inPlace, defines, question.content) : null;
  if (other) return { verdict: 'contrary', replaced: [other] };
  // Of words that no list has nobody knows whether they say the same.
  const unknown = met ? copiedBut(context, stretch) : null;
  if (unknown) return { verdict: 'unsure', replaced: [unknown] };
  if (met && free && isCopy(context, stretch) && inPlace.length > 0) return { verdict: 'unsure', replaced: inPlace };
  const replaced = defines || wanted <= NAME_WORDS ? inPlace.filter(({ share }) => share >= REPLACED) : [];
  if (met) {
    if (onlyAgainst(context, said) || (alternatives === 1 && isHeadAlone(context, said, defines)))
      return { verdict: 'missing', replaced: [] };
    const copied = copiedWith(context, stretch, replaced);
    if (copied) return { verdict: 'contrary', replaced: [copied] };
    const anew = kind === 'reference' && wordsAnew(context, stretch, question, replaced);
    if (replaced.length > 0 && !anew) return { verdict: 'unsure', replaced };
    const beside =
      (defines ? besideIt(point.source, point.content, answer) : null) ?? additionTo(context, question, answer, free);
    if (beside) return { verdict: 'unsure', replaced: [beside] };
    const given = full(said).filter((word) => !question.content.some(({ stem }) => stem === word.stem)).length;
    const near = nearnessOf(point.content, said, question.content);
    const few = wanted >= KIND_ALONE.wanted && given <= KIND_ALONE.given;
    const least = few && near.own === 0 ? KIND_ALONE.copied : KIND_ALONE.said;
    const told = toldOf(context, said, question);
    const kindAlone =
      defines && alternatives === 1 && wanted >= KIND_ALONE.wanted && (few || near.own === 0) && told < least;
    const asksWhy = !defines && free && alternatives === 1;
    const nothingNew = asksWhy && near.own === 0 && near.said < HALF_REASON;
    if (kindAlone && isCutOff(point, question, answer)) return { verdict: 'missing', replaced: [] };
    if (kindAlone && setsApart(point, stretch)) return { verdict: 'unsure', replaced: [] };
    return { verdict: kindAlone || nothingNew ? 'missing' : 'met', replaced };
  }
  const whole = nearnessOf(point.content, answer.content, question.content);
  // The rest of a long answer makes the other points.
  const fresh = full(answer.content).filter((word) => !question.content.some(({ stem }) => stem === word.stem));
  const isShort = alternatives === 1 && wanted <= SHORT;
  const near = whole.own >= (isShort ? 1 : REWORDED.own) || whole.both >= REWORDED.both;
  const rich = whole.own >= 1 && fresh.length >= OWN_WORDS.words;
  const paraphrased =
    free && alternatives === 1 && rich && whole.both >= PARAPHRASE.both && whole.said >= PARAPHRASE.said;
  // Where the answer denies and the point does not, nearness says nothing of whether they agree.
  const denies = (words: readonly Token[]) => words.some(({ negator }) => negator);
  const nearly = free && alternatives === 1 && whole.both >= NEARLY && whole.said >= NEARLY;
  if ((paraphrased || nearly) && (denies(point.tokens) || !denies(answer.tokens))) return { verdict: 'met', replaced };
  const told = isShort ? answer.tokens.length >= OWN_WORDS.told : fresh.length >= OWN_WORDS.words;
  const reworded = free && near && told;
  const strange = whole.own >= OWN_WORDS.words && whole.said < OWN_WORDS.said;
  // Of a point that undoes nothing by its own words, all that is said is denied.
  const against = denies(answer.tokens) && !point.tokens.some(({ text }) => grammar.implicit.has(text));
  const open =
    kind === 'reference' && (strange || reworded || paraphrased) && !(against && onlyAgainst(context, answer.content));
  return { verdict: open ? 'unsure' : 'missing', replaced: [] };
}

/** How an answer stands that has the point word for word: met, if it adds nothing of its own. */
export function verbatimOutcome(context: PointContext, question: ReadText, answer: ReadText): Outcome {
  const list = listOutcome(context, question, answer);
  if (list) return list;
  const one = asksMeaning(question) || asksReason(question.source, question.language);
  const beside = additionTo(context, question, answer, one);
  return beside ? { verdict: 'unsure', replaced: [beside] } : { verdict: 'met', replaced: [] };
}

/** So many things beside all that the book lists are a guess; one of them may be. */
const ADDED_ITEMS = 2;

/** How a list stands beside the book's list; null where they are none, or half of it is not there. */
function listOutcome(context: PointContext, question: ReadText, answer: ReadText): Outcome | null {
  if (context.kind !== 'reference' || context.alternatives > 1) return null;
  const lists = comparedLists(context.whole, answer, question, context.book);
  if (!lists) return null;
  const { missing, extra, of } = lists;
  const place = (wanted: readonly Token[], given: readonly Token[]): Substitution => ({
    wanted: [...wanted],
    given: [...given],
    share: 1,
    opposite: false,
    framed: false,
  });
  if (missing.length === 0 && extra.length === 0) return { verdict: 'met', replaced: [] };
  if (missing.length === 0)
    return { verdict: extra.length >= ADDED_ITEMS ? 'missing' : 'unsure', replaced: [place([], extra.flat())] };
  const [first = [], own = []] = [missing[0], extra[0]];
  const exchanged = place(first, own);
  if (missing.length === extra.length && 2 * missing.length <= of)
    return { verdict: 2 * missing.length < of || areNear(exchanged) ? 'unsure' : 'contrary', replaced: [exchanged] };
  if (2 * missing.length > of && extra.length >= missing.length) return { verdict: 'missing', replaced: [exchanged] };
  return null;
}

/** So much of a statement, grammar included, in its order is a copy of it. */
const COPIED = 0.7;

/** Whether an answer copies the statement, in a language without a list of near words: then another word may be another thing. */
const isCopy = ({ point, kind, alternatives }: PointContext, stretch: readonly Token[]) =>
  kind === 'reference' &&
  alternatives === 1 &&
  point.language !== 'en' &&
  point.language !== 'und' &&
  inOrder(point.tokens, stretch) >= COPIED;

/**
 * How much of a definition is told by what is said of it, 0 to 1: examples left out, with what its own words that are said imply
 * ("ties" tell of "bind"), and without what the question gives away.
 */
function toldOf({ point, asked }: PointContext, said: readonly Token[], question: ReadText): number {
  const words = point.content.filter(({ weight }, i) => !asked[i] && !isExample(weight));
  const given = said.filter(({ stem }) => !question.content.some((word) => word.stem === stem));
  const agreed = pairWords(words, given).map(({ agreement }) => agreement);
  const held = words.filter((_, i) => (agreed[i] ?? 0) >= STANDS_FOR);
  const credit = (word: Token, i: number) =>
    Math.max(agreed[i] ?? 0, IMPLIED * Math.max(0, ...held.map((other) => agreementOf(word, other))));
  const all = words.reduce((sum, word) => sum + load(word), 0);
  return all === 0 ? 0 : words.reduce((sum, word, i) => sum + load(word) * credit(word, i), 0) / all;
}

/** Whether an answer is the beginning of the book's sentence and breaks off in a phrase: "a disorder that is characterized by". */
function isCutOff({ tokens }: ReadText, question: ReadText, answer: ReadText): boolean {
  const known = (word: Token) => tokens.some(({ stem }) => stem === word.stem);
  const own = answer.tokens.filter((word) => known(word) || !question.tokens.some(({ stem }) => stem === word.stem));
  const last = own.at(-1);
  return last !== undefined && last.weight < 1 && inOrder(own, tokens) === 1;
}

const asOpposite = (wanted: Token, given: Token): Substitution => ({
  wanted: [wanted],
  given: [given],
  share: 0,
  opposite: true,
  framed: false,
});

/**
 * So many words of one's own, and so many times the words that are the point's, are about other things, unless they say so much
 * of the point: a fuller answer says it and more.
 */
const DILUTED = { own: 5, times: 2, held: 0.6 };

/** Whether the stretch of a long answer that holds some of a point's words is about other things. */
function isDiluted(context: PointContext, question: ReadText, said: readonly Token[]): boolean {
  const { point } = context;
  if (toldOf(context, said, question) >= DILUTED.held) return false;
  const unasked = full(said).filter((word) => !question.content.some(({ stem }) => stem === word.stem));
  // Each word once, however often it stands: answers may be 10,000 characters long.
  const fresh = [...new Map(unasked.map((word) => [word.stem, word])).values()];
  const own = pairWords(fresh, point.content).filter(({ agreement }) => agreement < STANDS_FOR).length;
  return own >= DILUTED.own && own >= DILUTED.times * (fresh.length - own);
}

/** The one place where the answer has an opposite. Two at once may say the same of the other side. */
function onlyOpposite(inPlace: readonly Substitution[]): Substitution | null {
  const opposites = inPlace.filter(({ opposite }) => opposite);
  return opposites.length === 1 ? (opposites[0] ?? null) : null;
}

/** All that is said of the point, besides what the question gives away, is denied on one side only. */
function onlyAgainst({ point, asked }: PointContext, said: readonly Token[]): boolean {
  const fresh = alignWords(point.content, said, 'literal').filter(({ at }, i) => at >= 0 && !asked[i]);
  return fresh.length > 0 && fresh.every(({ conflict, relation }) => conflict && relation !== 'opposite');
}

/** A word of the definition for which the answer has its opposite. */
function oppositeIn(point: ReadText, said: readonly Token[]): Substitution | null {
  const wanted = point.content;
  const { implicit } = grammarOf(point.language);
  const opposites = alignWords(wanted, said, 'literal').flatMap(({ relation, conflict, at }, i) => {
    const [word, given] = [wanted[i], said[at]];
    // "Poor health" is sickness.
    const undone = point.tokens.some(
      ({ clause, text }) => clause === word?.clause && text !== word?.text && implicit.has(text),
    );
    return relation === 'opposite' && conflict && word && given && !undone ? [{ word, given }] : [];
  });
  const [first] = opposites;
  // Two opposites at once may say the same of the other side, if they are not two things of a list.
  if (!first || (opposites.length % 2 === 0 && !areListed(point, opposites))) return null;
  return asOpposite(first.word, first.given);
}

/** Two words of a list, each of which stands for itself ("lower prices and better products"). */
function areListed({ tokens, language }: ReadText, [one, other]: readonly { word: Token }[]): boolean {
  if (!one || !other) return false;
  const { and, links } = grammarOf(language);
  const between = tokens.slice(tokens.indexOf(one.word) + 1, tokens.indexOf(other.word)).map(({ text }) => text);
  return between.some((text) => and.has(text)) && !between.some((text) => links.has(text) && !and.has(text));
}
