/**
 * What a claim says that its quotes do not: numbers, names, a denial, "more" for "less". Exact where it can be decided; what cannot
 * be decided passes. Every check compares a claim with quotes in its own language alone, but for the digits.
 */
import { digitsIn, spelledIn } from '../../../book/numbers.ts';
import { termsOf, wordsOf } from '../../../book/search/terms.ts';
import { isStop } from '../../../language/analyse.ts';
import type { PackCode } from '../../../language/codes.ts';
import { languageOf, languageOfQuestion } from '../../../language/detect.ts';
import type { LanguagePack } from '../../../language/pack.ts';
import { packCodeOf, packFor } from '../../../language/packs/index.ts';

/** What else a claim may speak of besides its quotes. */
export interface Surroundings {
  question: string;
  /** What is printed around the quotes (their pages, titles of their sections, the book's title): names may come from there. */
  around: string;
  /** What a reader of the quotes has just read: titles of their sections and the sentences before them; all of `around` without it. */
  before?: string;
  /** Whether the book prints a word with a capital alone, so that it is a name at the head of a sentence as well. */
  isName?: (word: string) => boolean;
  /** Whether a name stands all over the book, so that it may be said of any quote (“American” in a book on American law). */
  isCommon?: (word: string) => boolean;
  /** Numbers of the quotes' pages, as the file and as the book has them. */
  pages: readonly string[];
}

/** Of the claim's telling words, this share must be in its quotes for their order to be compared word by word. */
const CLOSE = 0.6;

/** @returns why the quotes do not carry the claim, as it is told to the model; null where nothing speaks against it */
export function faultOf(claim: string, quotes: readonly string[], surroundings: Surroundings): string | null {
  const words = quotes.join('\n');
  const wrong = numberFault(claim, words, surroundings);
  if (wrong !== null) return wrong;
  // A line of formulas tells no language of its own, its page does.
  const printed = packCodeOf(languageOf(words) ?? languageOf(surroundings.around));
  const language = printed === 'und' ? languageOfQuestion(words, null) : printed;
  return languageOfQuestion(claim.replace(FORMULA, ' '), printed) === language
    ? inOneLanguage(claim, words, surroundings, language)
    : null;
}

/** Its letters are no words: "x", "y" and "e" would make a German text Spanish. */
const FORMULA = /\$\$[^$]*\$\$|\$[^$\n]*\$/g;

function inOneLanguage(claim: string, quotes: string, surroundings: Surroundings, language: PackCode): string | null {
  const said = readText(claim, language);
  const book = readText(quotes, language);
  const asked = new Set(termsOf(surroundings.question, language));
  const shared = [...said.terms].filter((term) => book.terms.has(term)).length;
  const isLong = [said, book].every(({ terms }) => terms.size >= LEAST_TERMS);
  if (isLong && shared === 0 && ![...said.terms].some((term) => asked.has(term)))
    return 'Its quotes say nothing of this.';
  return (
    nameFault(claim, quotes, surroundings, said) ??
    spelledFault(said, book) ??
    turnFault(prefixTurn(said, book)) ??
    (isTurned(said, book)
      ? comparisonFault(said, book)
      : shared >= CLOSE * said.terms.size
        ? turnFault(turnIn(said, book, spokenOf(said, book)))
        : null)
  );
}

/** A claim or quotes of fewer telling words may share none with the other by chance. */
const LEAST_TERMS = 3;

// ── numbers ──

/** A number in digits that is in no quote. One from the question counts where the page has it too, or the claim denies it. */
function numberFault(claim: string, quotes: string, { question, around, pages }: Surroundings): string | null {
  const known = new Set([...digitsIn(quotes), ...spelledIn(quotes), ...pages, '1']);
  const asked = new Set([...digitsIn(question), ...spelledIn(question)]);
  const printed = new Set(digitsIn(around));
  const denies = isDenial(claim);
  // "The 1500s" are the 16th century.
  const isCentury = (number: string) =>
    /^\d{1,2}00$/.test(number) && claim.includes(`${number}s`) && known.has(String(Number(number) / 100 + 1));
  const wrong = digitsIn(claim).find(
    (number) => !known.has(number) && !isCentury(number) && !(asked.has(number) && (denies || printed.has(number))),
  );
  return wrong === undefined ? null : `The number ${wrong} is in none of its quotes.`;
}

