/** The embedded engine's revision chat: the student's books, the student's own figures, and a plain word about the rest. */
import type { ConverseInput, DraftReply, StudyRecord } from '../../converse.ts';
import { plain } from './draft.ts';
import { intentOf } from './intent.ts';
import { keptPlan, nextExam } from './kept-plan.ts';
import { askLibrary } from './library.ts';
import { lastQuiz, whyWrong } from './marked.ts';
import { revisionPlan } from './plan.ts';
import { missedQuestions, standing, weakChapters, whatToRevise } from './progress.ts';
import { booksNamed } from './titles.ts';
import type { Span } from './when.ts';
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
      return standing(await input.record(), input.today);
    case 'weak':
      return weakChapters(await input.record(), input.today);
    case 'missed':
      return missedQuestions(await input.record());
    case 'revise':
      return whatToRevise(await input.record(), input.today);
    case 'kept':
      return planOf(await input.record(), input, null);
    case 'plan':
      return planOf(await input.record(), input, intent.span);
    case 'last':
      return lastQuiz(await input.record());
    case 'wrong':
      return whyWrong(await input.record(), intent.about);
    case 'books':
      return askLibrary(input);
  }
}

/** The plan that is kept already, where no other is asked for; else one from the record. */
function planOf(record: StudyRecord, input: ConverseInput, span: Span | null): DraftReply {
  const exam = span === null ? nextExam(record, input.today) : null;
  const other = booksNamed(input.question, record.books).named;
  return exam && !other ? keptPlan(record, exam, input.today) : revisionPlan(record, { ...input, span });
}
