/** What a long question on one thing names to be covered: in each of its points, the phrase that the book comes back to most. */
import { alike } from '../gate/options.ts';
import { contentWords } from '../gate/words.ts';
import { phrasesIn } from '../mentions.ts';
import { framed, inside, type Reading } from '../reading.ts';
import type { Plain } from '../sentences.ts';
import { enumerated } from './outline.ts';

const OFTEN = 3;
/** A longer phrase is read as a statement. */
const LONGEST = 40;

/**
 * Asks for the points of a subject: "Write about “Harbours”, and cover the sea wall, fishing rights and the old light." Where a
 * point has no phrase of its own, or nothing tells phrases in the language, for what the book says of it.
 */
export function askedAbout(reading: Reading, subject: string, points: readonly Plain[]): string {
  const { explain, about } = reading.frames.long;
  const cues: string[] = [];
  for (const point of reading.frames.tagged ? points : []) {
    const cue = cueOf(reading, subject, point, cues);
    if (cue !== null) cues.push(cue);
  }
  if (cues.length < points.length || cues.length === 0) return framed(about, subject);
  return framed(explain, subject, enumerated(reading, cues));
}

function cueOf(reading: Reading, subject: string, { text }: Plain, taken: readonly string[]): string | null {
  const { words, knowledge } = reading;
  const own = contentWords(subject);
  const found = phrasesIn(reading, text)
    .map((phrase) => inside(reading, phrase.text))
    .filter((phrase) => {
      const said = [...contentWords(phrase)];
      const fresh = said.length > 0 && !said.some((word) => own.has(word)) && !/\p{Nd}/u.test(phrase);
      // "Vassal-states": cut out of a word.
      const end = text.toLowerCase().indexOf(phrase.toLowerCase()) + phrase.length;
      const whole = !/^[-\p{L}]/u.test(text.slice(end));
      return fresh && whole && phrase.length <= LONGEST && !taken.some((other) => alike(other, phrase));
    })
    .map((phrase) => ({ phrase, uses: words.withTerm(knowledge.keyOf(phrase)).length }))
    // "Confusion": a single word tells what a point is about where the book comes back to it.
    .filter(({ phrase, uses }) => contentWords(phrase).size > 1 || uses >= OFTEN);
  // Of several words first: "automation" says less of a point than "patient safety".
  const worth = ({ phrase, uses }: (typeof found)[number]) =>
    Math.min(4, uses) + (contentWords(phrase).size > 1 ? 3 : 0);
  return found.toSorted((a, b) => worth(b) - worth(a))[0]?.phrase ?? null;
}
