/** Two terms that are taken for one another, and three terms with their meanings. */
import type { DraftMcq } from '../../engine.ts';
import { likeLength, rivalsOf } from '../distractors.ts';
import { because } from '../explain.ts';
import { alike } from '../gate/options.ts';
import { shuffled } from '../gate/seed.ts';
import { isConfusable, kinship, likeness } from '../kinship.ts';
import { choose } from '../options.ts';
import { capital, framed, type Reading } from '../reading.ts';
import type { QuizTerm } from '../terms.ts';
import type { McqCandidate } from './form.ts';

/** Below this two terms are not taken for one another. */
const CLOSE = 5.5;
/** Of one list, of one noun, or with a word in common. */
const ALIKE = 2;
/** A meaning to be matched is read beside two others. */
const LONGEST = 130;

export function compareForms(reading: Reading, terms: readonly QuizTerm[]): McqCandidate[] {
  return terms
    .filter(({ page }) => reading.inRange(page))
    .flatMap((term): McqCandidate[] => {
      const close = terms
        .filter((other) => other.key !== term.key && other.name === term.name && other.weight > 1)
        .map((other) => ({ other, score: kinship(reading, term, other) }))
        .filter(({ other, score }) => score >= CLOSE && isConfusable(reading, term, other))
        .filter(({ other }) => likeness(reading, term, other) >= ALIKE)
        .sort((a, b) => b.score - a.score)
        .map(({ other }) => other);
      const [nearest] = close;
      if (!nearest) return [];
      const shared = { chapter: term.chapter, level: 'understand' as const };
      return [
        {
          ...shared,
          form: 'apart',
          score: term.weight + 0.4,
          about: [term.key],
          draft: (random) => apart(reading, terms, [term, nearest], random),
        },
        {
          ...shared,
          form: 'match',
          score: term.weight - 0.2,
          about: [term.key, ...close.slice(0, 2).map(({ key }) => key)],
          draft: (random) => match(reading, [term, ...close], random),
        },
      ];
    });
}

/** The other one's meaning is among the options: who mixes them up takes it. */
function apart(
  reading: Reading,
  terms: readonly QuizTerm[],
  [term, nearest]: [QuizTerm, QuizTerm],
  random: () => number,
): DraftMcq | null {
  const asked = `${term.text} ${nearest.text}`;
  const fits = ({ meaning, opening }: QuizTerm) => opening === term.opening && likeLength(meaning, term.meaning);
  if (!fits(nearest) || alike(nearest.meaning, term.meaning)) return null;
  const others = rivalsOf(reading, terms, term, asked).filter((other) => other.key !== nearest.key && fits(other));
  const asOption = ({ meaning, quote }: QuizTerm) => ({ text: capital(meaning), about: quote });
  const more = choose(capital(term.meaning), [asOption(nearest), ...others.map(asOption)], () => 0.99 * random());
  const wrong = more && [
    asOption(nearest),
    ...more.filter(({ text }) => text !== capital(nearest.meaning)).slice(0, 2),
  ];
  if (!wrong || wrong.length < 3) return null;
  return {
    question: framed(reading.frames.apart, term.text, nearest.text),
    options: [capital(term.meaning), ...wrong.map(({ text }) => text)],
    answer_index: 0,
    explanation: because(reading, term.quote, nearest.quote),
    evidence: term.quote,
    about: [null, ...wrong.map(({ about }) => about)],
    level: 'understand',
    form: 'apart',
  };
}

/** Three terms and their meanings; the options are the pairings. */
function match(reading: Reading, close: readonly QuizTerm[], random: () => number): DraftMcq | null {
  const three: QuizTerm[] = [];
  for (const term of close) {
    const fresh = three.every(({ meaning, text }) => !alike(meaning, term.meaning) && !alike(text, term.text));
    if (three.length < 3 && fresh && term.meaning.length <= LONGEST) three.push(term);
  }
  if (three.length < 3) return null;
  const meanings = shuffled(three, random);
  const listed = [
    ...three.map(({ text }, at) => `${at + 1}. ${text}`),
    ...meanings.map(({ meaning }, at) => `${LETTERS[at]}. ${meaning}`),
  ].join('\n');
  const key = three.map((term) => meanings.indexOf(term));
  const wrong = shuffled(PERMUTATIONS, random).filter((order) => order.some((at, i) => at !== key[i]));
  const shown = (order: readonly number[]) => order.map((at, i) => `${i + 1} – ${LETTERS[at]}`).join(', ');
  return {
    question: framed(reading.frames.match, `\n${listed}`),
    options: [shown(key), ...wrong.slice(0, 3).map(shown)],
    answer_index: 0,
    explanation: because(reading, ...three.map(({ quote }) => quote)),
    evidence: three[0]?.quote ?? meanings[0]!.quote, // three there are
    parts: three.map(({ meaning, quote }) => ({ text: meaning, quote })),
    level: 'understand',
    form: 'match',
  };
}

const LETTERS = ['A', 'B', 'C'];
const PERMUTATIONS = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
];
