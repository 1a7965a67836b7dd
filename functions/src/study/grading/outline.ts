/** Which part of an answer may make which entry of an outline: what is said of one thing makes no point of another. */
import { packFor } from '../../language/packs/index.ts';
import type { DraftMark, DraftPoint, MarkInput } from '../engine.ts';
import { isCorrect, isUnsure } from '../marking/score.ts';
import { grammarOf } from './languages.ts';
import { nearnessOf } from './meaning.ts';
import type { ReadText, Token } from './text.ts';

type Words = readonly Token[];

/** An entry's name stands among so many content words at its beginning, and in a clause about it among so many. */
const OPENING = { entry: 3, clause: 3 };
/** What comes so much nearer to another entry is said of the wrong one. */
const NEARER = 0.15;

const opening = (words: Words, count: number) => words.filter(({ weight }) => weight > 0).slice(0, count);
const holds = (words: Words, { stem }: Token) => words.some((word) => word.stem === stem);

/**
 * The words that open each entry and no other one holds: those that the question asks about, else the first of them. None
 * where all entries open with one word: they tell of one thing.
 */
export function namesOf(entries: readonly ReadText[], question: ReadText): Token[][] {
  const own = entries.map(({ content }, index) => {
    const elsewhere = entries.flatMap((other, at) => (at === index ? [] : other.content));
    return opening(content, OPENING.entry).filter((word) => word.weight >= 1 && !holds(elsewhere, word));
  });
  const asked = own.map((words) => words.filter((word) => holds(question.content, word)));
  if (asked.some(({ length }) => length > 0)) return asked;
  const firsts = new Set(entries.map(({ content }) => content[0]?.stem));
  return firsts.size < entries.length ? entries.map(() => []) : own.map((words) => words.slice(0, 1));
}

interface Owned {
  words: Words;
  /** The entry that it is about; -1 for none or any. */
  owner: number;
}

/**
 * The clauses of an answer by the entry that they tell of: the one that they open with the name of, or whose number they
 * hold. What names none goes on about the entry before it within its sentence, and behind it where it opens with a pronoun.
 */
export function clausesByEntry(answer: ReadText, names: readonly Words[]): Owned[] {
  const { whereas, apart } = grammarOf(answer.language);
  const { pronouns } = packFor(answer.language === 'und' ? 'en' : answer.language).words;
  const clauses = clausesOf(answer, whereas);
  let owner = -1;
  let sentence = -1;
  return clauses.flatMap((words) => {
    const text = words.map((word) => word.text).join(' ');
    // "Unlike veins": what is only set apart.
    if (apart.some((phrase) => text.startsWith(`${phrase} `)) && opening(words, OPENING.clause).length < OPENING.clause)
      return [];
    const [first, second] = words;
    const opens = opening(words, OPENING.clause);
    const numbers = words.filter(({ kind }) => kind === 'number');
    const found = names.findIndex((own) => own.some((name) => holds(name.kind === 'number' ? numbers : opens, name)));
    const goesOn = first?.sentence === sentence || [first, second].some((word) => word && pronouns.includes(word.text));
    if (found >= 0) owner = found;
    else if (!goesOn) owner = -1;
    sentence = first?.sentence ?? sentence;
    return [{ words, owner }];
  });
}

function clausesOf({ tokens }: ReadText, whereas: ReadonlySet<string>): Token[][] {
  const clauses: Token[][] = [];
  let before: Token | undefined;
  for (const token of tokens) {
    if (!before || token.clause !== before.clause || whereas.has(token.text)) clauses.push([]);
    clauses.at(-1)?.push(token);
    before = token;
  }
  return clauses;
}

/**
 * What of an answer may make an entry: what it says of no other one, without what it says of this one that belongs to
 * another. `wrong` is that other entry; -1 where there is none.
 */
export function partFor(
  answer: ReadText,
  clauses: readonly Owned[],
  entries: readonly ReadText[],
  names: readonly Words[],
  index: number,
): { part: ReadText; wrong: number } {
  const own = clauses.flatMap(({ words, owner }) => (owner === index ? words : []));
  const said = own.filter(({ weight }) => weight > 0);
  const near = entries.map(({ content }) => nearnessOf(content, said, names.flat()).both);
  const nearest = near.indexOf(Math.max(...near));
  const isWrong = said.length > 0 && (near[nearest] ?? 0) - (near[index] ?? 0) >= NEARER;
  const tokens = clauses.flatMap(({ words, owner }) => {
    // A clause that names this entry as well compares both.
    const named = owner >= 0 && owner !== index && names[index]?.some((name) => holds(words, name));
    return owner < 0 || named || (owner === index && !isWrong) ? words : [];
  });
  const part = { ...answer, tokens, content: tokens.filter(({ weight }) => weight > 0) };
  return { part, wrong: isWrong ? nearest : -1 };
}

/** The questions of "Answer these questions: 1. … 2. …", by the number at the beginning of their lines: a form of former quizzes. */
const PART = /\n[^\S\n]*\d{1,2}[.)]\s/u;
/** "1. …", "2) …" in an answer. */
const NUMBER = /(?<=^|[\s.;,])(\d{1,2})\s*[.):]\s+(?=\S)/u;

/** The parts of an answer to so many questions: behind the numbers from 1 on, else its lines or sentences. Null where that cannot be told. */
function answersIn(answer: string, count: number): string[] | null {
  const [lead = '', ...cut] = answer.split(NUMBER);
  const parts = new Array<string>(count).fill('');
  const numbered = cut.flatMap((text, at) =>
    at % 2 === 0 ? [{ number: Number(text), words: cut[at + 1] ?? '' }] : [],
  );
  const rises = numbered.every(({ number }, at) => number <= count && number > (numbered[at - 1]?.number ?? 0));
  if (numbered.length > 1 && rises && lead.trim() === '') {
    for (const { number, words } of numbered) parts[number - 1] = words.trim();
    return parts;
  }
  for (const cut of [/\n/u, /[.!?。！？\n]/u]) {
    const pieces = answer.split(cut).filter((piece) => /[\p{L}\p{N}]/u.test(piece));
    if (pieces.length === count) return pieces.map((piece) => piece.trim());
  }
  return null;
}

/** Each entry by its own question; null where the question has none, or the answer no parts. */
export function markParts(
  input: MarkInput,
  entries: readonly string[],
  markOne: (input: MarkInput) => DraftMark,
): DraftPoint[] | null {
  const questions = input.question.split(PART).slice(1);
  if (questions.length !== entries.length || entries.length < 2) return null;
  const parts = answersIn(input.answer, entries.length);
  return (
    parts &&
    entries.map((entry, index) => {
      const part = { ...input, question: questions[index]?.trim() ?? '', answer: parts[index] ?? '' };
      return asPoint(entry, markOne({ ...part, rubric: { kind: 'reference', references: [entry] } }));
    })
  );
}

/** One point of an outline from the mark of its own question. */
function asPoint(entry: string, { points, refusal }: DraftMark): DraftPoint {
  const met = refusal === null && isCorrect('reference', points);
  const against = refusal === null ? points.find(({ contradicted }) => contradicted) : undefined;
  const unsure = refusal === null && !met && !against && isUnsure('reference', points);
  const first = against ?? points.find((point) => (met ? point.met : unsure && point.unsure)) ?? points[0];
  const note = refusal ?? first?.note;
  return {
    point: entry,
    met,
    contradicted: against !== undefined,
    ...(unsure && { unsure }),
    student_words: met || against || unsure ? (first?.student_words ?? null) : null,
    evidence: first?.evidence ?? null,
    ...(note && !met && { note }),
  };
}
