/**
 * A book's key facts as questions: what its terms mean, what causes what, what belongs to what, what a command does; each
 * proved on its page.
 */
import { sectionsOf } from '../../book/chapters.ts';
import type { Book } from '../../book/model.ts';
import type { Evidence } from '../../contract/evidence.ts';
import type { KnowledgeBase } from '../../knowledge/index.ts';
import type { DraftSaq } from '../engine.ts';
import { proveInBody } from '../quiz/gate/body.ts';
import { draftFault } from '../quiz/gate/draft-fault.ts';
import { readingOf } from '../quiz/reading.ts';
import { candidatesOf } from '../quiz/stock.ts';
import { type Topic, topicOf } from './topic.ts';
import { worthKeeping } from './worth-keeping.ts';

export interface KeyFactCard extends Topic {
  question: string;
  answer: string;
  evidence: Evidence;
  /** The innermost section it stands in. */
  chapter: string | null;
}

/**
 * The key facts on some pages in reading order, one of each kind a subject, the weightier first where they ask the same.
 * @param range first and last page, 1-based
 */
export function keyFactsOf(book: Book, knowledge: KnowledgeBase, range: { from?: number; to?: number }): KeyFactCard[] {
  const reading = readingOf({ book, counts: { mcq: 0, saq: 0, laq: 0 }, seed: '', earlier: [], ...range }, knowledge);
  const subjects = new Map(knowledge.facts.map((fact) => [fact.stored.keys.subject, fact.subject]));
  const sections = sectionsOf(book);
  const sectionAt = (page: number) => sections.findLast(({ from }) => from <= page)?.title ?? null;
  const { saqs } = candidatesOf(reading);
  const isWorth = worthKeeping(reading);
  const best = [...saqs].sort((a, b) => b.score - a.score);
  const [asked, told] = [new Set<string>(), new Set<string>()];
  const cards = best.flatMap(({ form, about, draft }): KeyFactCard[] => {
    const made: DraftSaq | null = draft(() => 0);
    const [key = ''] = about;
    const same = `${form} ${key}`;
    if (!made || asked.has(same) || asked.has(made.question) || told.has(made.answer)) return [];
    if (!isWorth({ form, key, subject: subjects.get(key) ?? '', draft: made })) return [];
    if (draftFault({ kind: 'saq', ...made }) !== null) return [];
    const evidence = proveInBody(book, made.evidence, range);
    if (typeof evidence === 'string') return [];
    asked.add(same).add(made.question);
    told.add(made.answer);
    const topic = topicOf(knowledge, subjects.get(key) ?? '');
    return [{ question: made.question, answer: made.answer, evidence, chapter: sectionAt(evidence.page), ...topic }];
  });
  return cards.sort((a, b) => a.evidence.page - b.evidence.page);
}
