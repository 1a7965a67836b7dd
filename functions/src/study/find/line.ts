/** The one sentence that answers by itself, where its form is that of the question: a definition, a number, a year, a name. */
import { countWords } from '../../book/script.ts';
import type { BookIndex } from '../../book/search/build.ts';
import { packFor } from '../../language/packs/index.ts';
import { isDefinition } from './definitions.ts';
import { RANK_FEATURES } from './features.ts';
import type { Search } from './passages.ts';
import { LINE } from './settings.ts';

const at = (name: (typeof RANK_FEATURES)[number]): number => RANK_FEATURES.indexOf(name);
const NONE: ReadonlySet<number> = new Set();
const SORTS = [at('number'), at('year'), at('name')];

/** Whether a sentence can be read by itself. */
function isSelfContained(place: number, { sentences, language }: BookIndex): boolean {
  const { kind, text } = sentences[place] ?? { kind: 'fragment', text: '' };
  const { signs } = packFor(language);
  if (kind !== 'prose' || countWords(text) > LINE.words || /^\p{Ll}/u.test(text) || /[:：?？]["”]?$/u.test(text))
    return false;
  return ![signs?.leansBack, signs?.connects].some((one) => one?.test(text));
}

/**
 * Index in `index.sentences` of the sentence that could be the line; null where none has the form. Whether a fact is surely the one
 * asked for is told by `oddsOf`.
 * @param stated sentences that the book's facts are read from as definitions of the subject
 */
export function lineAt(
  { question, ranked }: Search,
  index: BookIndex,
  stated: ReadonlySet<number> = NONE,
): number | null {
  if (question.kind === 'definition') {
    const best = ranked.slice(0, LINE.definitionsLookedAt).find(({ at: place, share, mention }) => {
      if (!mention) return false;
      if (isDefinition(mention, index)) return stated.has(place) || share >= LINE.definitionShare;
      return mention.how.first > 0 && stated.has(place);
    });
    return best && isSelfContained(best.at, index) ? best.at : null;
  }
  const [best] = ranked;
  if (!best || question.kind === 'reason' || question.kind === 'comparison' || question.kind === 'list') return null;
  const fits = SORTS.some((feature) => (best.features[feature] ?? 0) > 0);
  const isOpen = question.kind === 'other';
  return (fits || isOpen) && isSelfContained(best.at, index) ? best.at : null;
}
