/** The small call before an answer: what the question wants, in the book's own language and words. */
import type { Book } from '../../../book/model.ts';
import { hasText } from '../../../book/pages.ts';
import type { BookIndex } from '../../../book/search/build.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Turn } from '../../engine.ts';
import { withoutLinks } from '../links.ts';
import { msLeft, type Session } from '../session.ts';
import { askFor, messagesOf } from '../structured.ts';
import { outlineOf } from './outline.ts';
import { UNDERSTAND } from './prompt.ts';
import { Meant } from './schema.ts';
import { turnsOf } from './turns.ts';

const MEANT_TOKENS = 900;
/** The answer waits for it: what takes longer (ms) is given up, and the question searched for as it was asked. */
const MOST_MS = 10_000;
const SAMPLE_CHARS = 300;
/** Other wordings that are searched for, and characters of each. */
const WORDINGS = { most: 3, chars: 200 };
/** One sentence; a longer reply to small talk would be an answer without proof. */
const REPLY_CHARS = 200;

export type Understood = Meant & { wordings: string[] };

/** What a question means by itself, where nobody is asked. */
export const asAsked = (question: string): Understood => ({
  kind: 'other',
  question,
  search: [],
  section: null,
  page: null,
  figure: null,
  reply: null,
  wordings: [question],
});

/**
 * @returns the question as it was asked where the model does not say in time
 * @throws AppError `limit`; the session's own reason where the caller has gone
 */
export async function understand(
  session: Session,
  question: string,
  { book, index, history }: { book: Book; index: BookIndex; history: readonly Turn[] },
): Promise<Understood> {
  const short = { ...session, until: session.waiting.now() + Math.min(MOST_MS, msLeft(session)) };
  try {
    const { value, shortfall } = await askFor(short, 'meant', Meant, {
      task: 'understand',
      messages: messagesOf(UNDERSTAND, {
        language: book.language,
        sample: sampleOf(book),
        outline: outlineOf(index),
        earlier: turnsOf(history),
        question,
      }),
      maxTokens: MEANT_TOKENS,
    });
    const meant = shortfall ? null : Meant.safeParse(value);
    return meant?.success ? withWordings(question, meant.data) : asAsked(question);
  } catch (error) {
    if (error instanceof AppError && error.code === 'unavailable') return asAsked(question);
    throw error;
  }
}

function withWordings(asked: string, meant: Meant): Understood {
  const bounded = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, WORDINGS.chars);
  const others = [meant.question, ...meant.search.slice(0, WORDINGS.most)].map(bounded).filter(Boolean);
  const reply = meant.reply === null ? null : withoutLinks(meant.reply, []);
  return {
    ...meant,
    question: others[0] ?? asked,
    reply: reply !== null && reply.length <= REPLY_CHARS ? reply : null,
    // "Say it more simply" is in no book.
    wordings: [...new Set(meant.kind === 'again' && others.length > 0 ? others : [asked, ...others])],
  };
}

/** Words of the book, for its language and its manner. */
function sampleOf(book: Book): string {
  const pages = book.pages.filter(hasText);
  return ((pages.find(({ text }) => text.length > SAMPLE_CHARS) ?? pages[0])?.text ?? '').slice(0, SAMPLE_CHARS);
}
