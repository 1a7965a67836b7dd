/** Answers of words that hope to hit, which a marker without understanding must refuse: what earns nothing anyway is in `../marking`. */
import { lowerCased } from '../../language/match.ts';
import { packFor } from '../../language/packs/index.ts';
import type { Rubric } from '../engine.ts';
import { folded, sameWords } from '../marking/refusal.ts';
import { grammarOf } from './languages.ts';
import { relate } from './similarity.ts';
import { type ReadText, readText, type Token } from './text.ts';

const saysSame = (a: Token, b: Token) => ['same', 'slip'].includes(relate(a, b));
const weigh = (words: readonly Token[]) => words.reduce((sum, word) => sum + word.weight, 0);

/** Words handed in one by one are no statement, from so many items on, of at most so many content words each, without grammar. */
const HEAP = { items: 4, words: 2 };
/** Where the reference is a list itself, so much of a longer one must be in it. */
const LISTED = 0.4;
/** Bare words from so many on, of which at most this share comes in the reference's order, or less than that is in it, are no terse statement. */
const BARE = { words: 6, order: 0.5, held: 0.6 };

/** Why an answer earns nothing, in words for the student; null where its points decide. */
export function guessRefusal(
  { kind, accepted, question }: { kind: Rubric['kind']; accepted: readonly string[]; question: ReadText },
  answer: ReadText,
): string | null {
  if (accepted.some((reference) => sameWords(reference, answer.source))) return null;
  const taken = packFor(answer.language === 'und' ? 'en' : answer.language).marking?.takenBack;
  const takesBack = (text: string) => taken !== undefined && lowerCased(taken).test(folded(text));
  // "… (or the other way round). The second is …": of several statements only the last takes all back.
  const last = answer.tokens.find(({ sentence }) => sentence === answer.tokens.at(-1)?.sentence);
  if (takesBack(answer.source.slice(last?.start)) && !accepted.some(takesBack) && !asksWhether(answer))
    return 'This says one thing “or the opposite”: write the one you mean.';
  const texts = accepted.map((text) => readText(text, answer.language));
  if (isHeap(texts, answer) || texts.every((text) => isShuffled(text, answer)))
    return 'This lists words instead of answering: say what holds and how it fits together.';
  if (spreads(question, texts, answer))
    return 'Most of this is about other things than the question: say what answers it.';
  if (kind === 'outline') return null;
  if (leavesChoice(texts, answer)) return 'This names several things where one is asked for: write the one you mean.';
  return saysBoth(answer) ? 'The answer says something and its opposite, so it cannot be counted.' : null;
}

/** A text this long, this many times as long as the rubric and this little about it or the question, hopes that something hits. */
const SPREAD = { words: 30, times: 3, precision: 0.35 };

function spreads(question: ReadText, texts: readonly ReadText[], { content }: ReadText): boolean {
  const rubric = texts.flatMap((text) => text.content);
  if (content.length < SPREAD.words || content.length < SPREAD.times * rubric.length) return false;
  const known = [...rubric, ...question.content];
  const about = content.filter((word) => known.some((other) => saysSame(other, word)));
  return weigh(about) < SPREAD.precision * weigh(content);
}

/** "Whether it is prime or not": both sides of one question, not a choice that is left open. */
function asksWhether({ tokens, language }: ReadText): boolean {
  const { whether, or } = grammarOf(language);
  const choice = tokens.findLastIndex(({ text }) => or.has(text));
  return tokens
    .slice(0, Math.max(0, choice))
    .some(({ text, clause }) => whether.has(text) && clause === tokens[choice]?.clause);
}

/** The items of a list: parted by marks, dashes and the language's "or" and "and". */
function itemsOf({ source, tokens, language }: ReadText): Token[][] {
  const { or, and } = grammarOf(language);
  const items: Token[][] = [[]];
  let end = 0;
  for (const token of tokens) {
    const parted = /[;,、，；\n/•]|\s[-–—]\s/u.test(source.slice(end, token.start)) && end > 0;
    const joins = or.has(token.text) || and.has(token.text);
    if (parted || joins) items.push([]);
    if (!joins) items.at(-1)?.push(token);
    end = token.end;
  }
  return items.filter((item) => item.some(({ weight }) => weight > 0));
}

