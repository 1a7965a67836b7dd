/** What the engine says in its own words, in the language of the question. */
import type { Book } from '../../../book/model.ts';
import type { BookIndex } from '../../../book/search/build.ts';
import { LANGUAGES, type PackCode } from '../../../language/codes.ts';
import { languageOfQuestion } from '../../../language/detect.ts';
import { replies as english } from '../../../language/packs/en/replies.ts';
import { packCodeOf, packFor } from '../../../language/packs/index.ts';
import type { Replies } from '../../../language/parts/replies.ts';
import type { Question } from '../../find/question.ts';
import type { Respelled } from '../question/spelling.ts';
import { saidLookedFor, saidUnreadable } from './refusal.ts';
import { escapeMarkdown } from './wording.ts';

/** The engine's own sentences in a language, as far as it speaks it; else in English. */
export const repliesIn = (language: PackCode): Replies => packFor(language).replies ?? english;

/**
 * The same in the language that a text is written in.
 * @param book BCP 47 tag of the book's language, which a text that tells of none is taken to be in
 */
export const wordsFor = (text: string, book: string | null = null): Replies =>
  repliesIn(languageOfQuestion(text, book));

/**
 * That the book doesn't say: what was looked for, what the question may have meant, the book's language where the question is in
 * another, and which pages could not be read.
 * @param text as it was asked
 * @param anyLanguage whether the engine answers in whatever language it is asked
 */
export function declining(
  text: string,
  asked: Question,
  book: Book,
  index: BookIndex,
  meant: Respelled | null,
  anyLanguage = false,
): string {
  const language = languageOfQuestion(text, book.language);
  const words = repliesIn(language);
  const written = otherLanguageOf(text, book);
  const name = written && !anyLanguage && nameOf(written, language);
  return [
    asked.goesOn ? words.nothingMore : words.unknown,
    written || asked.goesOn
      ? ''
      : saidLookedFor(
          asked,
          words,
          language,
          index,
          meant?.changes.map(([word]) => word),
        ),
    meant ? words.meant.replace('%', () => escapeMarkdown(meant.text)) : '',
    name ? words.otherLanguage.replaceAll('%', name) : '',
    saidUnreadable(book, words),
  ]
    .filter((piece) => piece !== '')
    .join(' ');
}

/** The book's language where the question is in another one; null where they are the same, or either can't be told. */
export function otherLanguageOf(text: string, book: Book): string | null {
  const written = book.language?.split('-')[0];
  return written && languageOfQuestion(text, book.language) !== packCodeOf(written) ? written : null;
}

/** What a language is called in another; null where the code is none. */
function nameOf(language: string, inLanguage: PackCode): string | null {
  try {
    return new Intl.DisplayNames([inLanguage], { type: 'language' }).of(language) ?? null;
  } catch {
    return null;
  }
}

export type SmallTalk = 'hello' | 'thanks' | 'quiz';

/**
 * A greeting, thanks, a wish for a quiz, "what can you do?", and the language it is said in; null if the text is anything
 * else. A word or two tell no language by themselves: all are tried, the book's first.
 */
export function talkIn(text: string, book: string | null = null): Talk | null {
  const whole = talkOf(text, book);
  if (whole) return whole;
  const rest = withoutCourtesy(text, book);
  return rest === text ? null : talkOf(rest, book);
}

interface Talk {
  talk: SmallTalk;
  language: PackCode;
}

function talkOf(text: string, book: string | null): Talk | null {
  const first = [packCodeOf(book), languageOfQuestion(text, book)];
  for (const language of new Set([...first, ...LANGUAGES])) {
    const talk = packFor(language).requests?.talk;
    if (talk?.greeting.test(text) || talk?.help.test(text)) return { talk: 'hello', language };
    if (talk?.quiz.test(text)) return { talk: 'quiz', language };
    if (talk?.thanks.test(text)) return { talk: 'thanks', language };
  }
  return null;
}

/** The first piece of a text, up to a mark that ends a clause. */
const PIECE = /^[^,.!;:，。！；：、،؛]{1,40}[,.!;:，。！；：、،؛]+\s*/u;

/** A text without the greetings and the thanks that come before what it wants ("ok thanks, quiz me on this"). */
export function withoutCourtesy(text: string, book: string | null = null): string {
  const piece = PIECE.exec(text)?.[0] ?? '';
  const rest = text.slice(piece.length);
  const said = piece === '' || rest.trim() === '' ? null : talkOf(piece.trim(), book)?.talk;
  return said === 'hello' || said === 'thanks' ? withoutCourtesy(rest, book) : text;
}

const QUIZ_NAME = '**Generate Quiz**';

/**
 * The reply to such a text.
 * @param quizAt where in the app a quiz on the book is set up; the reply to a wish for one leads there
 */
export function talkReply({ talk, language }: Talk, quizAt?: string): string {
  const reply = repliesIn(language)[talk];
  return talk === 'quiz' && quizAt !== undefined ? reply.replace(QUIZ_NAME, () => `[${QUIZ_NAME}](${quizAt})`) : reply;
}
