/** Why a stretch of a book gives fewer questions than were asked for, in words for the student. */
import type { QuizCounts } from '../engine.ts';
import type { Reading } from './reading.ts';
import type { Plain } from './sentences.ts';

type Fault = NonNullable<Plain['unfit']>;

/** What is wrong with sentences that cannot be asked about, several faults to one reason. */
const REASONS: readonly { says: string; faults: readonly Fault[] }[] = [
  { says: 'speak of something named before them', faults: ['leans', 'points', 'no subject'] },
  { says: 'hold code, formulas or signs', faults: ['strange', 'numbered', 'unclosed'] },
  { says: 'are cut off, too short or too long', faults: ['fragment', 'short', 'long', 'no verb'] },
  { says: 'address the reader', faults: ['speaks', 'command'] },
  { says: 'are in another language', faults: ['foreign'] },
];
/** A reason for fewer sentences than this share of them explains little. */
const TELLING = 0.1;

/**
 * Notes on what is missing: how many sentences of the pages can be asked about and why the others cannot, then what each kind
 * of question lacked. They are shown only where the gate let pass fewer than were asked for.
 * @param missing how many questions of each kind were not found
 * @param sentences all prose of the book
 */
export function shortfall(reading: Reading, missing: QuizCounts, sentences: readonly Plain[]): string[] {
  const here = sentences.filter(({ quote, unfit }) => reading.inRange(quote.page) && unfit !== 'outside');
  return [...usable(here), ...lacking(missing)];
}

function usable(here: readonly Plain[]): string[] {
  const fit = here.filter((one) => one.fit).length;
  if (here.length === 0) return ['There are no whole sentences on these pages.'];
  const why = REASONS.map(({ says, faults }) => ({
    says,
    count: here.filter(({ unfit }) => unfit !== null && faults.includes(unfit)).length,
  }))
    .filter(({ count }) => count >= TELLING * here.length)
    .sort((a, b) => b.count - a.count)
    .map(({ says, count }) => `${count} ${says}`);
  const rest = why.length > 0 ? `: ${why.join(', ')}` : '';
  return [`Of ${here.length} sentences, ${fit} can be asked about by themselves${rest}.`];
}

function lacking({ mcq, laq }: QuizCounts): string[] {
  return [
    ...(mcq > 0 ? ['For more multiple-choice questions the book lacks three wrong options like the right one.'] : []),
    ...(laq > 0 ? ['A long question needs three statements on one subject, close together.'] : []),
  ];
}
