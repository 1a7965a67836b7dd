/** What a long question on one thing names to be covered: in each of its points, the phrase that the book comes back to most. */
import { alike } from '../gate/options.ts';
import { contentWords } from '../gate/words.ts';
import { phrasesIn } from '../mentions.ts';
import { framed, inside, type Reading } from '../reading.ts';
import type { Plain } from '../sentences.ts';
import { enumerated, POINTS } from './outline.ts';

const OFTEN = 3;
/** A longer phrase is read as a statement. */
const LONGEST = 40;

interface AskedAbout {
  question: string;
  /** The points that the question asks for. */
  points: readonly Plain[];
}

/**
 * Asks for the points of a subject that have a phrase of their own: "Write about “Harbours”, and cover the sea wall, fishing
 * rights and the old light." Where too few have one, or nothing tells phrases in the language, for all that the book says of it.
 */
export function askedAbout(reading: Reading, subject: string, points: readonly Plain[]): AskedAbout {
  const { explain, about } = reading.frames.long;
  const cued: { point: Plain; cue: string }[] = [];
  for (const point of reading.frames.tagged ? points : []) {
    const cue = cueOf(
      reading,
      subject,
      point,
      cued.map((one) => one.cue),
    );
    if (cue !== null) cued.push({ point, cue });
  }
  if (cued.length < POINTS.least) return { question: framed(about, subject), points };
  const cues = cued.map(({ cue }) => cue);
  return {
    question: framed(explain, subject, enumerated(reading, cues)),
    points: cued.map(({ point }) => point),
  };
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
