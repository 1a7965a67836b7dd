/** What a book says otherwise than a question takes it: the opposite, or another year. */
import type { BookIndex } from '../../../book/search/build.ts';
import { packFor } from '../../../language/packs/index.ts';
import { termsAround, termsAt } from '../../find/around.ts';
import { RANK_FEATURES } from '../../find/features.ts';
import { likeness } from '../../find/likeness.ts';
import type { Question } from '../../find/question.ts';
import type { Ranked } from '../../find/rank.ts';
import { isWhole } from '../../find/whole.ts';
import { isFrameTerm } from '../../find/words.ts';
import { judge } from './judge.ts';
import { TOLD } from './polarity.ts';
import { isDenied } from './verdict.ts';

/** A statement is judged by sentences that hold so much of it, the likeliest of so many. */
const SETTLES = 0.75;
const JUDGED = 5;
/** What a sentence says in another year must be told by so many words. */
const FEWEST_TOLD = 2;
/** Two terms are forms of one word from here on, by how much of them is the same. */
export const ALIKE = 0.6;
/** The likeliest sentences, among which one may say otherwise. */
export const LOOKED_AT = 8;

const COVER = RANK_FEATURES.indexOf('cover');
/** What stands in brackets is told beside the point. */
export const IN_BRACKETS = /[([][^()[\]]*[)\]]/gu;

/** The likeliest sentence that says the opposite of a statement, where none of the likeliest says the statement itself. */
export function denying(statement: string, ranked: readonly Ranked[], index: BookIndex): number | null {
  const outright = ranked.slice(0, JUDGED).find(({ at }) => isDenied(statement, at, TOLD.granted, index));
  if (outright) return outright.at;
  const { bounds, denies } = packFor(index.language).verdicts ?? { bounds: null };
  if (!bounds) return null;
  // "Why was it never released?": a sentence that denies as much says so too.
  const saysNot = denies?.test(statement) ?? false;
  const judged = ranked
    .slice(0, JUDGED)
    .filter(({ features }) => (features[COVER] ?? 0) >= SETTLES)
    .map(({ at }) => ({ at, verdict: judge(statement, index.sentences[at]?.text ?? '', bounds) }));
  if (judged.some(({ verdict }) => verdict === 'yes')) return null;
  const no = judged.find(
    ({ verdict, at }) =>
      verdict === 'no' && isWhole(at, index) && !(saysNot && denies?.test(index.sentences[at]?.text ?? '')),
  );
  if (!no) return null;
  return no.at;
}

const YEAR = /(?<!\p{Nd})(?:1\d{3}|20\d\d)(?!\p{Nd})/gu;
const yearsIn = (text: string): string[] => text.replace(IN_BRACKETS, ' ').match(YEAR) ?? [];

/** The likeliest sentence that tells all that a question does but its year, and of another year, where that year stands nowhere near. */
export function datedOtherwise(asked: Question, ranked: readonly Ranked[], index: BookIndex): number | null {
  const years = yearsIn(asked.text);
  if (years.length !== 1) return null;
  const wanted = [...asked.weights.keys()].filter(
    (term) => !years.includes(term) && !isFrameTerm(term, index.language),
  );
  if (wanted.length < FEWEST_TOLD) return null;
  const near = ranked.slice(0, LOOKED_AT);
  if (near.some(({ at }) => years.some((year) => [...termsAround(at, 1, 1, index)].includes(year)))) return null;
  const found = near.find(({ at }) => {
    const terms = new Set(termsAt(at, index));
    return (
      isWhole(at, index) &&
      yearsIn(index.sentences[at]?.text ?? '').length > 0 &&
      wanted.every((term) => terms.has(term) || [...terms].some((other) => likeness(term, other) >= ALIKE))
    );
  });
  return found?.at ?? null;
}
