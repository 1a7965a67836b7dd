/** Another word in the place of the book's: when it makes another statement, and when it only words the statement anew. */
import { inOrder, type PointContext } from './features.ts';
import { areContraries, hasOpposite } from './lexicon.ts';
import { agreementOf, nearnessOf, pairWords, STANDS_FOR } from './meaning.ts';
import { mayBeNamesOfOne } from './siblings.ts';
import type { Substitution } from './substitution.ts';
import type { ReadText, Token } from './text.ts';
import { isListed, kinship, rarity } from './wordnet.ts';

/** A name has at most so many words; another in its place names another thing. */
export const NAME_WORDS = 2;

const full = (words: readonly Token[]) => words.filter(({ weight }) => weight >= 1);

/** A name for a name: few words next to no grammar, the answer is as short, and another word stands in it that is not near the book's in any way. */
const OTHER_NAME = { wanted: 3, grammar: 1, answer: 4, given: 2 };
/** A copy holds so much of the statement's words in their order, grammar included, besides the word that is exchanged. */
const COPY = 0.95;

const strangers = ({ wanted, given }: Substitution) =>
  wanted.every((word) => given.every((other) => agreementOf(word, other) === 0));

const areTurned = ({ wanted, given }: Substitution) =>
  wanted.some((word) => given.some((other) => areContraries(word.stem, other.stem)));

const holds = (tokens: readonly Token[], word: Token) => tokens.some(({ stem }) => stem === word.stem);
const isEnglish = ({ language }: ReadText) => language === 'en' || language === 'und';

/** Words that WordNet has, or names and commands that it has not: of one and the other nothing is known. */
const areKnown = ({ wanted, given }: Substitution, text: ReadText) => {
  const words = [...wanted, ...given];
  if (!isEnglish(text) || isShorter(wanted, given)) return false;
  return (
    [true, false].some((listed) => words.every(({ stem }) => isListed(stem) === listed)) || areCompounded(wanted, given)
  );
};

/** Another thing, not another word: none of the words that both are listed and may be names of one thing. */
const isAnother = (place: Substitution, text: ReadText) =>
  areTurned(place) ||
  (areKnown(place, text) &&
    (place.wanted.some(({ stem }) => !isListed(stem)) ||
      areCompounded(place.wanted, place.given) ||
      !place.wanted.some((word) => place.given.some((other) => mayBeNamesOfOne(word, other)))));

/** A word for what ends in it may well be its short form: "server" for "webserver", "bot" for "chatbot". */
const SHORT_FORM = 3;
const isShorter = ([wanted]: readonly Token[], [given]: readonly Token[]) =>
  wanted !== undefined &&
  given !== undefined &&
  given.text.length >= SHORT_FORM &&
  wanted.text.length > given.text.length &&
  wanted.text.endsWith(given.text);

/** Another word with something before it is none in other words: "cosecant" for "secant". */
const COMPOUNDED = { rest: 4, least: 2, most: 5 };
function areCompounded(wanted: readonly Token[], given: readonly Token[]): boolean {
  const [one, other] = [wanted[0]?.text ?? '', given[0]?.text ?? ''];
  if (wanted.length > 1 || given.length > 1) return false;
  const before = other.length - one.length;
  return (
    other.endsWith(one) && one.length >= COMPOUNDED.rest && before >= COMPOUNDED.least && before <= COMPOUNDED.most
  );
}

/**
 * The word that makes it another statement: in a name, or in the book's sentence copied but for this. Whoever writes words of
 * their own changes more than one.
 */
