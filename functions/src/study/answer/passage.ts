/** A passage of the index as an engine claims it. */
import type { Book } from '../../book/model.ts';
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

export function draftPassage({ sentences, best, kind }: Sentences, _book: Book, index: BookIndex): DraftPassage {
  const [first] = sentences;
  const opening = index.sentences[first ?? -1];
  return {
    page: opening?.page ?? 1,
    pieces: sentences.map((at, place) => {
      const { text = '', paragraph } = index.sentences[at] ?? {};
      const breaks = place > 0 && paragraph !== index.sentences[sentences[place - 1] ?? -1]?.paragraph;
      return { text, ...(at === best && { mark: true as const }), ...(breaks && { breaks: true as const }) };
    }),
    space: packFor(index.language).words.unspaced ? '' : ' ',
    section: pathOf(opening?.section ?? -1, index),
    kind,
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