/** "Four stores" where the quote has "three stores" and no four. */
function spelledFault(said: Read, book: Read): string | null {
  const { numbers } = said.marking ?? {};
  if (!numbers) return null;
  const counted = (read: Read) =>
    read.words.flatMap(({ word, term }, at) => {
      const value = numbers[word] ?? (/^\p{Nd}+$/u.test(word) ? Number(word) : undefined);
      const next = read.words.slice(at + 1, at + 4).find((one) => one.telling && one.term !== term);
      return value === undefined || value <= 1 ? [] : [{ word, value, of: next?.term }];
    });
  const there = counted(book);
  const wrong = counted(said).find(
    ({ word, value, of }) =>
      numbers[word] !== undefined &&
      there.every((one) => one.value !== value) &&
      there.some((one) => one.of !== undefined && one.of === of),
  );
  return wrong ? `The number “${wrong.word}” is in none of its quotes.` : exchangedFault(said, book);
}

/** "Two of A and three of B" where the quote has "three of A and two of B": what a number counts is what follows it up to the next. */
function exchangedFault(said: Read, book: Read): string | null {
  const [mine, theirs] = [countedIn(said), countedIn(book)];
  // "Ions" that both numbers count tell neither from the other.
  const isTelling = (term: string) =>
    new Set(theirs.flatMap(({ value, of }) => (of.has(term) ? [value] : []))).size === 1;
  const has = (value: number, of: ReadonlySet<string>) =>
    theirs.some((one) => one.value === value && [...of].some((term) => one.of.has(term) && isTelling(term)));
  const wrong = mine.find((one) =>
    mine.some(
      (other) =>
        has(other.value, one.of) && has(one.value, other.of) && !has(one.value, one.of) && !has(other.value, other.of),
    ),
  );
  return wrong ? `It says “${wrong.word}” of what its quotes give another number.` : null;
}

/** A number counts one of so many telling words behind it. */
const COUNTED_WORDS = 2;

function countedIn({ words, marking }: Read): { word: string; value: number; of: ReadonlySet<string> }[] {
  const numberOf = (word: string) => marking?.numbers[word] ?? (/^\p{Nd}+$/u.test(word) ? Number(word) : undefined);
  return words.flatMap(({ word }, at) => {
    const value = numberOf(word);
    if (value === undefined || value <= 1) return [];
    const next = words.findIndex((one, place) => place > at && numberOf(one.word) !== undefined);
    const of = words.slice(at + 1, next < 0 ? undefined : next).filter(({ telling }) => telling);
    return [{ word, value, of: new Set(of.slice(0, COUNTED_WORDS).map(({ term }) => term)) }];
  });
}

// ── names ──

