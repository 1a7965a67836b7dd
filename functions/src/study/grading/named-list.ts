/** A list whose members a question of Folio's own has named: an answer that gives fewer of them is not the whole of it. */
import type { PackCode } from '../../language/codes.ts';
import { packFor } from '../../language/packs/index.ts';
import { quoted } from '../marking/reason.ts';
import { alignWords } from './align.ts';
import { type ReadText, readText } from './text.ts';

const BETWEEN = /[,;،؛，；、\n]|\d[.)]/u;
const WORD = /[\p{L}\p{N}]/u;
/** A member is named where its own words have this share of their credit: some of them, or all in near words. */
const NAMED = 0.5;

interface Missing {
  /** Members whose own words are not in the answer, as the book words them; never none. */
  members: string[];
  /** The answer names fewer things than the list has, and one of them: as many may be the members in other words. */
  sure: boolean;
}

/** What of a list an answer leaves out; null for every question that does not ask to name a list, and where nothing is missing. */
export function missingFrom(reference: string, question: ReadText, answer: ReadText): Missing | null {
  const { language } = question;
  const members = membersAsked(question.source, reference, language);
  const read = members.map((member) => readText(member, language).content);
  const everywhere = new Set(question.content.map(({ stem }) => stem));
  const missing = members.filter((_, at) => {
    const others = new Set(read.flatMap((words, other) => (other === at ? [] : words.map(({ stem }) => stem))));
    const own = (read[at] ?? []).filter(({ stem }) => !everywhere.has(stem) && !others.has(stem));
    const credit = alignWords(own, answer.content).reduce((sum, match) => sum + match.credit, 0);
    return own.length > 0 && credit < NAMED * own.length;
  });
  const few = thingsIn(answer.source, language) < members.length && missing.length < members.length;
  return missing.length > 0 ? { members: missing, sure: few } : null;
}

/** That they are missing, as a sentence. */
export const missingNote = ({ members, sure }: Missing): string =>
  `${sure ? 'Not in your answer' : 'Not in these words in your answer'}: ${members.map(quoted).join(', ')}.`;

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

/** How many things an answer names: what stands between its commas, lines, numbers and words that join. */
function thingsIn(answer: string, language: PackCode): number {
  const { and } = packFor(language).listing ?? {};
  const joins = and === undefined ? null : new RegExp(`(?<![\\p{L}\\p{N}])(?:${and})(?![\\p{L}\\p{N}])`, 'iu');
  const pieces = answer.split(BETWEEN).flatMap((piece) => (joins ? piece.split(joins) : [piece]));
  return pieces.filter((piece) => piece !== undefined && WORD.test(piece)).length;
}
