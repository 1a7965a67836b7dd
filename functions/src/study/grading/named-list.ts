/** A list whose members a question of Folio's own has named: an answer that gives fewer of them is not the whole of it. */
import type { PackCode } from '../../language/codes.ts';
import { BETWEEN, joining } from '../../language/joining.ts';
import { packFor } from '../../language/packs/index.ts';
import { quoted } from '../marking/reason.ts';
import { alignWords } from './align.ts';
import { type ReadText, readText } from './text.ts';

const WORD = /[\p{L}\p{N}]/u;
/** A member is named where its own words have this share of their credit: some of them, or all in near words. */
const NAMED = 0.5;

/** How an answer names a list: the members that are missing, as the book words them. */
interface Named {
  missing: string[];
  /** None is missing and nothing added; some are, and the answer names fewer things; as many may be the members in other words. */
  how: 'whole' | 'part' | 'open';
}

/**
 * How an answer names the list that its question asks to name; null for every other question, and where it can't be told.
 * Two textbooks, 20 such questions: with one member missing .97 of 60 answers were correct, with this .08; all of them in another order .80, .90.
 */
export function namedIn(reference: string, question: ReadText, answer: ReadText): Named | null {
  const { language } = question;
  const members = membersAsked(question.source, reference, language);
  if (members.length === 0) return null;
  const read = members.map((member) => readText(member, language).content);
  const everywhere = new Set(question.content.map(({ stem }) => stem));
  const own = read.map((words, at) => {
    const others = new Set(read.flatMap((those, other) => (other === at ? [] : those.map(({ stem }) => stem))));
    return words.filter(({ stem }) => !everywhere.has(stem) && !others.has(stem));
  });
  const missing = members.filter((_, at) => {
    const words = own[at] ?? [];
    const credit = alignWords(words, answer.content).reduce((sum, match) => sum + match.credit, 0);
    return words.length > 0 && credit < NAMED * words.length;
  });
  const things = thingsIn(answer.source, language);
  if (missing.length > 0)
    return { missing, how: things < members.length && missing.length < members.length ? 'part' : 'open' };
  // Of a member without a word of its own it can't be told.
  const isWhole = things <= members.length && own.every((words) => words.length > 0);
  return isWhole ? { missing, how: 'whole' } : null;
}

/** What is missing, as a sentence. */
export const missingNote = ({ missing, how }: Named): string =>
  `${how === 'part' ? 'Not in your answer' : 'Not in these words in your answer'}: ${missing.map(quoted).join(', ')}.`;

/** The members of the list that a question asks to name, as Folio words such questions and their answers. */
function membersAsked(question: string, reference: string, language: PackCode): string[] {
  const { quiz } = packFor(language);
  const [, asks = ''] = quiz?.short.list.split('%') ?? [];
  if (!quiz || asks === '' || !question.trim().endsWith(asks.replace(/^\P{L}+/u, ''))) return [];
  const [, and = ''] = quiz.and.split('%');
  const last = reference.lastIndexOf(and);
  // Where it can't be told which of two words that join joins the last member, or words are not written apart.
  const rest = reference.slice(reference.lastIndexOf(quiz.comma) + 1);
  if (last < 0 || !/\s/u.test(and) || rest.split(and).length > 2) return [];
  return [...reference.slice(0, last).split(quiz.comma), reference.slice(last + and.length)].map((one) => one.trim());
}

/** How many things an answer names: what stands between its lines, its commas, and the words that join. */
function thingsIn(answer: string, language: PackCode): number {
  const and = joining(language);
  const pieces = answer.split('\n').flatMap((line) => line.split(BETWEEN));
  return pieces.flatMap((piece) => (and ? piece.split(and) : [piece])).filter((piece) => WORD.test(piece)).length;
}