/** A word with a capital in the middle of a sentence, where not every noun has one. */
const NAME = /(?=\p{Lu})(?<=[\p{L}\p{M}\p{N},;)”"’']\s+[“"‘'(*_]*)\p{Lu}[\p{L}\p{M}]+/gu;
/** "Pavlov" is named by "Pavlovian": as many letters must be the same. */
const STEM_LETTERS = 4;

function nameFault(claim: string, quotes: string, surroundings: Surroundings, said: Read): string | null {
  if (said.pack.marking?.grammar.capitalNouns || said.pack.knowledge?.capitalNouns) return null;
  const { question, around, before = around, isName = () => false, isCommon = () => false } = surroundings;
  const asked = isDenial(claim) ? question : '';
  const [first = ''] = wordsOf(claim);
  const namesOf = (text: string) => {
    const [head = ''] = wordsOf(text);
    return [
      ...(isCapital(head) && !isStop(head.toLowerCase(), said.pack) && isName(head) ? [head] : []),
      ...(text.match(NAME) ?? []),
    ];
  };
  const missing = namesOf(claim).filter((name) => !isNamed(name, `${quotes}\n${asked}`) && !isCommon(name));
  const unsaid = namesOf(quotes).filter((name) => !isNamed(name, claim) && isName(name));
  const wrong = missing.find(
    (name) =>
      !isNamed(name, around) || (unsaid.length > 0 && !isNamed(name, before) && (name === first || isName(name))),
  );
  if (wrong === undefined) return null;
  return isNamed(wrong, around)
    ? `It says “${wrong}” where its quotes say “${unsaid[0]}”.`
    : `The name “${wrong}” is neither in its quotes nor near them.`;
}

const isCapital = (word: string): boolean => /^\p{Lu}[\p{L}\p{M}]+/u.test(word);

/** Whether a text has a name, in whatever form. */
function isNamed(name: string, text: string): boolean {
  const plain = name.toLowerCase().replace(/['’].*$/, '');
  const stem = plain.slice(0, Math.max(STEM_LETTERS, plain.length - 3));
  return wordsOf(text.toLowerCase()).some(
    (word) => word.startsWith(stem) || (word.length >= STEM_LETTERS && plain.startsWith(word)),
  );
}

// ── denial and direction ──

/** The word by which one text says the opposite of another, or the word of the other that it does not have. */
export interface Turn {
  said: string | null;
  book: string | null;
}

/** What turns one text into the opposite of another in the same language; null where nothing is seen. */
export function turnBetween(said: string, book: string, language: PackCode): Turn | null {
  const [one, other] = [readText(said, language), readText(book, language)];
  return prefixTurn(one, other) ?? turnIn(one, other);
}

function turnFault(turn: Turn | null): string | null {
  if (!turn) return null;
  if (turn.said === null) return `Its quotes say “${turn.book}” where it does not.`;
  return turn.book === null
    ? `It says “${turn.said}” where its quotes do not.`
    : `It says “${turn.said}” where its quotes say “${turn.book}”.`;
}

interface Word {
  word: string;
  term: string;
  /** Neither a function word nor one that denies. */
  telling: boolean;
  denies: boolean;
  /** Counts the sentences and cells of the text. */
  part: number;
}

interface Read {
  /** In lower case. */
  text: string;
  pack: LanguagePack;
  marking: LanguagePack['marking'];
  words: Word[];
  /** The terms of its telling words. */
  terms: ReadonlySet<string>;
}

/** Where a sentence, a line or a cell of a table ends: a denial says nothing of what stands beyond. */
const PART_END = /(?<=[.!?;:…]["”’»)]*)\s+|(?<=[。！？；])|\s*[|\n]\s*/u;

function readText(text: string, language: PackCode): Read {
  const pack = packFor(language);
  const { marking } = pack;
  const parts = text.normalize('NFKC').replace(/[’‘]/g, "'").toLowerCase().split(PART_END);
  const words = parts.flatMap((own, part) =>
    wordsOf(own).map((word): Word => {
      const denies = (marking?.negators.has(word) ?? false) || /n't$/.test(word);
      return { word, term: termsOf(word, language)[0] ?? word, denies, telling: !denies && !isStop(word, pack), part };
    }),
  );
  return {
    text: text.toLowerCase(),
    pack,
    marking,
    words,
    terms: new Set(words.flatMap(({ term, telling }) => (telling ? [term] : []))),
  };
}

/** Whether a claim says that something is not so. */
export function isDenial(claim: string): boolean {
  const { words, marking } = readText(claim, languageOfQuestion(claim, null));
  return words.some(({ denies }) => denies) || [...(marking?.negating ?? '')].some((sign) => claim.includes(sign));
}

/** "Undecidable" where the quote has "decidable": one word with what denies it put before it, on one side alone. */
function prefixTurn(said: Read, book: Read): Turn | null {
  const turned = (read: Read, other: Read) =>
    read.words.flatMap(({ word, term }, at) => {
      if (other.terms.has(term)) return [];
      const place = other.words.findIndex(
        (one) =>
          one.word.length >= INFLECTED_LETTERS &&
          !read.terms.has(one.term) &&
          read.marking?.grammar.denyingPrefixes.some((prefix) => word === prefix + one.word),
      );
      const there = other.words[place];
      return !there || isDenied(at, read) || isDenied(place, other) ? [] : [{ word, there: there.word }];
    });
  const [more] = turned(said, book);
  const [less] = turned(book, said);
  if (more && !less) return { said: more.word, book: more.there };
  return less && !more ? { said: less.there, book: less.word } : null;
}

/** "A is more than B" where the quote says that B is more than A; "B is less" is true. */
const comparisonFault = (said: Read, book: Read): string | null =>
  oppositeChanges(said, book).length % 2 === 0 ? 'It compares the other way round than its quotes.' : null;

/** Whether two comparisons have their sides exchanged. */
function isTurned(said: Read, book: Read): boolean {
  const [mine, theirs] = [sidesOf(said), sidesOf(book)];
  if (!mine || !theirs) return false;
  const only = (side: ReadonlySet<string>, other: ReadonlySet<string>) => [...side].filter((term) => !other.has(term));
  const isIn = (terms: string[], side: string[]) => terms.some((term) => side.includes(term));
  const [left, right] = [only(mine.left, mine.right), only(mine.right, mine.left)];
  const [itsLeft, itsRight] = [only(theirs.left, theirs.right), only(theirs.right, theirs.left)];
  return isIn(left, itsRight) && isIn(right, itsLeft) && !isIn(right, itsRight);
}

/** The telling words on both sides of the only comparison of a text; null where it has none, or several. */
function sidesOf(read: Read) {
  const { than } = read.marking?.grammar ?? {};
  const at = read.words.flatMap(({ word }, place) => (than?.has(word) ? [place] : []));
  const [place] = at;
  if (place === undefined || at.length > 1 || read.words.some(({ denies }) => denies)) return null;
  const terms = (words: Word[]) => new Set(words.flatMap(({ term, telling }) => (telling ? [term] : [])));
  return { left: terms(read.words.slice(0, place)), right: terms(read.words.slice(place + 1)) };
}

/**
 * Whether the claim says the opposite of its quotes: one word denied on one side alone, or a word of one side in the place of its
 * opposite. Two such changes undo one another ("less forgetting", "more remembering").
 */
function turnIn(said: Read, book: Read, spoken?: ReadonlySet<number>): Turn | null {
  const changes = [...denialChanges(said, book, spoken), ...oppositeChanges(said, book)];
  return changes.length % 2 === 1 ? (changes[0] ?? null) : null;
}

/** @param spoken the parts of the other text that the first speaks of; left out, all */
function denialChanges(said: Read, book: Read, spoken?: ReadonlySet<number>): Turn[] {
  // "No society is without one": what is denied twice can't be told word by word.
  if (said.words.filter(({ denies }) => denies).length > 1) return [];
  return [
    ...deniedIn(said, book).map(({ word }) => ({ said: word, book: null })),
    ...deniedIn(book, said)
      .filter(({ part }) => spoken?.has(part) ?? true)
      .map(({ word }) => ({ said: null, book: word })),
  ];
}

/** Of a sentence of the claim, a part of the quotes that has so much has it alone. */
const ALONE = 0.9;

/** Which parts of the quotes a claim speaks of; of a sentence that one part of them says, that part alone. */
function spokenOf(said: Read, book: Read): ReadonlySet<number> {
  const partsOf = ({ words }: Read) =>
    Map.groupBy(
      words.filter(({ telling }) => telling),
      ({ part }) => part,
    );
  const theirs = [...partsOf(book)];
  const spoken = new Set<number>();
  for (const own of partsOf(said).values()) {
    const terms = new Set(own.map(({ term }) => term));
    const shares = theirs.map(([part, words]) => ({
      part,
      shared: new Set(words.flatMap(({ term }) => (terms.has(term) ? [term] : []))).size,
    }));
    const most = Math.max(...shares.map(({ shared }) => shared));
    const least = most >= ALONE * terms.size ? most : 0;
    for (const { part, shared } of shares) if (shared >= least) spoken.add(part);
  }
  return spoken;
}

/** A denial is at most so many words away from what it denies. */
const REACH = 3;

/** Words of one side that deny what the other side says as well, without denying it. */
function deniedIn(read: Read, other: Read): Word[] {
  const { notDenying, apart } = read.marking?.grammar ?? {};
  if (apart?.some((phrase) => other.text.includes(phrase))) return [];
  return read.words.filter(({ denies, part }, at) => {
    const next = read.words[at + 1];
    if (!denies || (next && notDenying?.has(next.word))) return false;
    const before = read.words.slice(0, at).findLast((word) => word.telling && word.part === part);
    const after = read.words.slice(at + 1).find((word) => word.telling && word.part === part);
    const has = (word: Word | undefined) => word !== undefined && other.terms.has(word.term);
    const isMet = has(after) && (before === undefined || has(before) || next === after);
    if (!isMet || after === undefined || saysOpposite(after.word, other)) return false;
    const places = other.words.flatMap(({ term }, place) =>
      term === after.term || term === before?.term ? [place] : [],
    );
    return !places.some((place) => isDenied(place, other));
  });
}

const isDenied = (place: number, { words }: Read): boolean =>
  words.slice(Math.max(0, place - REACH), place + REACH + 1).some(({ denies }) => denies);

/** "Not equal" is "unequal". */
function saysOpposite(word: string, other: Read): boolean {
  const opposites = oppositesOf(other.pack).get(baseOf(word, other.pack))?.opposite ?? [];
  return other.words.some(
    (one) => opposites.includes(baseOf(one.word, other.pack)) || (one.word !== word && one.word.endsWith(word)),
  );
}

/** Short words are what they are: "less" is no form of anything. */
const INFLECTED_LETTERS = 5;

const baseOf = (word: string, { words }: LanguagePack): string =>
  word.length >= INFLECTED_LETTERS ? (words.inflected?.(word) ?? word) : word;

function oppositeChanges(said: Read, book: Read): Turn[] {
  const opposites = oppositesOf(said.pack);
  const bases = (read: Read) => read.words.map(({ word }) => baseOf(word, read.pack));
  const [mine, theirs] = [bases(said), bases(book)];
  const changes = new Map<string, Turn>();
  mine.forEach((base, at) => {
    const sides = opposites.get(base);
    const word = said.words[at]?.word ?? base;
    // "On" and "off", "in" and "out" are put in many ways; "more" and "less" in one.
    const isSmall = isStop(word, said.pack) && !(word in (said.marking?.grammar.degrees ?? {}));
    if (!sides || isSmall || sides.same.some((one) => theirs.includes(one))) return;
    const there = theirs.findIndex((one) => sides.opposite.includes(one) && !mine.includes(one));
    if (there >= 0 && isDenied(at, said) === isDenied(there, book))
      changes.set([...sides.opposite].sort().join(), { said: word, book: book.words[there]?.word ?? null });
  });
  return [...changes.values()];
}

interface Sides {
  same: string[];
  opposite: string[];
}
const known = new Map<PackCode, Map<string, Sides>>();

/** Words of the language's list of opposites, each with its own side and the other. */
function oppositesOf(pack: LanguagePack): ReadonlyMap<string, Sides> {
  const { code, marking } = pack;
  const before = known.get(code);
  if (before) return before;
  const sides = new Map<string, Sides>();
  for (const entry of (marking?.opposites ?? '').split(/\s+/).filter(Boolean)) {
    const [left = [], right = []] = entry.split('/').map((side) => side.split('|').map((word) => baseOf(word, pack)));
    for (const [own, other] of [
      [left, right],
      [right, left],
    ] as const)
      for (const word of own) {
        const all = sides.get(word) ?? { same: [], opposite: [] };
        sides.set(word, { same: [...all.same, ...own], opposite: [...all.opposite, ...other] });
      }
  }
  known.set(code, sides);
  return sides;
}
