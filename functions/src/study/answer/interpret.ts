/**
 * What a student's text asks for, as a value: read once, in the order of precedence that `GOALS` states. What each goal is
 * answered with stands in `intents/`; the words that tell one from another stand in the packs of `language/`.
 */
import type { Book } from '../../book/model.ts';
import type { BookIndex } from '../../book/search/build.ts';
import type { PackCode } from '../../language/codes.ts';
import { languageOfQuestion } from '../../language/detect.ts';
import type { Turn } from '../engine.ts';
import { resolve } from '../find/follow-up.ts';
import type { Question } from '../find/question.ts';
import { type SummaryRequest, sentencesWanted, summaryRequest } from '../find/section-asked.ts';
import { packsOf } from '../find/words.ts';
import { type SmallTalk, talkIn, withoutCourtesy } from './compose/talk.ts';
import { type ItselfRequest, itselfRequest } from './itself/request.ts';
import { comparedIn } from './plan/compare.ts';
import { membersWanted } from './plan/members.ts';
import { type FollowUp, followUpIn } from './plan/nearby.ts';
import { isCased } from './plan/story.ts';
import { type Form, formIn, withoutManner } from './question/manner.ts';
import { leansOnFirst, pairOf } from './question/parts.ts';
import { withBothNamed } from './question/pronouns.ts';
import { withOpening } from './question/spelling.ts';
import { asksToDo } from './question/tasks.ts';

/** What kind of fact a question wants. */
type FactKind = 'number' | 'duration' | 'time' | 'place' | 'person';

export type Goal =
  | { goal: 'smallTalk'; talk: SmallTalk }
  /** About the book itself; a summary of it where it says nothing of itself. */
  | { goal: 'aboutBook'; asks: ItselfRequest; sentences: number | undefined }
  | { goal: 'summary'; of: SummaryRequest; sentences: number | undefined }
  /** To prove, solve or write something: declined. */
  | { goal: 'task' }
  /** No word says what is asked about: declined. */
  | { goal: 'vague' }
  /** "Why?", "an example?", "explain that again" of an earlier question. */
  | { goal: 'followUp'; wants: FollowUp; of: string; asked: Question }
  /** Two questions in one, of which the second leans on the first. */
  | { goal: 'twoInOne'; parts: [string, string]; asked: Question }
  | { goal: 'verdict'; statement: string; asked: Question }
  | { goal: 'comparison'; sides: [string, string] | null; asked: Question }
  /** What happens to somebody, or how that ends. */
  | { goal: 'story'; of: string; end: boolean; asked: Question }
  | { goal: 'example'; of: string; asked: Question }
  /** Where `count` says how many are wanted. */
  | { goal: 'list'; count: number | null; asked: Question }
  | { goal: 'definition'; subject: string; asked: Question }
  | { goal: 'fact'; fact: FactKind; asked: Question }
  | { goal: 'reason'; asked: Question }
  | { goal: 'other'; asked: Question };

export type Intent = Goal & {
  /** What it is asked in; replies are in this language. */
  language: PackCode;
  /** As it is to be read: slips in its first word mended, manners taken off, both sides of a comparison named. */
  text: string;
  /** How the answer is wanted. */
  form: Form;
};

/** What a text is read against. */
interface Reading {
  text: string;
  /** Before its manners were taken off. */
  said: string;
  book: Book;
  index: BookIndex;
  history: readonly Turn[];
  /** The question with what it leaves unsaid taken from the turns before; read when it is first needed. */
  asked(): Question;
}

/** The order of precedence, after small talk: the first that reads a text has it. */
const GOALS: readonly ((reading: Reading) => Goal | null)[] = [
  aboutBook,
  summary,
  task,
  vague,
  followUp,
  twoInOne,
  verdict,
  comparison,
  story,
  example,
  list,
  definition,
  fact,
];

/**
 * Reads a text as what it asks for. Never fails: what no pattern reads is a question of another kind (`other`).
 * @param history the turns before, oldest first: a text may leave unsaid what they name
 */
