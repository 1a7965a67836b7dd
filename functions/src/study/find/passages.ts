/** The search that both engines use: from a question to the passages of a book that fit it best. */
import { countWords } from '../../book/script.ts';
import type { BookIndex } from '../../book/search/build.ts';
import { termsOf } from '../../book/search/terms.ts';
import type { KnowledgeBase } from '../../knowledge/index.ts';
import { type Definition, definitionsAmong } from './definition.ts';
import model from './model.json' with { type: 'json' };
import type { Question } from './question.ts';
import { dot, type Ranked, rankSentences, softmax, weightsFor } from './rank.ts';
import { type Retrieved, retrieve } from './retrieve.ts';
import { termsAt } from './sentence-terms.ts';
import { DEFINITION_LEADS, SENTENCES_OF_PASSAGES, SHOWN } from './settings.ts';
import { showing } from './signs.ts';
import { isShown, type Unit, unitAround } from './units.ts';
import { windowAround } from './windows.ts';

/** A passage that was found; its sentences are `[first, last]` of `index.sentences`. */
interface Found extends Unit {
  /** The sentences of it that were ranked, the likeliest first. */
  ranked: Ranked[];
  /** In the order of `PASSAGE_FEATURES`. */
  features: readonly number[];
  score: number;
  /** How likely it holds the answer, if any of the passages does. */
  share: number;
}

export interface Search {
  question: Question;
  retrieved: Retrieved;
  /** All sentences that may answer, the likeliest first. */
  ranked: Ranked[];
  /** Of a definition asked for: the sentence that best says what its subject is; null where none may. */
  definition: Definition | null;
  /** The passages that they are in, the likeliest first. */
  passages: Found[];
}

/** What speaks for a passage, names in the order of the values. */
export const PASSAGE_FEATURES = ['share', 'best', 'cover', 'ofBestCover', 'list', 'title'] as const;

/**
 * Finds, ranks and gathers; what is shown of it is another's choice.
 * @param facts what the book knows, for definitions
 */
export function findPassages(question: Question, index: BookIndex, facts: KnowledgeBase | null = null): Search {
  const retrieved = retrieve(question, index);
  const asked = { ...question, shows: showing(question, index.language) };
  const ranked = rankSentences(asked, retrieved.candidates, index);
  const [definition = null] = definitionsAmong(question, ranked, facts, index);
  const passages = gathered(question, ranked, index);
  return { question, retrieved, ranked, definition, passages: definition ? ledBy(definition, passages) : passages };
}

/** The passage of a definition first, and the definition first in it, where it may well be one. */
function ledBy({ at, odds }: Definition, passages: Found[]): Found[] {
  const own = passages.find(({ first, last }) => at >= first && at <= last);
  if (!own || odds < DEFINITION_LEADS) return passages;
  const isIt = (one: Ranked) => one.at === at;
  const ranked = [...own.ranked.filter(isIt), ...own.ranked.filter((one) => !isIt(one))];
  return [{ ...own, ranked }, ...passages.filter((one) => one !== own)];
}

const WEIGHTS = weightsFor(PASSAGE_FEATURES, model.passage.weights);

function gathered(question: Question, ranked: readonly Ranked[], index: BookIndex): Found[] {
  const units: { unit: Unit; ranked: Ranked[] }[] = [];
  for (const one of ranked.slice(0, SENTENCES_OF_PASSAGES)) {
    const known = units.find(({ unit }) => one.at >= unit.first && one.at <= unit.last);
    if (known) known.ranked.push(one);
    else {
      const unit = unitAround(one.at, index);
      const overlapping = units.find((other) => unit.first <= other.unit.last && unit.last >= other.unit.first);
      if (overlapping) {
        overlapping.ranked.push(one);
        const [wide, kept] = [unit, overlapping.unit];
        overlapping.unit = {
          first: Math.min(wide.first, kept.first),
          last: Math.max(wide.last, kept.last),
          kind: kept.kind === 'list' || wide.kind === 'list' ? 'list' : kept.kind,
        };
      } else units.push({ unit, ranked: [one] });
    }
  }
  const features = passageFeatures(question, units, ranked[0]?.score ?? 0, index);
  const scores = features.map((values) => dot(values, WEIGHTS));
  const shares = softmax(scores);
  return units
    .map(({ unit, ranked }, at) => ({
      ...unit,
      ranked,
      features: features[at] ?? [],
      score: scores[at] ?? 0,
      share: shares[at] ?? 0,
    }))
    .sort((a, b) => b.score - a.score || a.first - b.first);
}

