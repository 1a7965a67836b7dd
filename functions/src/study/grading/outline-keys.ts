/**
 * Which part of an answer may make which point of an outline: what is said of one year or of one kind of thing makes no point
 * of another year or kind.
 */
import { packFor } from '../../language/packs/index.ts';
import { nearnessOf } from './meaning.ts';
import { lead, ownerOf, phrasesAsked, says } from './outline-names.ts';
import { sourceOf } from './phrases.ts';
import { type ReadText, readText, type Token } from './text.ts';

/** What sets an entry of an outline apart from the others. */
export interface EntryKey {
  years: readonly Token[];
  /** The words that open the entry and name its own subject ("low" in "Low-level functions …"); empty where none do. */
  names: readonly Token[];
  /** The name that opens it where the question gives each entry another: told apart as a whole ("twin prime", "twin prime conjecture"). */
  phrase: readonly Token[];
  /** What it says. */
  content: readonly Token[];
  /** Its name as the texts write it. */
  label: string;
}

/** A whole number without a unit in this range is a year. */
const YEARS = { from: 1000, to: 2100 };
/** In everyday writing "98" is 1998: a year without its century, where the statement opens with it. */
const CENTURY = 100;

const isYear = ({ kind, quantity, text }: Token) =>
  kind === 'number' &&
  quantity !== null &&
  quantity.dimension === null &&
  /^\d{4}$/.test(text) &&
  quantity.value >= YEARS.from &&
  quantity.value <= YEARS.to;
const yearOf = ({ quantity }: Token) => quantity?.value ?? 0;
const QUOTED = /[“"„«「『]([^“”"„«»「」『』]+)[”"“»」』]/gu;
/** The names that a question puts in quotation marks, as written. */
export const quotedNames = ({ source }: ReadText): string[] =>
  [...source.matchAll(QUOTED)].map(([, name = '']) => name);

/** The words that a question puts in quotation marks. */
const quotedWords = ({ source, content }: ReadText): Token[] => {
  const spans = [...source.matchAll(QUOTED)].map(({ index, 0: text }) => [index, index + text.length] as const);
  return content.filter(({ start, end }) => spans.some(([from, to]) => from < start && end < to));
};

/**
 * The key of each entry. A name is what stands before a noun that all entries open with ("High-level plotting functions",
 * "Low-level plotting functions"), or an opening word that the question asks about; what other entries hold too is none.
 */
export function entryKeys(entries: readonly ReadText[], question: ReadText, answer: ReadText): EntryKey[] {
  const leads = entries.map(({ content }) => lead(content));
  const [first = []] = leads;
  const shared = entries.length > 1 ? first.filter((word) => leads.every((words) => says(words, word))) : [];
  const head = shared.at(-1);
  const asked = namesAsked(question, entries.length);
  const phrases = phrasesAsked(leads, question);
  const found = entries.map(({ tokens, content: told, source }, index) => {
    const words = leads[index] ?? [];
    const before = head
      ? words.slice(
          0,
          words.findIndex((word) => says([head], word)),
        )
      : [];
    const open = words.findIndex((word) => !says(question.content, word));
    const opening = head ? [] : words.slice(0, open < 0 ? words.length : open);
    const elsewhere = entries.flatMap(({ content }, other) => (other === index ? [] : content));
    const names = [...before, ...opening].filter((word) => !elsewhere.some(({ stem }) => stem === word.stem));
    // Where the question asks about the subject by its name, "describes" before a shared noun is no part of that.
    const quotes = quotedWords(question);
    const askedFor = names.filter((word) => says(quotes.length > 0 ? quotes : question.content, word));
    const own = askedFor.length > 0 ? askedFor : names;
    const years = tokens.filter(isYear);
    const label = sourceOf(source, own.length > 0 ? own : years.slice(0, 1));
    const phrase = phrases[index] ?? [];
    return asked[index]
      ? { ...asked[index], years, phrase, content: told }
      : { years, names: own, phrase, content: told, label };
  });
  if (!found.every(isUnnamed) || !asksForNames(question)) return found;
  return found.map((key, index) => namedByOpening(key, index, found, answer));
}

/** Whether a question is framed as a quiz asks to name things and explain each of them. */
function asksForNames({ source, language }: ReadText): boolean {
  const frame = packFor(language === 'und' ? 'en' : language).quiz?.long.list ?? '';
  const end = frame.split('%').at(-1) ?? '';
  return end !== '' && source.trim().endsWith(end);
}

/** The name that an entry has to be given stands among so many content words at its beginning. */
const NAME_WORDS = 3;

/**
 * The key of an entry that is to be named: of the words that open it and that no other entry holds, the one that opens a sentence of
 * the answer, else the first.
 */
function namedByOpening(key: EntryKey, index: number, keys: readonly EntryKey[], answer: ReadText): EntryKey {
  const elsewhere = keys.flatMap(({ content }, other) => (other === index ? [] : content));
  const own = lead(key.content)
    .slice(0, NAME_WORDS)
    .filter((word) => word.weight >= 1 && !says(elsewhere, word));
  const sentences = [...Map.groupBy(answer.tokens, ({ sentence }) => sentence).values()];
  const openings = sentences.flatMap((words) => lead(words).slice(0, 1));
  const name = own.find((word) => says(openings, word)) ?? own[0];
  return name ? { ...key, names: [name], label: name.text } : key;
}

/** "1. What is meant by “clause”? 2. …": the quoted name of each part of a question, where it has as many as there are entries. */
function namesAsked(question: ReadText, entries: number): (Pick<EntryKey, 'names' | 'label'> | undefined)[] {
  const parts = question.source.split(PART).slice(1);
  if (parts.length !== entries) return [];
  const read = parts.map((part) => quotedWords(readText(part, question.language)));
  return read.map((names, index) => {
    const elsewhere = read.flatMap((words, other) => (other === index ? [] : words));
    const own = names.filter((word) => !says(elsewhere, word));
    return own.length > 0 ? { names: own, label: sourceOf(parts[index] ?? '', own) } : undefined;
  });
}
const PART = /\n\s*\d{1,2}[.)]\s/u;

