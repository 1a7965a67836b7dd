/** A book's key facts as questions: what its terms mean, what belongs to its lists; each proved on its page. */
import { sectionsOf } from '../../book/chapters.ts';
import type { Book } from '../../book/model.ts';
import type { Evidence } from '../../contract/evidence.ts';
import type { KnowledgeBase } from '../../knowledge/index.ts';
import type { DraftSaq } from '../engine.ts';
import { proveInBody } from '../gate/body.ts';
import { draftFault } from '../gate/draft-fault.ts';
import { contextOf } from '../quiz/context.ts';
import { NOTHING_SHOWN } from '../quiz/forms/form.ts';
import { nameThem, whatIsMeant } from '../quiz/forms/short.ts';
import { type Topic, topicOf } from './topic.ts';

export interface KeyFactCard extends Topic {
  question: string;
  answer: string;
  evidence: Evidence;
  /** The term as the book writes it, where its meaning is asked for. */
  defines?: string;
  /** The innermost section it stands in. */
  chapter: string | null;
}

/** A card comes back for months: what the book names once is told in passing. */
const LEAST_MENTIONS = 2;

/**
 * The key facts on some pages in reading order, the weightier first where they ask the same.
 * @param range first and last page, 1-based
 */
export function keyFactsOf(book: Book, knowledge: KnowledgeBase, range: { from?: number; to?: number }): KeyFactCard[] {
  const context = contextOf({ book, ...range }, knowledge);
  const sections = sectionsOf(book);
  const sectionAt = (page: number) => sections.findLast(({ from }) => from <= page)?.title ?? null;
  const candidates = [...whatIsMeant.candidates(context), ...nameThem.candidates(context)];
  const told = new Set<string>();
  const cards = candidates
    .sort((a, b) => b.score - a.score)
    .flatMap(({ form, about: [key = ''], names: [name = ''], draft }): KeyFactCard[] => {
      const made: DraftSaq | null = draft(() => 0, NOTHING_SHOWN);
      if (!made || told.has(made.question) || told.has(made.answer)) return [];
      if (form === 'meaning' && context.index.withTerm(key).length < LEAST_MENTIONS) return [];
      if (draftFault({ kind: 'saq', ...made }) !== null) return [];
      const evidence = proveInBody(book, made.evidence, range);
      if (typeof evidence === 'string') return [];
      told.add(made.question).add(made.answer);
      const { question, answer } = made;
      const defines = form === 'meaning' && { defines: name };
      return [
        { question, answer, evidence, chapter: sectionAt(evidence.page), ...defines, ...topicOf(knowledge, name) },
      ];
    });
  return cards.sort((a, b) => a.evidence.page - b.evidence.page);
}
