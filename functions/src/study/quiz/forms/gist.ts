/** Long questions on a section: what it is called is asked about, and its weightiest statements that name it are the points. */
import { CENTRAL, centrality } from '../central.ts';
import { matters } from '../chapters.ts';
import { contentWords } from '../gate/words.ts';
import type { Reading } from '../reading.ts';
import type { Plain } from '../sentences.ts';
import { namesFirst } from '../told-of.ts';
import { uncited } from '../wording.ts';
import { askedAbout } from './cues.ts';
import { distinct } from './distinct.ts';
import { type LaqCandidate, laqCandidate, POINTS } from './outline.ts';

/** Less than a question on one thing: a section may say more than its title. */
const WORTH = -0.6;
const LONGEST = 300;
/** What stands first in a section says what it is about. */
const FIRST = { sentences: 3, worth: 0.5 };

export function gistForms(reading: Reading, sentences: readonly Plain[]): LaqCandidate[] {
  const central = centrality(reading, sentences);
  const matterOf = matters(reading);
  const fit = sentences.filter(
    (one) =>
      one.fit &&
      reading.inRange(one.quote.page) &&
      one.text.length <= LONGEST &&
      namesFirst(reading, one, '') &&
      central(one) >= CENTRAL,
  );
  return [...Map.groupBy(fit, ({ section }) => section)].flatMap(([section, inside]): LaqCandidate[] => {
    const title = matterOf(section);
    const named = [...contentWords(title)];
    const begins = sentences.find((one) => one.section === section)?.at ?? 0;
    const isTitled = ({ at }: Plain) => named.some((word) => reading.contentAt(at).has(word));
    const worth = (one: Plain) => one.worth + 2 * central(one) + (one.at - begins < FIRST.sentences ? FIRST.worth : 0);
    const best = distinct(
      reading,
      inside.filter(isTitled).toSorted((a, b) => worth(b) - worth(a)),
    );
    if (title === '' || best.length < POINTS.least) return [];
    const points = best.toSorted((a, b) => a.at - b.at);
    const mean = points.reduce((sum, one) => sum + worth(one), 0) / points.length;
    const asked = askedAbout(reading, title, points);
    return [
      laqCandidate(
        'gist',
        points[0]?.chapter ?? -1,
        WORTH + mean / 3,
        [title, ...points.map(({ at }) => `${at}`)],
        asked.question,
        asked.points.map(({ text, quote }) => ({ text: uncited(text).trim(), quote })),
      ),
    ];
  });
}
