/** What a card asks about, and what that is easily taken for, as the book's facts have it. */
import type { KnowledgeBase } from '../../knowledge/index.ts';

export interface Topic {
  /** Keys of the book's terms; empty where nothing is known. */
  term: string;
  siblings: string[];
}

/** More of them tell nothing. */
const MOST_SIBLINGS = 8;

/** What is easily taken for a term. @param others further things known to be confused with it */
export function topicOf(knowledge: KnowledgeBase, term: string, others: readonly string[] = []): Topic {
  const key = knowledge.keyOf(term);
  const names = [...others, ...knowledge.siblings(term)].map((text) => knowledge.keyOf(text));
  const siblings = [...new Set(names)].filter((name) => name !== '' && name !== key);
  return { term: key, siblings: siblings.slice(0, MOST_SIBLINGS) };
}

/**
 * What a question asks about: its right option, where the book tells of that as of a thing, else what its quote tells of.
 * @param right the right answer and the wrong ones of a choice; empty for a typed question
 */
export function topicOfQuestion(
  knowledge: KnowledgeBase,
  quote: string | undefined,
  right: string,
  wrong: readonly string[],
): Topic {
  const isThing = (text: string) => knowledge.factsAbout(text).length > 0;
  if (isThing(right)) return topicOf(knowledge, right, wrong.filter(isThing));
  const fact =
    quote && knowledge.facts.find(({ quotes, stored }) => stored.keys.subject !== '' && quotes[0]?.quote === quote);
  return fact ? topicOf(knowledge, fact.subject) : { term: '', siblings: [] };
}
