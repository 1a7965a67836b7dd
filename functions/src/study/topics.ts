/** From the topics an engine names to those that may be shown: each stands in the book, at the place that is told. */
import { verifyInBody, verifyQuote } from '../book/evidence/index.ts';
import type { Book } from '../book/model.ts';
import { pageOf } from '../book/pages.ts';
import type { Evidence } from '../contract/evidence.ts';
import { MAX_TOPIC_CHARS } from '../contract/limits.ts';
import type { DraftTopic } from './engine.ts';
import { proveQuote } from './proof.ts';

export interface ProvedTopic {
  topic: string;
  /** One line of plain words: no sign that a search site takes for a command. */
  search: string;
  /** The words on the page that the topic stands in. */
  place: Evidence;
  missed: boolean;
}

/** Signs with which a search leaves words out, joins them or binds them. */
const COMMANDS = /(?<![\p{L}\p{M}\p{N}])-|["|\p{Cc}\p{Cf}]/gu;

const plainly = (text: string) => text.replace(COMMANDS, ' ').replace(/\s+/g, ' ').trim();
const bounded = (text: string) => [...text].length <= MAX_TOPIC_CHARS;

/** Checks drafts: a topic whose words are not on the page of its place, or that came before, is left out. */
export function proveTopics(book: Book, drafts: readonly DraftTopic[], count: number): ProvedTopic[] {
  const proved = new Map<string, ProvedTopic>();
  for (const { topic, search, place, missed } of drafts) {
    const found = proveQuote(book, place);
    const page = found && pageOf(book, found.page);
    const estimated = found?.state === 'estimated';
    if (!found || !page || (found.state !== 'marked' && !estimated) || !bounded(topic) || !verifyQuote(page, topic))
      continue;
    const wanted = plainly(search);
    const key = plainly(topic).toLowerCase();
    if (proved.has(key) || proved.size === count) continue;
    const { state: _, pdf_id: __, ...evidence } = found;
    // A heading is marked where it stands, not in the running head that repeats it.
    const boxes = verifyInBody(book, page, found.quote)?.boxes ?? found.boxes;
    const searched = wanted && bounded(wanted) ? wanted : plainly(topic);
    proved.set(key, {
      topic,
      search: searched,
      place: { ...evidence, boxes, ...(estimated && { estimated }) },
      missed,
    });
  }
  return [...proved.values()];
}
