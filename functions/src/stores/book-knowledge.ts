/** What a book knows, beside its index: found when the book was read, and again whenever it is lost or of an older form. */
import type { Book } from '../book/model.ts';
import { type Sentence, sentencesOf } from '../book/sentences.ts';
import { buildKnowledge, type KnowledgeBase, openKnowledge, packKnowledge } from '../knowledge/index.ts';
import { describeError, log } from '../platform/log.ts';
import { FACTS, FORMER_FACTS, readBookFile, writeBookFile } from './book-files.ts';
import { storeRebuilt } from './rebuilt.ts';

/**
 * Finds and stores the facts of a whole book, and what is made of them. A book can be read without them: what goes wrong is logged, and
 * tried again when they are asked for.
 * @param made the names and the bytes of files that are made of the facts
 */
export async function saveKnowledge(
  uid: string,
  id: string,
  book: Book,
  made: readonly { name: string; from: (knowledge: KnowledgeBase) => Uint8Array }[],
): Promise<void> {
  try {
    const sentences = sentencesOf(book);
    const knowledge = buildKnowledge(book, sentences);
    await writeBookFile(uid, id, FACTS, packKnowledge(knowledge, book, sentences));
    for (const { name, from } of made) await writeBookFile(uid, id, name, from(knowledge));
  } catch (error) {
    log('ERROR', 'facts not stored', { document: id, ...describeError(error) });
  }
}

/**
 * The facts of a whole book, for whoever asks for them: nothing is fetched before, and only once where it could be. Facts that had to be found
 * again are stored for the next call.
 * @param sentences those of the book's index where it is at hand; left out, they are cut from the text
 */
export function lazyKnowledge(
  uid: string,
  id: string,
  book: Book,
  sentences?: readonly Sentence[],
): () => Promise<KnowledgeBase> {
  let opened: Promise<KnowledgeBase> | undefined;
  return () => {
    opened ??= loadKnowledge(uid, id, book, sentences ?? sentencesOf(book)).catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
    return opened;
  };
}

async function loadKnowledge(
  uid: string,
  id: string,
  book: Book,
  sentences: readonly Sentence[],
): Promise<KnowledgeBase> {
  const stored = (await readBookFile(uid, id, FACTS)) ?? (await readBookFile(uid, id, FORMER_FACTS));
  const { knowledge, rebuilt } = openKnowledge(book, sentences, stored);
  if (rebuilt) await storeRebuilt(uid, id, FACTS, packKnowledge(knowledge, book, sentences));
  return knowledge;
}
