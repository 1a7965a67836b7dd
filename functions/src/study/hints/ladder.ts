/** The hints of a question, from the chapter to the book's own words, none of which gives the answer away. */
import type { Evidence } from '../../contract/evidence.ts';
import type { Hint } from '../../contract/hints.ts';
import type { PackCode } from '../../language/codes.ts';
import { masked, type Secret, saysSomething, secretOf } from './mask.ts';

export interface HintInput {
  question: string;
  /** Everything that is right. */
  answer: readonly string[];
  evidence: readonly Evidence[];
  /** The chapter that it stands in; null where that is not known. */
  chapter: string | null;
  /** The book's. */
  language: PackCode;
}

/** Steps in the order in which they are taken; one that would say nothing, or the answer, is left out. */
export function hintsFor({ question, answer, evidence, chapter, language }: HintInput): Hint[] {
  const [first] = evidence;
  if (!first) return [];
  const secret = secretOf(question, answer, language);
  const title = chapter === null ? [] : masked(chapter, secret, false);
  const pages = placesOf(evidence).filter(({ page, label }) => !tellsNumber(label ?? String(page), secret));
  const words = masked(first.quote, secret);
  return [
    ...(saysSomething(title) ? [{ kind: 'chapter' as const, title }] : []),
    ...(pages.length > 0 ? [{ kind: 'pages' as const, pages }] : []),
    ...(saysSomething(words) ? [{ kind: 'words' as const, words }] : []),
  ];
}

const tellsNumber = (label: string, { terms }: Secret): boolean => terms.has(label.toLowerCase());

/** The pages, each once, in the book's order. */
const placesOf = (evidence: readonly Evidence[]) =>
  [
    ...new Map(evidence.map(({ page, label }) => [page, { page, ...(label !== undefined && { label }) }])).values(),
  ].sort((a, b) => a.page - b.page);
