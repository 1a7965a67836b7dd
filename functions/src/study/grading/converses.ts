/** What is told from its other side: "customers borrow money from a bank" for "a bank lends money to its customers". */
import type { PackCode } from '../../language/codes.ts';
import { packFor } from '../../language/packs/index.ts';
import { grammarOf, pronounsOf } from './languages.ts';
import { stemOf } from './lexicon.ts';
import { relate } from './similarity.ts';
import type { ReadText, Token } from './text.ts';

type Words = readonly Token[];

/** The two sides of an entry as stems, made when a word that begins like one of its own is met. */
interface Entry {
  text: string;
  sides?: readonly [ReadonlySet<string>, ReadonlySet<string>];
}

/** Letters by which entries are found before anything is stemmed. */
const BEGINNING = 2;
type List = 'converses' | 'dealings';
const tables = new Map<string, ReadonlyMap<string, Entry[]>>();

function tableOf(language: PackCode, list: List): ReadonlyMap<string, Entry[]> {
  const key = `${language} ${list}`;
  const known = tables.get(key);
  if (known) return known;
  const table = new Map<string, Entry[]>();
  for (const text of grammarOf(language)[list].split(/\s+/).filter(Boolean)) {
    const entry = { text };
    for (const beginning of new Set(text.split(/[/|]/).map((word) => word.slice(0, BEGINNING))))
      table.set(beginning, [...(table.get(beginning) ?? []), entry]);
  }
  tables.set(key, table);
  return table;
}

/** Whether one word tells from one side what the other tells from the other: "lend" and "borrow". */
export function areConverse(one: Token, other: Token, language: PackCode, list: List = 'converses'): boolean {
  const stemmed = language === 'en' || language === 'und' ? stemOf : packFor(language).words.stem;
  return (tableOf(language, list).get(one.stem.slice(0, BEGINNING)) ?? []).some((entry) => {
    const [left = '', right = ''] = entry.text.split('/');
    const stems = (side: string) => new Set(side.split('|').map((word) => stemmed(word)));
    entry.sides ??= [stems(left), stems(right)];
    const [a, b] = entry.sides;
    return (a.has(one.stem) && b.has(other.stem)) || (b.has(one.stem) && a.has(other.stem));
  });
}

const says = (words: Words, word: Token) =>
  words.some((other) => ['same', 'slip', 'synonym', 'related'].includes(relate(other, word)));
const inSentence = (words: Words, { sentence }: Token) =>
  words.filter((word) => word.weight > 0 && word.sentence === sentence);

/** An answer says a thing from the other side in so many places at most; more are looked at by nobody. */
const MOST = 8;

/** So many words before its verb stands whoever is meant. */
const REACH = 2;

/**
 * Whether what stands right before a verb is the point's own doer, by its name or by "it": "whose money it borrows", "whose money
 * the bank borrows". A name behind another word of grammar is no doer ("customers of the bank borrow money").
 */
function isDoneByFirst(answer: ReadText, at: number, first: Words, last: Words): boolean {
  const { anyone, be, determiners } = grammarOf(answer.language);
  const pronouns = new Set(packFor(answer.language).words.pronouns);
  const own = answer.tokens[at];
  const isPronoun = ({ text }: Token) => pronouns.has(text) && !anyone.has(text) && !determiners.has(text);
  const before = answer.tokens.slice(0, at).filter(({ sentence }) => sentence === own?.sentence);
  const place = before.findLastIndex((word) => word.weight > 0 || isPronoun(word));
  const doer = before[place];
  if (!doer) return false;
  if (isPronoun(doer)) {
    // A pronoun goes on about what its sentence began with: "Merchants come and they buy".
    const named = before.slice(0, place).findIndex((word) => says(first, word) || says(last, word));
    const subject = before[named];
    const lead = before[named - 1];
    // Behind a pronoun or its helper stands what is done.
    if (lead && (isPronoun(lead) || be.has(lead.text))) return true;
    return !subject || (says(first, subject) && !says(last, subject));
  }
  const opens = before.slice(0, place).findLast(({ text }) => !determiners.has(text));
  return says(first, doer) && opens !== undefined && opens.weight > 0 && !says(first, opens);
}

