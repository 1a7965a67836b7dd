/** Long questions on one thing: what a section says of it, in the statements that open with it or come back to it. */
import { centrality } from '../central.ts';
import type { Reading } from '../reading.ts';
import type { Plain } from '../sentences.ts';
import { type Subject, toldOf } from '../told-of.ts';
import { uncited } from '../wording.ts';
import { askedAbout } from './cues.ts';
import { distinct } from './distinct.ts';
import { type LaqCandidate, laqCandidate, POINTS } from './outline.ts';

const WORTH = 0.6;
/** What a section is called is what it is about. */
const TITLED = 0.8;
/** Points stand no farther apart, in sentences. */
const STRETCH = 40;
/** A statement that names its subject among so many words is about it. */
const OPENS = 5;
const LONGEST = 300;

export function themeForms(
  reading: Reading,
  sentences: readonly Plain[],
  subjects: readonly Subject[],
): LaqCandidate[] {
  const central = centrality(reading, sentences);
  const fit = sentences.filter(({ fit, quote, text }) => fit && reading.inRange(quote.page) && text.length <= LONGEST);
  return toldOf(reading, fit, subjects).flatMap(({ subject, inside }): LaqCandidate[] => {
    const opening = inside.filter((one) => opens(reading, one, subject));
    // In a language of many cases only what opens a sentence is surely in the one it is named by.
    const inflects = (reading.lexicon?.obliqueEndings.length ?? 0) > 0;
    if (inflects && !opening.some(({ text }) => text.startsWith(subject.text))) return [];
    const worth = (one: Plain) => one.worth + 2 * central(one);
    const best = stretches(opening)
      .map((near) =>
        distinct(
          reading,
          near.toSorted((a, b) => worth(b) - worth(a)),
        ),
      )
      .filter((points) => points.length >= POINTS.least)
      .map((points) => ({ points, mean: points.reduce((sum, one) => sum + worth(one), 0) / points.length }))
      .sort((a, b) => b.points.length + b.mean - a.points.length - a.mean)[0];
    if (!best) return [];
    const points = best.points.toSorted((a, b) => a.at - b.at);
    const titled = reading.titles.includes(` ${subject.key} `);
    const asked = askedAbout(reading, subject.text, points);
    return [
      laqCandidate(
        'theme',
        points[0]?.chapter ?? -1,
        WORTH + best.mean / 3 + (titled ? TITLED : 0),
        [subject.key, ...points.map(({ at }) => `${at}`)],
        asked.question,
        asked.points.map(({ text, quote }) => ({ text: uncited(text).trim(), quote })),
      ),
    ];
  });
}

/** Whether a statement begins with its subject, or nearly so; in a script without spaces, whether its first half holds it. */
function opens({ pack, knowledge }: Reading, { text, tokens }: Plain, { key }: Subject): boolean {
  const first = text.slice(0, tokens[Math.min(OPENS, tokens.length) - 1]?.end);
  if (pack.words.unspaced) return text.slice(0, text.length / 2).includes(key);
  return ` ${knowledge.keyOf(first)} `.includes(` ${key} `);
}

/** Runs of statements in one chapter that stand near one another. */
function stretches(inside: readonly Plain[]): Plain[][] {
  return inside.map((first) =>
    inside.filter(({ at, chapter }) => chapter === first.chapter && at >= first.at && at - first.at <= STRETCH),
  );
}
