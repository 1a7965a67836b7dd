/** Small talk: what is no question to the book, and what is said to it, in its language. */
import { LANGUAGES, type PackCode } from '../../language/codes.ts';
import { languageOfQuestion, sharesScript } from '../../language/detect.ts';
import { replies as english } from '../../language/packs/en/replies.ts';
import { packCodeOf, packFor } from '../../language/packs/index.ts';
import type { Replies } from '../../language/parts/replies.ts';

/** The engine's own sentences in a language, as far as it speaks it; else in English. */
export const repliesIn = (language: PackCode): Replies => packFor(language).replies ?? english;

type SmallTalk = 'hello' | 'thanks' | 'quiz';

interface Talk {
  talk: SmallTalk;
  language: PackCode;
}

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

function talkOf(text: string, book: string | null): Talk | null {
  const first = [packCodeOf(book), languageOfQuestion(text, book)];
  for (const language of new Set([...first, ...LANGUAGES])) {
    // A pack's patterns take longer to make than a question to read: only those that may match are made.
    const talk = sharesScript(language, text) ? packFor(language).requests?.talk : undefined;
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