/**
 * The answer with each converse of a word of the point as that word, `turned`, where what stands behind the point's word stands
 * before it, or where anyone does it. A converse with its parts where the point has them stays what it is: the contrary.
 */
export function fromOtherSide(point: ReadText, answer: ReadText): ReadText {
  const { anyone } = grammarOf(point.language);
  let changed = false;
  let looked = 0;
  const tokens = answer.tokens.map((own, at) => {
    const from = point.tokens.findIndex((word) => word.stem !== own.stem && areConverse(word, own, point.language));
    const word = point.tokens[from];
    if (!word || looked >= MOST || point.tokens.some(({ stem }) => stem === own.stem)) return own;
    looked += 1;
    if (answer.tokens.some(({ stem }) => stem === word.stem)) return own;
    const before = inSentence(answer.tokens.slice(0, at), own);
    const first = inSentence(point.tokens.slice(0, from), word);
    const last = inSentence(point.tokens.slice(from + 1), word);
    const moved = last.some((one) => says(before, one) && !says(first, one)) && !isDoneByFirst(answer, at, first, last);
    const by = (tokens: Words, place: number) =>
      tokens.slice(Math.max(0, place - REACH), place).some(({ text }) => anyone.has(text));
    const behind = inSentence(answer.tokens.slice(at + 1), own);
    const someone = by(answer.tokens, at) && !by(point.tokens, from) && last.some((one) => says(behind, one));
    if (!moved && !someone) return own;
    changed = true;
    return { ...own, text: word.text, stem: word.stem, weight: word.weight, turned: true };
  });
  return changed ? { ...answer, tokens, content: tokens.filter(({ weight }) => weight > 0) } : answer;
}

/**
 * The point's word and its converse in an answer that lets the same one do it: "a bank borrows money" for "a bank lends money".
 * Null where the parts have changed places, where it is done to the one or denied, or where the answer has the point's own word.
 * @param answer as `fromOtherSide` gave it back
 */
export function dealtTheWrongWay(point: ReadText, answer: ReadText): { wanted: Token; given: Token } | null {
  const { be, determiners, turns, ends } = grammarOf(point.language);
  const pronouns = pronounsOf(answer.language);
  for (const [at, own] of answer.tokens.entries()) {
    const from = point.tokens.findIndex(
      (word) => word.stem !== own.stem && areConverse(word, own, point.language, 'dealings'),
    );
    const word = point.tokens[from];
    if (!word || own.turned || own.denied !== word.denied || answer.tokens.some(({ stem }) => stem === word.stem))
      continue;
    const helped = (tokens: Words, place: number) =>
      tokens.slice(Math.max(0, place - REACH), place).some(({ text }) => be.has(text));
    if (helped(point.tokens, from) || helped(answer.tokens, at)) continue;
    const first = inSentence(point.tokens.slice(0, from), word);
    const last = inSentence(point.tokens.slice(from + 1), word);
    // Who does more than the point tells may give as well: "receives a request and returns the page".
    const opening = answer.tokens.filter(({ sentence }) => sentence === own.sentence);
    if (opening.filter(({ weight }) => weight > 0).length > point.content.length + 1) continue;
    const before = answer.tokens
      .slice(0, at)
      .filter(({ sentence, weight, text }) => sentence === own.sentence && (weight > 0 || pronouns.has(text)));
    const doer = before.at(-1);
    // "From the state families get money": who stands behind a preposition does nothing.
    const lead = doer ? opening.slice(0, opening.indexOf(doer)) : [];
    const isPlace = ({ text, weight }: Token) =>
      weight === 0 && (!determiners.has(text) || turns.has(text) || ends.has(text));
    if (lead.some(isPlace)) continue;
    const subject = doer && pronouns.has(doer.text) ? before.find((one) => says(first, one) || says(last, one)) : doer;
    if (subject && says(first, subject) && !says(last, subject) && !before.some((one) => says(last, one)))
      return { wanted: word, given: own };
  }
  return null;
}
