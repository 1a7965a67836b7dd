/** A chapter or section of a book, and where it is. */
import type { SectionKind } from './section-kinds.ts';

export interface Section {
  title: string;
  /** 1 for the outermost. */
  level: number;
  kind: SectionKind;
  /** The chapter's number, as its title tells it or counted; only sections that are chapters have one. */
  number?: number;
  /** Number of its first page in the file, and the character on that page where its heading begins. */
  from: number;
  start: number;
  /** Number of its last page, and the character there before which it ends. */
  to: number;
  end: number;
}

/** Whether a place of the book is in a part of it. */
export const isInside = (part: Pick<Section, 'from' | 'start' | 'to' | 'end'>, page: number, start: number): boolean =>
  (page > part.from || (page === part.from && start >= part.start)) &&
  (page < part.to || (page === part.to && start < part.end));
