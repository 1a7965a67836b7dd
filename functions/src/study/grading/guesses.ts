/** Answers that name several things where one is asked for, the right one among them: a guess, not an answer. */
import { alignWords } from './align.ts';
import { type ReadText, readText } from './text.ts';

/** A reference of at most so many content words names a thing; a longer one states something about it. */
const NAME_WORDS = 3;
/** Something named takes at most so many content words; a longer item tells something. */
const ITEM_WORDS = 3;
/** A comma also sets off an explanation ("the hippocampus, in the temporal lobe"); of this many items it makes a list. */
const LIST_ITEMS = 3;

/** Behind a comma or a bracket "or" gives another name of the same thing; a stroke between digits is a fraction. */
const ALTERNATIVES = /(?<![,(]\s*)(?:\bor\b|\boder\b|\bили\b|或者|または)|(?<!\d\s*)\/(?!\s*\d)/iu;
const ITEMS = /[,;、，；\n&]|\band\b|\bor\b|(?<!\d\s*)\/(?!\s*\d)/iu;
/** Several are wanted: by a number, or by a noun in the plural ("which structures store …", not "which lens focuses …"). */
const WANTS_SEVERAL =
  /\b(?:what|which) \w*[^suis\W]s (?!\w+s\b)|\b(?:what|which) (?:are|were)\b|\b(?:what|which) (?:\w+ ){0,2}\w+s (?:are|were|do|did|have|can)\b|\b(?:two|three|four|five|six|several|some|all|both)\b/iu;

/** Several short alternatives and nothing else, where the reference names none: "a or b or c or d". */
const CHOICES = 3;
function leavesTheChoice(accepted: readonly string[], answer: string): boolean {
  const either = answer.split(/\bor\b/iu).map((text) => readText(text));
  return (
    either.length >= CHOICES &&
    either.every(({ content }) => content.length > 0 && content.length <= ITEM_WORDS) &&
    !accepted.some((text) => text.split(/\bor\b/iu).length >= CHOICES)
  );
}

const named = (text: string, pattern: RegExp): ReadText[] =>
  text
    .split(pattern)
    .map((text) => readText(text))
    .filter(({ content }) => content.length > 0);

const says = (item: ReadText, name: ReadText): boolean =>
  alignWords(name.content, item.content).every(({ credit }) => credit >= 1);

/**
 * Whether an answer lists alternatives and leaves the choice to the marker.
 * @param accepted the reference answers; where one of them holds a list itself, lists are what is asked for
 */
export function isGuess(question: string, accepted: readonly string[], answer: string): boolean {
  const names = accepted.map((text) => readText(text));
  if (leavesTheChoice(accepted, answer)) return true;
  if (
    names.some(({ content }) => content.length > NAME_WORDS) ||
    accepted.some((text) => text.split(ITEMS).length > 1)
  ) {
    return false;
  }
  const either = named(answer, ALTERNATIVES);
  const list = named(answer, ITEMS);
  const differs = (items: ReadText[]) => {
    const others = items.filter((item) => !names.some((name) => says(item, name)));
    return others.length > 0 && others.length < items.length;
  };
  if (either.length > 1 && differs(either)) return true;
  const short = list.every(({ content }) => content.length <= ITEM_WORDS);
  return list.length >= LIST_ITEMS && short && differs(list) && !WANTS_SEVERAL.test(question);
}
