/** Long questions over years: what became of somebody, what a section reports. */
import { matters } from '../chapters.ts';
import { alike } from '../gate/options.ts';
import type { Name } from '../names.ts';
import { framed, type Reading, statement } from '../reading.ts';
import { told } from '../wording.ts';
import type { Figure } from './figures.ts';
import { enumerated, type LaqCandidate, laqCandidate, POINTS, type Point } from './outline.ts';

const NEAR_START = 12;

/** What became of something in several years, each year its own point. */
export function histories(
  reading: Reading,
  names: ReadonlyMap<string, Name>,
  figures: readonly Figure[],
): LaqCandidate[] {
  const dated = Map.groupBy(
    figures.filter(
      ({ unit, dated, sentence }) => unit === null && dated && sentence.fit && reading.inRange(sentence.quote.page),
    ),
    ({ sentence }) => sentence.at,
  );
  return [...names.values()].flatMap((name) => {
    const points = new Map<number, Point & { at: number; chapter: number }>();
    for (const { sentence, from } of name.uses) {
      // Told of the name, not of something else beside it.
      if (from > NEAR_START || sentence.tokens.some(({ text }) => reading.lexicon?.pronouns.has(text))) continue;
      const years = dated.get(sentence.at) ?? [];
      const [only] = years;
      if (!only || years.length > 1 || points.has(only.value) || points.size >= 4) continue;
      if ([...points.values()].some(({ at, text }) => at === sentence.at || alike(text, sentence.text))) continue;
      points.set(only.value, {
        text: told(sentence.text),
        quote: sentence.quote,
        at: sentence.at,
        chapter: sentence.chapter,
      });
    }
    if (points.size < POINTS.least) return [];
    const told4 = [...points].sort(([a], [b]) => a - b);
    const question = framed(
      reading.frames.long.years,
      name.text,
      enumerated(
        reading,
        told4.map(([year]) => String(year)),
      ),
    );
    const chapter = told4[0]?.[1].chapter ?? -1;
    const score = 1.2 + Math.min(1.5, name.uses.length / 6);
    return [
      laqCandidate(
        'years',
        chapter,
        score,
        [name.text, ...told4.map(([, { at }]) => `${at}`)],
        question,
        told4.map(([, { text, quote }]) => ({ text: `${text}.`, quote })),
      ),
    ];
  });
}

/** What a section reports of several years, each its own point. */
export function chronicles(reading: Reading, figures: readonly Figure[]): LaqCandidate[] {
  const matterOf = matters(reading);
  const fit = figures.filter(
    ({ unit, dated, sentence }) => unit === null && dated && sentence.fit && reading.inRange(sentence.quote.page),
  );
  return [...Map.groupBy(fit, ({ sentence }) => sentence.section)].flatMap(([section, inside]) => {
    const title = matterOf(section);
    const years = Map.groupBy(inside, ({ value }) => value);
    const bySentence = Map.groupBy(inside, ({ sentence }) => sentence.at);
    // One sentence a year, and one year a sentence: else a year would ask for more than its point.
    const told4 = [...years]
      .filter(([, [one, other]]) => one && !other && bySentence.get(one.sentence.at)?.length === 1)
      .sort(([, [a]], [, [b]]) => (b?.sentence.worth ?? 0) - (a?.sentence.worth ?? 0))
      .slice(0, YEARS)
      .sort(([a], [b]) => a - b);
    if (title === '' || told4.length < POINTS.least) return [];
    const listed = enumerated(
      reading,
      told4.map(([year]) => String(year)),
    );
    const points = told4.flatMap(([, [one]]) =>
      one ? [{ text: statement(reading, told(one.sentence.text)), quote: one.sentence.quote }] : [],
    );
    const chapter = inside[0]?.sentence.chapter ?? -1;
    return [
      laqCandidate(
        'years',
        chapter,
        0,
        [title, ...told4.flatMap(([, [one]]) => (one ? [`${one.sentence.at}`] : []))],
        framed(reading.frames.long.years, title, listed),
        points,
      ),
    ];
  });
}

const YEARS = 4;