export function exchangedWord(
  context: PointContext,
  words: readonly Token[],
  said: readonly Token[],
  inPlace: readonly Substitution[],
  defines: boolean,
  question: readonly Token[] = [],
): Substitution | null {
  const { point, whole, alternatives, asked } = context;
  const gap = copiedBut(context, words);
  // A word of the question words nothing anew.
  const isAskedOf = gap?.given.some((word) => holds(question, word)) && areKnown(gap, point);
  if (gap && (isAskedOf || isAnother(gap, point))) return gap;
  const [only, ...others] = inPlace.filter(strangers);
  if (!only || others.length > 0 || alternatives > 1 || only.given.length > OTHER_NAME.given) return null;
  const grammar = whole.tokens.filter(({ weight }) => weight < 1).length;
  const isName = full(whole.content).length <= OTHER_NAME.wanted && grammar <= OTHER_NAME.grammar;
  if (!defines && isName && full(said).length <= OTHER_NAME.answer) return only;
  if (point.tokens.length < whole.tokens.length || only.wanted.length > OTHER_NAME.given) return null;
  if (!isAnother(only, point)) return null;
  const without = (words: readonly Token[], out: readonly Token[]) => words.filter((word) => !out.includes(word));
  const rest = without(point.tokens, only.wanted);
  const foreign = full(without(said, only.given)).some((word) => !point.tokens.some(({ stem }) => stem === word.stem));
  const copied = inOrder(rest.slice(lead(rest, asked, point)), without(words, only.given)) >= COPY;
  return copied && !foreign ? only : null;
}

/** The one place in which an answer differs from the whole statement that it copies; null where it doesn't copy it. */
export const copiedBut = ({ point, whole, asked, alternatives, kind }: PointContext, words: readonly Token[]) =>
  alternatives === 1 && (kind === 'reference' || point.tokens.length === whole.tokens.length)
    ? gapIn(point, asked, words, point.tokens.length < whole.tokens.length ? 1 : 0)
    : null;

/** More words than this in one place are another way to put it; so many others must be the book's. */
const LONGEST = 3;
const KEPT_WORDS = 3;
/** And so many behind it, where it is the first full word. */
const OPENED = 2;

/**
 * The one place in which words differ from a statement that they copy from its beginning to its end; of one sentence of several
 * `more` words must be kept. There the question's own
 * word is another one too: "lost subscription revenue" for "lost advertising revenue", whatever was asked of subscriptions.
 */
function gapIn(point: ReadText, asked: readonly boolean[], given: readonly Token[], more: number): Substitution | null {
  const from = lead(point.tokens, asked, point);
  return gapFrom(point, 0, given, more) ?? (from > 0 ? gapFrom(point, from, given, more) : null);
}

/** The same of a statement from one of its words on. */
function gapFrom(point: ReadText, start: number, given: readonly Token[], more: number): Substitution | null {
  const wanted = point.tokens.slice(start);
  const begins = given.findIndex(({ stem }) => stem === wanted[0]?.stem);
  if (begins < 0) return null;
  const words = given.slice(begins);
  const common = (one: readonly Token[], other: readonly Token[]) => {
    const end = one.findIndex(({ stem }, i) => stem !== other[i]?.stem);
    return end < 0 ? one.length : end;
  };
  const from = common(words, wanted);
  const behind = common(words.slice(from).reverse(), wanted.slice(from).reverse());
  const gaps = [wanted, words].map((tokens) => tokens.slice(from, tokens.length - behind));
  const [left = [], own = []] = gaps.map(full);
  // "The median" for "the mean": in a copy another word stands for a light one too.
  const missing = left.length > 0 ? left : (gaps[0] ?? []).filter(({ weight }) => weight > 0);
  const [opened, closed] = [words.slice(0, from), words.slice(words.length - behind)].map(
    (tokens) => tokens.filter(({ weight }) => weight > 0).length,
  ) as [number, number];
  // In English what is kept of a short statement may be its frame.
  const least = more + (isEnglish(point) ? KEPT_WORDS : 1);
  const isWord = missing.length > 0 && missing.length <= LONGEST && own.length > 0 && own.length <= OTHER_NAME.given;
  // What stands before the copy has changed places, and nothing stands for it.
  const isMoved = missing.some((word) => holds(given.slice(0, begins), word));
  // Where the first full word is the other one, nothing may stand before it.
  const opens = opened > 0 || (begins === 0 && closed >= OPENED && missing.length === 1 && own.length === 1);
  if (!isWord || isMoved || !opens || opened + closed < least) return null;
  const place = { wanted: missing, given: own, share: 1, opposite: false, framed: behind > 0 };
  const says = (word: Token) => own.some((other) => agreementOf(word, other) >= STANDS_FOR);
  return missing.some(says) ? null : place;
}