/** The years that a clause tells of: those written out, or one without its century at the beginning of a statement. */
function yearsIn(clause: readonly Token[], known: readonly number[]): number[] {
  const opening = clause.find(({ weight }) => weight > 0);
  const short =
    opening?.kind === 'number' && /^\d{2}$/.test(opening.text) && opening.quantity?.dimension === null
      ? known.filter((year) => year % CENTURY === yearOf(opening))
      : [];
  return [...clause.filter(isYear).map(yearOf), ...short];
}

const clausesOf = (tokens: readonly Token[]) => [...Map.groupBy(tokens, ({ clause }) => clause).values()];

/**
 * What the answer says that may make the entry at `index`: all but the clauses that tell of another year, or of a subject
 * that another entry has for its own. A clause without a year goes on about that of its sentence, and a sentence without one
 * about that of the sentence before where the question asks for the years.
 */
export function ownPart(answer: ReadText, keys: readonly EntryKey[], index: number, question: ReadText): ReadText {
  const key = keys[index];
  if (!key) return answer;
  const known = keys.flatMap(({ years }) => years.map(yearOf));
  const own = key.years.map(yearOf);
  const asked = key.years.some((year) => says(question.content, year));
  let inForce: number[] = [];
  let foreign: readonly Token[] | null = null;
  const tokens: Token[] = [];
  for (const sentence of Map.groupBy(answer.tokens, (token) => token.sentence).values()) {
    const continued: boolean = foreign !== null && !opensWith(sentence, key) && goesOn(foreign, sentence, answer);
    foreign = continued || ofAnother(sentence, keys, index) || tellsAnother(sentence, keys, index) ? sentence : null;
    if (foreign) continue;
    const clauses = clausesOf(sentence).map((words) => ({ words, years: yearsIn(words, known) }));
    if (!asked) inForce = [];
    // "The law was passed, as everybody knows, in 1790": what stands before the first year belongs to it.
    inForce = clauses.find(({ years }) => years.length > 0)?.years ?? inForce;
    for (const { words, years } of clauses) {
      if (years.length > 0) inForce = years;
      const clashes = own.length > 0 && inForce.length > 0 && !inForce.some((year) => own.includes(year));
      if (!clashes) tokens.push(...words);
    }
  }
  return { ...answer, tokens, content: tokens.filter(({ weight }) => weight > 0) };
}

