/** The one sentence that answers by itself: the ranker is sure of it, or it surely says what its subject is. */
import { countWords } from '../../book/script.ts';
import type { BookIndex } from '../../book/search/build.ts';
import { packFor } from '../../language/packs/index.ts';
import model from './model.json' with { type: 'json' };
import type { Search } from './passages.ts';
import { LINE } from './settings.ts';

const NONE: ReadonlySet<number> = new Set();

/** Whether a sentence can be read by itself. */
export function isSelfContained(place: number, { sentences, language }: BookIndex): boolean {
  const { kind, text } = sentences[place] ?? { kind: 'fragment', text: '' };
  if (kind !== 'prose' || countWords(text) > LINE.words || /^\p{Ll}/u.test(text) || /[:：?？]["”]?$/u.test(text))
    return false;
  return !packFor(language).signs?.leansBack?.test(text);
}

/**
 * Index in `index.sentences` of the sentence that could be the line where the passages answer at all; null where none is sure.
 * @param stated sentences that the book's facts are read from as definitions of the subject
 */
export function lineAt(
  { question, ranked }: Pick<Search, 'question' | 'ranked'>,
  index: BookIndex,
  stated: ReadonlySet<number> = NONE,
): number | null {
  const [best] = ranked;
  if (!best || !isSelfContained(best.at, index)) return null;
  const { at, share, mention } = best;
  if (question.kind !== 'definition') return share >= model.thresholds.line ? at : null;
  if (!mention) return null;
  const defines = mention.defines || mention.how.first > 0;
  return (stated.has(at) && share >= LINE.statedShare) || (defines && share >= LINE.definitionShare) ? at : null;
}
