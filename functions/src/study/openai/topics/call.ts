/** Topics by a model, from the titles and first sentences of a book's parts; each must be where it says. */
import { findQuote } from '../../../book/evidence/index.ts';
import { buildIndex } from '../../../book/search/build.ts';
import { quotable } from '../../../book/sentences.ts';
import type { DraftTopic, TopicsInput } from '../../engine.ts';
import { proveTopics } from '../../topics.ts';
import type { Session } from '../session.ts';
import { askFor, itemsOf, messagesOf } from '../structured.ts';
import { TOPICS } from './prompt.ts';
import { Topic, Topics } from './schema.ts';

const TOPIC_TOKENS = 2_000;
const PARTS = 80;
const MISSED = 12;

/** The model's topics that the book proves. @throws what `complete` throws */
export async function topics(session: Session, input: TopicsInput): Promise<DraftTopic[]> {
  const own = await drafts(session, input);
  return own.filter((draft) => proveTopics(input.book, [draft], 1).length > 0).slice(0, input.count);
}

async function drafts(session: Session, { book, title, missed, count }: TopicsInput): Promise<DraftTopic[]> {
  const index = buildIndex(book);
  const parts = index.sections.flatMap(({ kind, title: heading, from }, section) => {
    if (kind !== 'chapter' && kind !== 'glossary') return [];
    const first = index.sentences.find((sentence) => sentence.section === section && sentence.kind === 'prose');
    return [{ page: from, title: heading, ...(first && { first: quotable(book, first) }) }];
  });
  if (parts.length === 0) return [];
  const step = Math.max(1, parts.length / PARTS);
  const asked = missed.slice(0, MISSED).map(({ question, evidence }, i) => ({ number: i, question, ...evidence }));
  const { value } = await askFor(session, 'topics', Topics, {
    task: 'topics',
    messages: messagesOf(TOPICS, {
      title,
      want: count,
      parts: parts.filter((_, i) => Math.floor(i / step) !== Math.floor((i - 1) / step)),
      missed: asked,
    }),
    maxTokens: TOPIC_TOKENS,
  });
  return itemsOf(value, 'topics', Topic).map(({ topic, search, page, quote, missed: about }) => ({
    topic: withoutNumber(topic),
    search: withoutNumber(search),
    place: { page: findQuote(book, quote, page)?.page ?? page, quote },
    missed: about !== null && asked.some(({ number }) => number === about),
  }));
}

/** A heading's number is no part of what it names. */
const withoutNumber = (text: string) => text.replace(/^\s*(?:chapter\s+)?\d+(?:\.\d+)*[.:]?\s+/i, '').trim();