const opensWith = (sentence: readonly Token[], { names }: EntryKey) =>
  names.some((word) => lead(sentence).some(({ stem }) => stem === word.stem));

/** Whether a sentence opens with the name of another entry's subject and not with this one's. */
function ofAnother(sentence: readonly Token[], keys: readonly EntryKey[], index: number): boolean {
  const key = keys[index];
  const owner = ownerOf(sentence, keys);
  if (owner >= 0) return owner !== index;
  if (!key || key.names.length === 0 || opensWith(sentence, key)) return false;
  return keys.some((other) => other !== key && opensWith(sentence, other));
}

/** A sentence that comes so much nearer to what another entry says tells that of the wrong subject. */
const NEARER = 0.15;

/** Whether a sentence opens with this entry's name and goes on with what another one says. */
function tellsAnother(sentence: readonly Token[], keys: readonly EntryKey[], index: number): boolean {
  const key = keys[index];
  return key !== undefined && opensWith(sentence, key) && tellsOf(sentence, keys, index) !== null;
}

/** Which other entry a sentence about this one comes so much nearer to that it says what belongs there; null for none. */
function tellsOf(sentence: readonly Token[], keys: readonly EntryKey[], index: number): number | null {
  const key = keys[index];
  if (!key || isUnnamed(key)) return null;
  const said = sentence.filter(({ weight }) => weight > 0);
  const names = keys.flatMap((one) => [...one.names, ...one.years]);
  const near = keys.map((one) => nearnessOf(one.content, said, names).both);
  const best = near.indexOf(Math.max(...near));
  const other = keys[best];
  const nearer = (near[best] ?? 0) - (near[index] ?? 0) >= NEARER;
  return other && best !== index && !isUnnamed(other) && nearer ? best : null;
}

const isUnnamed = ({ names, years }: EntryKey) => names.length === 0 && years.length === 0;

/** What a student says of an entry by its name or year, and whose it is: its own (the same index) or another entry's. */
export interface Told {
  sentence: readonly Token[];
  of: number;
}

/** The first sentence that opens with the entry's name or tells of its year; null where none does. */
export function toldOf(answer: ReadText, keys: readonly EntryKey[], index: number): Told | null {
  const key = keys[index];
  if (!key || isUnnamed(key)) return null;
  const years = key.years.map(yearOf);
  for (const sentence of Map.groupBy(answer.tokens, (token) => token.sentence).values()) {
    const dated = sentence.filter(isYear).map(yearOf);
    const own = key.names.length > 0 ? opensWith(sentence, key) : dated.some((year) => years.includes(year));
    if (own) return { sentence, of: tellsOf(sentence, keys, index) ?? index };
  }
  return null;
}

/** A heading is of at most so many content words. */
const HEADING_WORDS = 3;
const SENTENCE_MARK = /[.!?;。！？；]/u;

/**
 * Whether the second of two sentences goes on about the subject of the first: it opens with a pronoun or the same subject, or
 * only a line ends between them, that of a heading or in the middle of a sentence.
 */
export function goesOn(first: readonly Token[], second: readonly Token[], { language, source }: ReadText): boolean {
  const { pronouns, unspaced } = packFor(language === 'und' ? 'en' : language).words;
  const begins = source.slice(second[0]?.start);
  if (!SENTENCE_MARK.test(source.slice(first.at(-1)?.end, second[0]?.start))) {
    const heading = first.filter(({ weight }) => weight > 0).length <= HEADING_WORDS;
    if (heading || /^\p{Ll}/u.test(begins)) return true;
  }
  const meant = unspaced
    ? pronouns.some((word) => begins.startsWith(word))
    : second.slice(0, 2).some(({ text }) => pronouns.includes(text));
  const [[subject], [next]] = [lead(first), lead(second)];
  return meant || (subject !== undefined && next !== undefined && subject.stem === next.stem);
}