export function interpret(question: string, history: readonly Turn[], book: Book, index: BookIndex): Intent {
  const said = withOpening(withoutCourtesy(question.trim(), book.language), index);
  const text = withBothNamed(withoutManner(said, index.language), history, index);
  const form = formIn(said, index.language);
  const spoken = talkIn(text, book.language);
  if (spoken) return { goal: 'smallTalk', talk: spoken.talk, language: spoken.language, text, form };
  let resolved: Question | undefined;
  const asked = () => {
    resolved ??= resolve(text, history, index);
    return resolved;
  };
  const language = languageOfQuestion(text, book.language);
  for (const read of GOALS) {
    const goal = read({ text, said, book, index, history, asked });
    if (goal) return { ...goal, language, text, form };
  }
  return { goal: asked().kind === 'reason' ? 'reason' : 'other', asked: asked(), language, text, form };
}

function aboutBook({ text, said, index }: Reading): Goal | null {
  const asks = itselfRequest(text, index.language);
  return asks && { goal: 'aboutBook', asks, sentences: sentencesWanted(said, index.language) };
}

function summary({ text, said, index, book }: Reading): Goal | null {
  const of = summaryRequest(text, index, book);
  return of && { goal: 'summary', of, sentences: sentencesWanted(said, index.language) };
}

function task({ text }: Reading): Goal | null {
  return asksToDo(text) ? { goal: 'task' } : null;
}

function vague({ asked }: Reading): Goal | null {
  return asked().tells ? null : { goal: 'vague' };
}

function followUp({ text, index, history, asked }: Reading): Goal | null {
  const wants = history.length > 0 ? followUpIn(text, index.language) : null;
  if (!wants) return null;
  const of = history.findLast(({ question }) => !followUpIn(question, index.language))?.question.trim() ?? '';
  return { goal: 'followUp', wants, of, asked: asked() };
}

function twoInOne({ text, index, asked }: Reading): Goal | null {
  const parts = leansOnFirst(text, index) ? pairOf(text, index) : null;
  return parts && { goal: 'twoInOne', parts, asked: asked() };
}

/** What the patterns of any of the text's languages find in it. */
const foundBy = (name: 'verdict' | 'example' | 'story' | 'ending', { text, index }: Reading): string | null =>
  packsOf(text, index.language)
    .flatMap(({ questions }) => questions?.[name] ?? [])
    .map((one) => one.exec(text)?.[1]?.trim())
    .find((found) => found) ?? null;

function verdict(reading: Reading): Goal | null {
  const statement = foundBy('verdict', reading);
  return statement === null
    ? null
    : { goal: 'verdict', statement, asked: resolve(statement, reading.history, reading.index) };
}

function comparison({ text, index, asked }: Reading): Goal | null {
  if (asked().kind !== 'comparison') return null;
  return { goal: 'comparison', sides: comparedIn(text, packsOf(text, index.language)), asked: asked() };
}

/** Of somebody with a name: what happens to anything else is asked of its own sentences. */
function story(reading: Reading): Goal | null {
  const end = foundBy('ending', reading);
  const of = end ?? foundBy('story', reading);
  return of !== null && (/\p{Lu}/u.test(of) || !isCased(of))
    ? { goal: 'story', of, end: end !== null, asked: reading.asked() }
    : null;
}

function example(reading: Reading): Goal | null {
  const of = foundBy('example', reading);
  return of === null ? null : { goal: 'example', of, asked: reading.asked() };
}

function list({ text, index, asked }: Reading): Goal | null {
  const wanted = membersWanted(text, index.language);
  if (!wanted && asked().kind !== 'list') return null;
  return { goal: 'list', count: wanted?.count ?? null, asked: asked() };
}

function definition({ asked }: Reading): Goal | null {
  const { subject } = asked();
  return subject === null ? null : { goal: 'definition', subject, asked: asked() };
}

function fact({ asked }: Reading): Goal | null {
  const { kind, lasting } = asked();
  if (kind === 'number') return { goal: 'fact', fact: lasting ? 'duration' : 'number', asked: asked() };
  return kind === 'time' || kind === 'place' || kind === 'person' ? { goal: 'fact', fact: kind, asked: asked() } : null;
}
