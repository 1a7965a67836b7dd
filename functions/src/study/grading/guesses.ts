/** Answers that name several things where one is asked for, the right one among them: a guess, not an answer. */
import type { PackCode } from '../../language/codes.ts';
import { anyOf, lowerCased, NEVER } from '../../language/match.ts';
import { alignWords } from './align.ts';
import { folded, grammarOf } from './languages.ts';
import { type ReadText, readText, type Token } from './text.ts';

/** A reference of at most so many content words names a thing; a longer one states something about it. */
const NAME_WORDS = 3;
/** Something named takes at most so many content words; a longer item tells something. */
const ITEM_WORDS = 3;
/** A comma also sets off an explanation ("the hippocampus, in the temporal lobe"); of this many items it makes a list. */
const LIST_ITEMS = 3;

/** A stroke between digits is a fraction. */
const STROKE = /(?<!\d\s*)\/(?!\s*\d)/u;
/** A comma between digits belongs to a number. */
const MARKS = /(?<!\d),|,(?!\d)|[;、，；\n&]/u;
interface Cuts {
  or: RegExp;
  and: RegExp;
  alternatives: RegExp;
  items: RegExp;
}
const made = new Map<PackCode, Cuts>();

/** Where a folded answer is cut into alternatives, and into items: at the language's words for "or" and "and" and at marks. */
export function cutsOf(language: PackCode): Cuts {
  const known = made.get(language);
  if (known) return known;
  const grammar = grammarOf(language);
  const [or, and] = [grammar.or, grammar.and].map((words) => lowerCased(anyOf([...words])));
  const any = (...parts: (RegExp | undefined)[]) =>
    new RegExp(parts.map((part) => part?.source ?? NEVER.source).join('|'), 'u');
  // Behind a comma or a bracket "or" gives another name of the same thing.
  const choice = new RegExp(`(?<![,(]\\s*)(?:${or?.source})`, 'u');
  const cuts = {
    or: or ?? NEVER,
    and: and ?? NEVER,
    alternatives: any(choice, STROKE),
    items: any(MARKS, or, and, STROKE),
  };
  made.set(language, cuts);
  return cuts;
}

/** Several short alternatives and nothing else, where the reference names none: "a or b or c or d". */
const CHOICES = 3;
function leavesTheChoice(accepted: readonly string[], answer: string, language: PackCode): boolean {
  const { or, alternatives } = cutsOf(language);
  const either = folded(answer)
    .split(or)
    .map((text) => readText(text, language));
  return (
    either.length >= CHOICES &&
    either.every(({ content }) => content.length > 0 && content.length <= ITEM_WORDS) &&
    !accepted.some((text) => folded(text).split(alternatives).length >= CHOICES)
  );
}

const named = (text: string, pattern: RegExp, language: PackCode): ReadText[] =>
  folded(text)
    .split(pattern)
    .map((part) => readText(part, language))
    .filter(({ content }) => content.length > 0);

const says = (item: ReadText, name: ReadText): boolean =>
  alignWords(name.content, item.content).every(({ credit }) => credit >= 1);

/** "Lyon and Marseille" for "Lyon": the name alone, and beside it another of which the book's sentence knows nothing. */
function namesAnother(list: readonly ReadText[], names: readonly ReadText[], book: readonly Token[]): boolean {
  const isName = (item: ReadText) =>
    names.some((name) => name.content.length === item.content.length && says(item, name));
  const others = list.filter((item) => !isName(item));
  const foreign = ({ content, tokens }: ReadText) =>
    content.length <= ITEM_WORDS &&
    tokens.length - content.length <= 1 &&
    content.every(({ weight }) => weight >= 1) &&
    alignWords(content, book).every(({ credit }) => credit === 0);
  return list.length > 1 && others.length === list.length - 1 && others.length > 0 && others.every(foreign);
}

/**
 * Whether an answer lists alternatives and leaves the choice to the marker.
 * @param accepted the reference answers; where one of them holds a list itself, lists are what is asked for
 * @param book words of the book's own sentence: what it tells beside the answer is no other one
 */
export function isGuess(
  question: string,
  accepted: readonly string[],
  answer: string,
  language: PackCode = 'en',
  book: readonly Token[] = [],
): boolean {
  const names = accepted.map((text) => readText(text, language));
  const { and, alternatives, items } = cutsOf(language);
  if (leavesTheChoice(accepted, answer, language)) return true;
  if (
    names.some(({ content }) => content.length > NAME_WORDS) ||
    accepted.some((text) => folded(text).split(items).length > 1)
  ) {
    return false;
  }
  const either = named(answer, alternatives, language);
  const list = named(answer, items, language);
  const differs = (said: ReadText[]) => {
    const others = said.filter((item) => !names.some((name) => says(item, name)));
    return others.length > 0 && others.length < said.length;
  };
  if (either.length > 1 && differs(either)) return true;
  const wantsOne = !grammarOf(language).wantsSeveral.test(question);
  if (wantsOne && namesAnother(named(answer, and, language), names, book)) return true;
  const short = list.every(({ content }) => content.length <= ITEM_WORDS);
  return list.length >= LIST_ITEMS && short && differs(list) && wantsOne;
}
