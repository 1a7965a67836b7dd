/** Long questions for the reasons of several things. */
import { framed, type Reading, statement } from '../reading.ts';
import type { Reason } from '../reasons.ts';
import { told } from '../wording.ts';
import { type LaqCandidate, laqCandidate, POINTS } from './outline.ts';

/** Less than a comparison or an outline of one subject. */
const WORTH = 1.6;

/** Three things of one chapter that the book gives a reason for; of several chapters they would have nothing to do with one another. */
export function whys(reading: Reading, reasons: readonly Reason[]): LaqCandidate[] {
  const fit = reasons.filter(
    ({ sentence, fact }) => reading.inRange(sentence.quote.page) && fact.length <= REASONED && isPlainText(fact),
  );
  const chapters = [...Map.groupBy(fit, ({ sentence }) => sentence.chapter).values()];
  const whole = chapters.flatMap((inside) => chunks(inside, POINTS.least));
  return whole.map((three) =>
    laqCandidate(
      'reasons',
      three[0]?.sentence.chapter ?? -1,
      WORTH,
      three.map(({ sentence }) => `${sentence.at}`),
      framed(reading.frames.long.reasons, ...three.map(({ fact }) => fact)),
      three.map(({ sentence }) => ({ text: statement(reading, told(sentence.text)), quote: sentence.quote })),
    ),
  );
}

/** Three of them together still make a question that is read at once. */
const REASONED = 110;
const isPlainText = (text: string) => !/["“”„«»「」]/u.test(text);

/** All whole runs of so many, in order. */
const chunks = <T>(all: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.floor(all.length / size) }, (_, at) => all.slice(at * size, at * size + size));