function passageFeatures(
  question: Question,
  units: readonly { unit: Unit; ranked: readonly Ranked[] }[],
  top: number,
  index: BookIndex,
): number[][] {
  const whole = [...question.weights.values()].reduce((sum, weight) => sum + weight, 0) || 1;
  const covers = units.map(({ unit }) => {
    const terms = new Set<string>();
    for (let at = unit.first; at <= unit.last; at++)
      if (isShown(at, index)) for (const term of termsAt(index, at)) if (question.weights.has(term)) terms.add(term);
    return [...terms].reduce((sum, term) => sum + (question.weights.get(term) ?? 0), 0) / whole;
  });
  const mostCover = Math.max(0.01, ...covers);
  return units.map(({ unit, ranked }, order) => {
    const title = termsOf(index.sections[index.sentences[unit.first]?.section ?? -1]?.title ?? '', index.language);
    const titled = title.reduce((sum, term) => sum + (question.weights.get(term) ?? 0), 0) / whole;
    const cover = covers[order] ?? 0;
    return [
      Math.max(-4, Math.log(ranked.reduce((sum, { share }) => sum + share, 0))) / 4 + 1,
      Math.exp((ranked[0]?.score ?? 0) - top),
      cover,
      cover / mostCover,
      Number(unit.kind === 'list'),
      Math.min(1, titled),
    ];
  });
}

/** A passage as it is shown: which of its sentences, and which of them answers best. */
export interface ShownPassage {
  found: Found;
  /** Indices in `index.sentences`, in the order of the book. */
  sentences: number[];
  best: number;
}

/**
 * The likeliest passages, those nearly as likely as the first, in so many words altogether: a definition asked for first, then by how
 * likely the answer is in what is shown of each.
 */
export function chosenPassages(
  { passages, definition }: Pick<Search, 'passages'> & Partial<Pick<Search, 'definition'>>,
  index: BookIndex,
  limits = SHOWN,
): ShownPassage[] {
  const shares = new Map(passages.flatMap(({ ranked }) => ranked.map(({ at, share }) => [at, share])));
  const [first] = passages;
  const near = passages.slice(0, limits.lookedAt).filter(({ share }) => share >= limits.share * (first?.share ?? 0));
  const leads = definition && definition.odds >= DEFINITION_LEADS ? definition.at : null;
  const taken = new Set<number>();
  const chosen: ShownPassage[] = [];
  let left = limits.words;
  while (left >= limits.leastWords) {
    const most = chosen.length === 0 && near.length > 1 ? limits.firstWords : left;
    const [next] = near
      .map((found) => ({ found, best: found.ranked[0]?.at ?? found.first }))
      .filter(({ best }) => !taken.has(best))
      .map(({ found, best }) => {
        const words = found.kind === 'list' ? left : most;
        const window = windowAround(best, found, words, shares, taken, index);
        return { found, best, ...window, words: lengthOf(window.sentences, index) };
      })
      .filter(({ words }) => chosen.length === 0 || words <= left)
      .sort((a, b) => Number(b.best === leads) - Number(a.best === leads) || b.share - a.share);
    if (!next || chosen.length === limits.passages) break;
    const { found, best, sentences, words } = next;
    for (const at of sentences) taken.add(at);
    left -= words;
    chosen.push({ found, sentences, best });
  }
  return chosen;
}

const lengthOf = (sentences: readonly number[], index: BookIndex): number =>
  sentences.reduce((sum, at) => sum + countWords(index.sentences[at]?.text ?? ''), 0);
