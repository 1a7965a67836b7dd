/** What the book holds of a question: the sentences that may answer it, likeliest first, and the odds that one does. */
import type { BookIndex } from '../../../book/search/build.ts';
import { type Candidate, type Retrieved, retrieve } from '../../find/candidates.ts';
import { type ExactName, exactNames } from '../../find/exact.ts';
import { type Mention, mentionsOf } from '../../find/mentions.ts';
import type { Question } from '../../find/question.ts';
import { type Ranked, rankSentences } from '../../find/rank.ts';
import { byWords } from '../../find/same-word.ts';
import { showing } from '../../find/signs.ts';
import { answerable, decisionFeatures } from './answerable.ts';
import { byWriting } from './as-written.ts';
import { type Home, homeOf } from './home.ts';

export interface LookedUp {
  retrieved: Retrieved;
  /** Sentences that name the subject of "What is X?", in the order of the book. */
  mentions: Mention[];
  /** The sentences that open the section which is about the question by its title. */
  home: Home;
  ranked: Ranked[];
  /** What speaks for the book answering (`DECISION_FEATURES`), and the log-odds that it does; below 0 nothing is said. */
  features: readonly number[];
  odds: number;
}

const known = new WeakMap<Question, { index: BookIndex; found: LookedUp }>();

/** Looks a question up, once for each reading of it. */
export function lookUp(asked: Question, index: BookIndex): LookedUp {
  const before = known.get(asked);
  if (before?.index === index) return before.found;
  const found = look(asked, index);
  known.set(asked, { index, found });
  return found;
}

function look(asked: Question, index: BookIndex): LookedUp {
  const found = retrieve(asked, index);
  const home = homeOf(asked, index);
  const retrieved = { ...found, candidates: withHome(found.candidates, home) };
  const names = exactNames(asked.text, index);
  const mentions = mentionsOf(asked, index);
  const question = { ...asked, shows: showing(asked, index.language) };
  const scored = byNames(names, byWords(asked, rankSentences(question, retrieved.candidates, index), index), index);
  const ranked = atHome(home, byWriting(asked.text, scored, index));
  const evidence = { ...retrieved, named: mentions.length, defined: mentions.some(({ defines }) => defines) };
  const features = decisionFeatures(question, ranked, evidence, index);
  return { retrieved, mentions, home, ranked, features, odds: answerable(features, index.language) };
}

/** The candidates with the sentences of the section that the question is about, which may have none of its words. */
function withHome(candidates: readonly Candidate[], home: Home): Candidate[] {
  const known = new Set(candidates.map(({ at }) => at));
  const others = [...home.keys()].filter((at) => !known.has(at));
  return [...candidates, ...others.map((at) => ({ at, cover: 0, around: 0, passage: 0, title: 1, pairs: 0 }))].sort(
    (a, b) => a.at - b.at,
  );
}

/** What opens the section that is about the question is worth so much more, the first of it most. */
const OPENS_HOME = 4;

function atHome(home: Home, ranked: Ranked[]): Ranked[] {
  if (home.size === 0) return ranked;
  return ranked
    .map((one) => ({ ...one, score: one.score + OPENS_HOME * (home.get(one.at) ?? 0) }))
    .sort((a, b) => b.score - a.score || a.at - b.at);
}

/** A sentence that writes a program's name as the question does is worth so much more than one that only has its stem. */
const NAMED = 2.5;

function byNames(names: readonly ExactName[], ranked: Ranked[], index: BookIndex): Ranked[] {
  if (names.length === 0) return ranked;
  const named = (at: number) => names.filter((one) => one.in(index.sentences[at]?.text ?? '')).length / names.length;
  return ranked
    .map((one) => ({ ...one, score: one.score + NAMED * named(one.at) }))
    .sort((a, b) => b.score - a.score || a.at - b.at);
}
