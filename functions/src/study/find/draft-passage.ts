/** A passage of the index as an engine claims it. */
import type { Book } from '../../book/model.ts';
import { pageOf } from '../../book/pages.ts';
import type { BookIndex } from '../../book/search/build.ts';
import { shownTitle } from '../../book/shown-title.ts';
import { packFor } from '../../language/packs/index.ts';
import type { DraftPassage } from '../draft-passages.ts';

interface Sentences {
  /** Indices in `index.sentences`, in the order of the book. */
  sentences: readonly number[];
  /** Which of them answers best; null where none does. */
  best: number | null;
  kind: DraftPassage['kind'];
}

/**
 * Signs of mathematics from which on a text is shown as its page prints it, since indices and fractions are lost in text: 3 of 100
 * characters. None of 966 paragraphs of a psychology textbook has as many, 284 of 1,735 of a course in logic do.
 */
const SIGNS = 0.03;
const isFormal = (text: string): boolean =>
  (text.match(/[\p{Sm}\u{1D400}-\u{1D7FF}]/gu) ?? []).length > SIGNS * text.length;

export function draftPassage({ sentences, best, kind }: Sentences, book: Book, index: BookIndex): DraftPassage {
  const [first] = sentences;
  const opening = index.sentences[first ?? -1];
  const text = sentences.map((at) => index.sentences[at]?.text ?? '').join(' ');
  // Words that were read from a picture may be wrong: the picture is not.
  const asPrinted = isFormal(text) || pageOf(book, opening?.page ?? 1)?.quality === 'estimated';
  return {
    page: opening?.page ?? 1,
    pieces: sentences.map((at, place) => {
      const { text = '', paragraph } = index.sentences[at] ?? {};
      const breaks = place > 0 && paragraph !== index.sentences[sentences[place - 1] ?? -1]?.paragraph;
      return { text, ...(at === best && { mark: true as const }), ...(breaks && { breaks: true as const }) };
    }),
    space: packFor(index.language).words.unspaced ? '' : ' ',
    section: pathOf(opening?.section ?? -1, index),
    kind: asPrinted ? 'region' : kind,
  };
}

/** The titles of a section and of those it is in, the outermost first. */
function pathOf(section: number, { sections }: BookIndex): string[] {
  const path: string[] = [];
  let level = Number.POSITIVE_INFINITY;
  for (let at = section; at >= 0 && level > 1; at--) {
    const one = sections[at];
    if (!one || one.level >= level) continue;
    level = one.level;
    if (one.title.trim() !== '') path.unshift(shownTitle(one.title));
  }
  return path;
}
