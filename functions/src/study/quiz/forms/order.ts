/** Events of one subject, to be put in the order of their years. */
import type { Fact } from '../../../knowledge/index.ts';
import type { ClaimedQuote, DraftMcq } from '../../engine.ts';
import { because } from '../explain.ts';
import { alike } from '../gate/options.ts';
import { shuffled } from '../gate/seed.ts';
import { capital, type Reading } from '../reading.ts';
import { told } from '../wording.ts';
import type { McqCandidate } from './form.ts';

export interface Dated {
  label: string;
  year: number;
  fact: Fact;
  chapter: number;
}

const LABEL = { least: 18, most: 150 };
/** Years nearer than this are remembered as figures, not as an order. */
const APART = 2;

/** What happened in which year, the year itself left out of the words; in reading order. */
export function datedFacts(reading: Reading): Dated[] {
  return reading.knowledge.ofKind('event').flatMap((fact): Dated[] => {
    const [year] = fact.years;
    const sentence = reading.sentences[fact.stored.first];
    const gap = reading.pack.words.unspaced ? '' : ' ';
    const label = capital(told(`${fact.subject}${gap}${fact.object ?? ''}`));
    const shown = year !== undefined && label.includes(String(year));
    const fits = label.length >= LABEL.least && label.length <= LABEL.most && !/\d{4}/.test(label);
    if (year === undefined || fact.years.length > 1 || shown || !sentence || !fits || fact.negated) return [];
    const [quote] = fact.quotes;
    if (
      fact.stored.keys.subject === '' ||
      fact.quotes.length !== 1 ||
      !quote?.quote.includes(String(year)) ||
      !reading.inRange(fact.page)
    )
      return [];
    return [{ label, year, fact, chapter: reading.chapterOf(sentence) }];
  });
}

export function orderForms(reading: Reading, dated: readonly Dated[]): McqCandidate[] {
  return dated.map((first, at) => ({
    form: 'order',
    level: 'understand' as const,
    chapter: first.chapter,
    score: 1 + first.fact.importance / 60,
    about: [`order ${first.fact.stored.keys.subject}`],
    draft: (random: () => number) => draftOf(reading, dated.slice(at), random),
  }));
}

function draftOf(reading: Reading, near: readonly Dated[], random: () => number): DraftMcq | null {
  const three: Dated[] = [];
  for (const one of near) {
    const fresh = three.every(({ year, label }) => Math.abs(year - one.year) >= APART && !alike(label, one.label));
    const same = three.every(({ fact }) => fact.stored.keys.subject === one.fact.stored.keys.subject);
    if (three.length < 3 && fresh && same) three.push(one);
  }
  return inOrder(
    reading,
    three.map(({ label, year, fact: { quotes } }) => ({ label, year, quotes })),
    random,
  );
}

/** What happened, in which year, and where the book says so. */
export interface Happening {
  label: string;
  year: number;
  quotes: readonly ClaimedQuote[];
}

/** The question for the order of three things that happened; null where they are fewer. */
export function inOrder(reading: Reading, three: readonly Happening[], random: () => number): DraftMcq | null {
  if (three.length < 3) return null;
  const listed = shuffled(three, random);
  const order = listed.map((_, at) => at).sort((a, b) => (listed[a]?.year ?? 0) - (listed[b]?.year ?? 0));
  const shown = (places: readonly number[]) => places.map((at) => LETTERS[at]).join(' → ');
  const wrong = shuffled(PERMUTATIONS, random).filter((places) => places.some((at, i) => at !== order[i]));
  const quotes = three.toSorted((a, b) => a.year - b.year).flatMap(({ quotes }) => quotes);
  const [evidence] = quotes;
  if (!evidence) return null;
  return {
    question: `${reading.frames.order}\n${listed.map(({ label }, at) => `${LETTERS[at]}. ${label}`).join('\n')}`,
    options: [shown(order), ...wrong.slice(0, 3).map(shown)],
    answer_index: 0,
    explanation: because(reading, ...quotes),
    evidence,
    parts: three.flatMap(({ label, quotes: said }) => said.map((quote) => ({ text: label, quote }))),
    level: 'understand',
    form: 'order',
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
