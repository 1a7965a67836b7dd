/** What becomes of the fitted model's yes or no once meaning is looked at: met, missing, or not to be settled. */
import { alignWords } from './align.ts';
import { besideIt } from './choices.ts';
import type { PointContext } from './features.ts';
import { asksOneThing, asksReason, asksWhatItMeans, grammarOf } from './languages.ts';
import { nearnessOf, pairWords, STANDS_FOR } from './meaning.ts';
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
/** A definition of so many new words is not given by so few that say less than this share of it: they name the kind alone. */
const KIND_ALONE = { wanted: 3, given: 2, said: 0.5 };
/** A definition in other words is one from this nearness on, both ways. */
const PARAPHRASE = 0.3;
/**
 * So many words of one's own, and at most this share of the point said: too little is shared to tell. A definition of so
 * many words, some of them one's own, may always be one.
 */
const OWN_WORDS = { words: 3, said: 0.5 };
const REWORDED = { own: 2, both: 0.2 };
/** A name has at most so many words; another in its place names another thing. */
const NAME_WORDS = 2;
/** More words than these ask for more than the meaning of one term. */
const TERM_WORDS = 4;

const full = (words: readonly Token[]) => words.filter(({ weight }) => weight >= 1);

/**
 * Whether a question asks what a term means. Such an answer is held to every key word of the definition, and may be worded
 * freely; an explanation may leave things out, but uses the words of its subject.
 */
const asksMeaning = ({ source, language, content }: ReadText): boolean =>
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
  const inPlace = substitutionsOf(point.content, said, question.content, grammarOf(point.language));
  const turned = defines ? oppositeIn(point.content, said) : null;
  const contrary = onlyOpposite(inPlace.filter(({ framed }) => defines || framed)) ?? turned;
  if (contrary) return { verdict: 'contrary', replaced: [contrary] };
  const replaced = defines || wanted <= NAME_WORDS ? inPlace.filter(({ share }) => share >= REPLACED) : [];
  if (met) {
    if (onlyAgainst(context, said)) return { verdict: 'missing', replaced: [] };
    if (replaced.length > 0) return { verdict: 'unsure', replaced };
    const beside = (defines ? besideIt(point.source, point.content, answer) : null) ?? added(context, question, answer);
    if (beside) return { verdict: 'unsure', replaced: [beside] };
    const given = full(said).filter((word) => !question.content.some(({ stem }) => stem === word.stem)).length;
    const kindAlone =
      defines &&
      wanted >= KIND_ALONE.wanted &&
      given <= KIND_ALONE.given &&
      nearnessOf(point.content, said, question.content).said < KIND_ALONE.said;
    return { verdict: kindAlone ? 'missing' : 'met', replaced };
  }
  const whole = nearnessOf(point.content, answer.content, question.content);
  // The rest of a long answer makes the other points.
  const fresh = full(answer.content).filter((word) => !question.content.some(({ stem }) => stem === word.stem));
  const near = whole.own >= REWORDED.own || whole.both >= REWORDED.both;
  const free = defines || asksReason(question.source, question.language);
  if (free && alternatives === 1 && whole.own >= 1 && whole.both >= PARAPHRASE) return { verdict: 'met', replaced };
  const reworded = free && near && fresh.length >= OWN_WORDS.words;
  const strange = whole.own >= OWN_WORDS.words && whole.said < OWN_WORDS.said;
  const open = kind === 'reference' && (strange || reworded);
  return { verdict: open ? 'unsure' : 'missing', replaced: [] };
}

/** So many words beside a short answer, of which the book's sentence has none, make a claim of their own. */
const ADDED = 2;

/** What an answer claims beside a short reference that neither the book's sentence nor the question says; null for nothing. */
function added({ point, book, kind }: PointContext, question: ReadText, answer: ReadText): Substitution | null {
  if (kind !== 'reference' || book.length === 0 || full(point.content).length > NAME_WORDS) return null;
  const known = [...point.content, ...book, ...question.content];
  const back = pairWords(answer.content, known);
  const given = answer.content.filter(
    ({ weight, kind: type }, i) => weight >= 1 && type === 'word' && (back[i]?.agreement ?? 0) < STANDS_FOR,
  );
  return given.length >= ADDED ? { wanted: [], given, share: 0, opposite: false, framed: false } : null;
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
function oppositeIn(wanted: readonly Token[], said: readonly Token[]): Substitution | null {
  const opposites = alignWords(wanted, said, 'literal').flatMap(({ relation, conflict, at }, i) => {
    const [word, given] = [wanted[i], said[at]];
    return relation === 'opposite' && conflict && word && given ? [{ word, given }] : [];
  });
  const [first] = opposites;
  // Two opposites at once may say the same of the other side.
  if (!first || opposites.length % 2 === 0) return null;
  return { wanted: [first.word], given: [first.given], share: 0, opposite: true, framed: false };
}