/** Where a definition's own words begin, behind the term that the question gives ("A clause is a …"). */
function lead(tokens: readonly Token[], asked: readonly boolean[], { content }: ReadText): number {
  const first = tokens.findIndex((word) => word.weight > 0 && !asked[content.indexOf(word)]);
  let at = Math.max(0, first);
  while (at > 0 && tokens[at - 1]?.weight === 0 && !tokens[at - 1]?.negator) at--;
  return first > 0 && at > 0 ? first : 0;
}

/** Whether an answer has the head of a name without what sets it apart from others: "memory" for "short-term memory". */
export function isHeadAlone({ point, asked }: PointContext, said: readonly Token[], defines: boolean): boolean {
  const words = point.content;
  const head = words.at(-1);
  if (defines || !head || words.length < 2 || words.length > NAME_WORDS + 1) return false;
  if (/^\p{Lu}/u.test(point.source.slice(head.start))) return false;
  const pairs = pairWords(words, said);
  const missing = words.filter((_, i) => !asked[i] && (pairs[i]?.agreement ?? 0) < STANDS_FOR);
  if (missing.length === 0 || missing.includes(head) || said.length >= words.length) return false;
  const apart = missing.some(({ stem, kind }) => kind === 'number' || hasOpposite(stem));
  return apart || (missing.length === words.length - 1 && rarity(head.stem) < COMMON);
}
/**
 * Another word in one place says nothing where so little of the book's wording is kept, so much of what it says is there, and the
 * words have to do with each other: whoever words a statement anew changes all of it.
 */
const FREE = { order: 0.6, both: 0.5, said: 0.5 };
const AKIN = 0.05;

/** Whether the first content words of an answer, or the first full one, are those of the book's sentence, with or without its subject. */
function opensAlike({ point, asked }: PointContext, words: readonly Token[], least: 1 | 2): boolean {
  const opening = (those: readonly Token[]) => (least === 1 ? full(those) : those.filter(({ weight }) => weight > 0));
  const given = opening(words).slice(0, least);
  const own = point.content.filter((_, i) => !asked[i]);
  return [own, point.content]
    .map(opening)
    .some((wanted) => given.length === least && given.every(({ stem }, i) => stem === wanted[i]?.stem));
}

/** Whether the words in one place have anything to do with each other, or one of them is unknown. */
const isAkin = (one: Substitution): boolean =>
  one.given.some(({ stem }) => !isListed(stem)) ||
  one.wanted.some(({ stem }) => !isListed(stem)) ||
  one.wanted.some((word) => one.given.some(({ stem }) => kinship(word.stem, stem) >= AKIN));

/** Words that are all listed, of which two have to do with each other: "companies" beside "commercial". */
export const areNear = (one: Substitution): boolean =>
  [...one.wanted, ...one.given].every(({ stem }) => isListed(stem)) && isAkin(one);

/** A head as common as this names many things. */
const COMMON = 0.5;

/** Whether an answer words the statement anew, though it has other words in some places. */
export function wordsAnew(
  context: PointContext,
  stretch: readonly Token[],
  question: ReadText,
  replaced: readonly Substitution[],
): boolean {
  const said = stretch.filter((word) => word.weight > 0);
  const near = nearnessOf(context.point.content, said, question.content);
  return (
    inOrder(context.point.tokens, stretch) < FREE.order &&
    near.both >= FREE.both &&
    near.said >= FREE.said &&
    !opensAlike(context, stretch, 1) &&
    replaced.every(isAkin)
  );
}

/** What stands in a statement that begins with the book's own words and has nothing to do with what the book says there. */
export function copiedWith(
  context: PointContext,
  stretch: readonly Token[],
  replaced: readonly Substitution[],
): Substitution | null {
  const { point, whole, kind, alternatives } = context;
  const isWhole = kind === 'reference' && alternatives === 1 && point.tokens.length === whole.tokens.length;
  if (!isWhole || !opensAlike(context, stretch, 2)) return null;
  return replaced.find((one) => strangers(one) && areKnown(one, point)) ?? null;
}
