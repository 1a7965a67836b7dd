/**
 * Which of two sides an answer gives what to: "unlike veins, arteries carry blood away from the heart" is not said by
 * "unlike arteries, veins carry blood away", though every word is there.
 */
import type { AnswerGrammar } from '../../language/parts/marking.ts';
import { grammarOf } from './languages.ts';
import { relate } from './similarity.ts';
import { type ReadText, readText, type Token } from './text.ts';

type Words = readonly Token[];

/** Two sides that a statement sets against each other; a second one without names is whatever else the statement is about. */
interface Sides {
  one: Words;
  other: Words;
}

/** `told` is the clause that gives one side what is the other's; null where none does. */
export interface Bound {
  kept: boolean;
  told: Words | null;
}

/** A name has at most so many content words behind the word that sets it apart. */
const NAME_WORDS = 3;
/** A clause names its subject among so many content words at its beginning. */
const LEAD = 2;
/** A "not" governs a name that comes within so many words. */
const REACH = 4;
/** So much must be bound before a side is told from the other: two full words, or half of what the statement gives. */
const LEAST = { weight: 2, share: 0.5 };

const says = (words: Words, word: Token) => words.some((other) => ['same', 'slip'].includes(relate(other, word)));
const without = (words: Words, others: Words) => words.filter((word) => !says(others, word));
const QUOTED = /[“"„«「『]([^“”"„«»「」『』]+)[”"“»」』]/gu;

/** Where such a phrase begins at a token, how many tokens it takes; 0 for none. */
function phraseLength(tokens: Words, at: number, phrases: readonly string[]): number {
  const lengths = phrases
    .map((phrase) => phrase.split(' '))
    .filter((words) => words.every((word, i) => tokens[at + i]?.text === word))
    .map((words) => words.length);
  return Math.max(0, ...lengths);
}

/** The words that each marker of contrast governs, with the negators that open a clause or stand behind an "and". */
function setApart(tokens: Words, grammar: AnswerGrammar, markers = grammar.apart): Words[] {
  return tokens.flatMap((token, at) => {
    const before = tokens[at - 1];
    const contrasts = !before || before.clause !== token.clause || grammar.and.has(before.text);
    const undoes = markers === grammar.apart && token.negator && contrasts;
    const length = phraseLength(tokens, at, markers) || (undoes ? 1 : 0);
    if (length === 0) return [];
    const behind = tokens.slice(at + length);
    const end = behind.findIndex(({ clause, text }) => clause !== behind[0]?.clause || grammar.joints.has(text));
    const names = behind.slice(0, end < 0 ? undefined : end).filter(({ weight }) => weight > 0);
    return behind[0]?.sentence === token.sentence && names.length > 0 ? [names.slice(0, NAME_WORDS)] : [];
  });
}

/** The opening words of clauses set against each other that the question asks about, where they are of two things. */
function askedPair(point: ReadText, question: ReadText, { joints, whereas }: AnswerGrammar): [Token, Token] | null {
  if (!point.tokens.some(({ text }) => whereas.has(text))) return null;
  const openings: Token[] = [];
  let left = LEAD;
  for (const [at, word] of point.tokens.entries()) {
    const before = point.tokens[at - 1];
    if (!before || before.clause !== word.clause || joints.has(word.text)) left = LEAD;
    if (word.weight === 0 || left === 0) continue;
    left--;
    if (says(question.content, word)) left = 0;
    if (says(question.content, word) && !says(openings, word)) openings.push(word);
  }
  const [one, other] = openings;
  return one && other && openings.length === 2 ? [one, other] : null;
}

/**
 * The sides where each text sets apart what the other is about. How many of the words behind the marker are the name, and
 * which of them go on with the statement, shows where the two differ.
 */
function exchanged(wanted: Words, given: Words, point: ReadText, answer: ReadText): Sides | null {
  for (let length = NAME_WORDS; length > 0; length--) {
    const [own, theirs] = [wanted.slice(0, length), given.slice(0, length)];
    const [one, other] = [without(own, theirs), without(theirs, own)];
    const rest = without(point.content, own);
    const there = one.length > 0 && other.length > 0 && other.every((word) => says(rest, word));
    if (there && one.some((word) => says(answer.content, word))) return { one, other };
  }
  return null;
}

/** The sides where both texts set the same thing apart. */
function alike(wanted: Words, given: Words): Sides | null {
  const [name, own] = [wanted[0], given[0]];
  return name && own && says([own], name) ? { one: [name], other: [] } : null;
}

/** The two sides of a statement: those that the question puts in quotation marks, that a word sets apart, or that it asks about. */
function sidesOf(point: ReadText, question: ReadText, answer: ReadText, grammar: AnswerGrammar): Sides | null {
  const quoted = [...question.source.matchAll(QUOTED)].map(
    ([, name = '']) => readText(name, question.language).content,
  );
  const [first, second] = quoted;
  const named = (words: Words) => words.length > 0 && words.some((word) => says(point.content, word));
  if (first && second && quoted.length === 2 && named(first) && named(second))
    return { one: without(first, second), other: without(second, first) };
  const given = setApart(answer.tokens, grammar);
  for (const wanted of setApart(point.tokens, grammar)) {
    const found = given.map((own) => exchanged(wanted, own, point, answer) ?? alike(wanted, own)).find(Boolean);
    if (found) return found;
  }
  const pair = askedPair(point, question, grammar);
  if (!pair?.every((name) => says(answer.content, name))) return null;
  return { one: [pair[0]], other: [pair[1]] };
}

interface Binding {
  word: Token;
  side: keyof Sides;
  denied: boolean;
}

/** What a text gives to which side. What stands before the first name of a sentence belongs to it. */
function bindingsOf(tokens: Words, sides: Sides, grammar: AnswerGrammar): Binding[] {
  const sideOf = (word: Token): keyof Sides | null =>
    word.weight === 0 ? null : says(sides.one, word) ? 'one' : says(sides.other, word) ? 'other' : null;
  const found: Binding[] = [];
  for (const sentence of Map.groupBy(tokens, (token) => token.sentence).values()) {
    let side: keyof Sides | null = sides.other.length === 0 ? 'other' : null;
    let pending: Omit<Binding, 'side'>[] = [];
    let apart = 0;
    let undone: Token | null = null;
    for (const [at, word] of sentence.entries()) {
      const marker = phraseLength(sentence, at, grammar.apart);
      const near = sentence.slice(at + 1, at + 1 + REACH);
      const governs = word.negator && near.find(({ weight }) => weight > 0);
      if (marker > 0 || (governs && sideOf(governs))) apart = NAME_WORDS;
      if (word.negator && apart > 0) undone = word;
      const own = sideOf(word);
      if (own && apart > 0) {
        const next = sentence[at + 1];
        apart = next && sideOf(next) === own ? apart : 0;
        continue;
      }
      if (own) {
        side = own;
        found.push(...pending.map((one) => ({ ...one, side: own })));
        pending = [];
      } else if (word.weight > 0) {
        const denied = undone?.clause === word.clause ? !word.denied : word.denied;
        if (side) found.push({ word, side, denied });
        else pending.push({ word, denied });
      }
    }
  }
  return found;
}

/** "To restrict rather than guarantee" for "to guarantee rather than restrict": each sets apart what the other chooses. */
function chosenExchanged(point: ReadText, answer: ReadText, grammar: AnswerGrammar): Words | null {
  const outside = (words: Words, name: Token) => words.some((word) => word !== name && says([name], word));
  const given = setApart(answer.tokens, grammar, grammar.preferring);
  for (const [left] of setApart(point.tokens, grammar, grammar.preferring))
    for (const [gone] of given) {
      if (!left || !gone || says([left], gone) || answer.tokens.some(({ negator }) => negator)) continue;
      if (outside(answer.content, left) && outside(point.content, gone)) return answer.tokens;
    }
  return null;
}

/** Compares what a statement and an answer give to each of the statement's sides; null where it has none. */
export function boundTo(point: ReadText, question: ReadText, answer: ReadText): Bound | null {
  const grammar = grammarOf(point.language);
  const chosen = chosenExchanged(point, answer, grammar);
  if (chosen) return { kept: false, told: chosen };
  const sides = sidesOf(point, question, answer, grammar);
  if (!sides) return null;
  const wanted = bindingsOf(point.tokens, sides, grammar);
  let [right, wrong] = [0, 0];
  let told: Token | null = null;
  let undone = false;
  let asDenied = false;
  for (const given of bindingsOf(answer.tokens, sides, grammar)) {
    const agreed = new Set<keyof Sides>();
    let clashes = false;
    for (const { word, side, denied } of wanted) {
      const relation = relate(word, given.word);
      if (relation !== 'none' && (relation === 'opposite') === (denied !== given.denied)) agreed.add(side);
      if (side !== given.side || relation !== 'same' || word.weight < 1) continue;
      if (denied !== given.denied) clashes = true;
      else asDenied ||= denied;
    }
    if (agreed.size === 0 && clashes) undone = true;
    if (agreed.size !== 1) continue;
    if (agreed.has(given.side)) right += given.word.weight;
    else {
      wrong += given.word.weight;
      told ??= given.word;
    }
  }
  const all = wanted.reduce((sum, { word }) => sum + word.weight, 0);
  const enough = Math.min(LEAST.weight, LEAST.share * all);
  return {
    // What is said of the right side, and denied of it where the statement does not, is not kept.
    kept: right >= enough && right > 2 * wrong && (!undone || asDenied),
    told:
      told && wrong >= enough && wrong > 2 * right
        ? answer.tokens.filter((one) => one.sentence === told.sentence)
        : null,
  };
}