const contentOf = (words: readonly Token[]) => words.filter(({ weight }) => weight > 0);
const isBare = (item: readonly Token[]) =>
  contentOf(item).length <= HEAP.words &&
  item.length - contentOf(item).length <= (contentOf(item).length === 1 ? 1 : 0);

/** Many short items where the reference states something, or is a shorter list of other things. */
function isHeap(texts: readonly ReadText[], answer: ReadText): boolean {
  const items = itemsOf(answer);
  // "It is about …" may lead in.
  const [first = [], ...others] = items;
  if (items.length < HEAP.items || contentOf(first).length > HEAP.words || !others.every(isBare)) return false;
  const most = Math.max(...texts.map((text) => itemsOf(text).length));
  if (most < HEAP.items) return true;
  if (items.length <= most + 1) return false;
  const rubric = texts.flatMap(({ content }) => content);
  const listed = answer.content.filter((word) => rubric.some((other) => saysSame(other, word)));
  return weigh(listed) < LISTED * weigh(answer.content);
}

/** Bare words where the reference makes a sentence: in another order than its own, or mostly others. */
function isShuffled({ content, tokens }: ReadText, answer: ReadText): boolean {
  if (answer.content.length < Math.max(BARE.words, answer.tokens.length)) return false;
  const places = answer.content
    .map((word) => content.findIndex((other) => saysSame(other, word)))
    .filter((at) => at >= 0);
  if (places.length >= BARE.words && longestRise(places) <= BARE.order * places.length) return true;
  return tokens.length > content.length && places.length < BARE.held * answer.content.length;
}

/** Length of the longest increasing subsequence. */
function longestRise(numbers: readonly number[]): number {
  const best: number[] = [];
  for (const [at, number] of numbers.entries())
    best.push(1 + Math.max(0, ...best.filter((_, before) => (numbers[before] ?? 0) < number && before < at)));
  return Math.max(0, ...best);
}

/** What an answer may be a choice of takes at most so many content words. */
const CHOICE_WORDS = 4;

/** "A or b", one of which is the reference's and another is not, where the reference is a name itself. */
function leavesChoice(texts: readonly ReadText[], answer: ReadText): boolean {
  const { or } = grammarOf(answer.language);
  const isOr = ({ text }: Token) => or.has(text);
  if (texts.some(({ content, tokens }) => content.length > CHOICE_WORDS || tokens.some(isOr))) return false;
  const choices: Token[][] = [[]];
  for (const token of answer.tokens) {
    if (isOr(token)) choices.push([]);
    else choices.at(-1)?.push(token);
  }
  const said = choices.map(contentOf);
  if (said.length < 2 || said.some(({ length }) => length === 0 || length > CHOICE_WORDS)) return false;
  const held = (words: readonly Token[]) =>
    words.some((word) => texts.some(({ content }) => content.some((other) => relate(other, word) !== 'none')));
  return said.some(held) && !said.every(held);
}

/** Two statements of the same words, one of them denied, or one that is said and denied in one sentence. */
function saysBoth({ content, tokens, language }: ReadText): boolean {
  const { or } = grammarOf(language);
  const held = (words: readonly Token[], word: Token) => words.some((other) => saysSame(word, other));
  const inOne = (words: readonly Token[]) => {
    const [denied, said] = [words.filter((word) => word.denied), words.filter((word) => !word.denied)];
    const open = tokens.some(({ text, sentence }) => sentence === words[0]?.sentence && or.has(text));
    return (
      !open &&
      weigh(denied) > 1 &&
      weigh(denied) >= TAKEN_BACK * weigh(said) &&
      denied.every((word) => held(said, word))
    );
  };
  const opposed = (one: readonly Token[], other: readonly Token[]) => {
    const match = (word: Token) => other.find((candidate) => saysSame(word, candidate));
    const same = one.length === other.length && one.every((word) => match(word) !== undefined);
    return same && one.some((word) => match(word)?.denied !== word.denied);
  };
  const statements = [...Map.groupBy(content, ({ sentence }) => sentence).values()];
  return statements.some((one, at) => inOne(one) || statements.slice(at + 1).some((other) => opposed(one, other)));
}

/** So much of what a sentence says is denied in it again. */
const TAKEN_BACK = 0.6;
