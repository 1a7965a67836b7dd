/** Naming the topics of a book, from its text. */
import { BOOK_TOPICS } from '../../contract/limits.ts';
import type { Owned } from '../../stores/documents.ts';
import { modelBudgetOf } from '../../stores/model-budget.ts';
import type { ShelfTopic } from '../../stores/videos.ts';
import { wholeBook } from '../../stores/whole-book.ts';
import type { MissedInBook } from '../../study/engine.ts';
import { engineFor } from '../../study/engines.ts';
import { proveTopics } from '../../study/topics.ts';

/** A book, and what its topics are to be named from. */
export interface Plan {
  document: Owned;
  missed: MissedInBook[];
  /** Tells what the topics are named from. */
  namedFrom: string;
}

/** The document of a book that is being read, as soon as it is read. @throws AppError `not_found`, `not_ready` */
export const onceRead = async (uid: string, id: string, signal: AbortSignal): Promise<Owned> =>
  (await wholeBook(uid, id, signal)).document;

/** Topics, and what they are named from: nothing where a model failed and is to be asked again. */
export async function topicsFor(
  uid: string,
  { document, missed, namedFrom }: Plan,
  signal: AbortSignal,
): Promise<{ named_from: string; topics: ShelfTopic[] }> {
  const { book } = await wholeBook(uid, document.id, signal);
  const engine = engineFor(modelBudgetOf(uid));
  let named_from = namedFrom;
  const onStandIn = () => {
    named_from = '';
  };
  const drafts = await engine.topics({ book, title: document.title, missed, count: BOOK_TOPICS, onStandIn });
  return { named_from, topics: proveTopics(book, drafts, BOOK_TOPICS) };
}
