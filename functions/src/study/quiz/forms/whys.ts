/** Long questions for the reasons of several things. */
import { framed, type Reading, statement } from '../reading.ts';
import type { Reason } from '../reasons.ts';
import { told } from '../wording.ts';
import { type LaqCandidate, laqCandidate, POINTS } from './outline.ts';

/** Three things of one chapter that the book gives a reason for. */
export function whys(reading: Reading, reasons: readonly Reason[]): LaqCandidate[] {
  const fit = reasons.filter(
    ({ sentence, fact }) => reading.inRange(sentence.quote.page) && fact.length <= REASONED && isPlainText(fact),
  );
  const chapters = [...Map.groupBy(fit, ({ sentence }) => sentence.chapter).values()];
  const whole = chapters.flatMap((inside) => chunks(inside, POINTS.least));
  // What is left of chapters that give fewer is asked together, last.
  const rest = chunks(
    chapters.flatMap((inside) => inside.slice(inside.length - (inside.length % POINTS.least))),
    POINTS.least,
  );
  const asked = (three: readonly Reason[], score: number) =>
    laqCandidate(
      'reasons',
      three[0]?.sentence.chapter ?? -1,
      score,
      three.map(({ sentence }) => `${sentence.at}`),
      framed(reading.frames.long.reasons, ...three.map(({ fact }) => fact)),
      three.map(({ sentence }) => ({ text: statement(reading, told(sentence.text)), quote: sentence.quote })),
    );
  return [...whole.map((three) => asked(three, 1.6)), ...rest.map((three) => asked(three, 0.4))];
}

/** Three of them together still make a question that is read at once. */
const REASONED = 110;
const isPlainText = (text: string) => !/["“”„«»「」]/u.test(text);

/** All whole runs of so many, in order. */
const chunks = <T>(all: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.floor(all.length / size) }, (_, at) => all.slice(at * size, at * size + size));
