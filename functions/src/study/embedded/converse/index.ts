/** The embedded engine's revision chat: the student's books, the student's own figures, and a plain word about the rest. */
import type { ConverseInput, DraftReply } from '../../converse.ts';
import { plain } from './draft.ts';
import { intentOf } from './intent.ts';
import { askLibrary } from './library.ts';
import { lastQuiz, whyWrong } from './marked.ts';
import { revisionPlan } from './plan.ts';
import { missedQuestions, standing, weakChapters, whatToRevise } from './progress.ts';
import { CANNOT, HELLO, HELLO_WITHOUT_BOOKS, THANKS } from './words.ts';

/** Answers a text of a revision chat. Every text has an answer; it fails only where a book or the record cannot be fetched. */
export async function converse(input: ConverseInput): Promise<DraftReply> {
  const intent = intentOf(input.question, input.today);
  switch (intent.kind) {
    case 'hello':
      return plain(input.shelf.books.length > 0 ? HELLO : HELLO_WITHOUT_BOOKS);
    case 'thanks':
      return plain(THANKS);
    case 'cannot':
      return plain(CANNOT[intent.what]);
    case 'standing':
      return standing(await input.record());
    case 'weak':
      return weakChapters(await input.record());
    case 'missed':
      return missedQuestions(await input.record());
    case 'revise':
      return whatToRevise(await input.record());
    case 'plan':
      return revisionPlan(await input.record(), { ...input, span: intent.span });
    case 'last':
      return lastQuiz(await input.record());
    case 'wrong':
      return whyWrong(await input.record(), intent.about);
    case 'books':
      return askLibrary(input);
  }
}
