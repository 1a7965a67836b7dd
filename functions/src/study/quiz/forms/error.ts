/** Find the error: statements of the book on one matter, one of them with a word exchanged. */
import type { DraftMcq } from '../../engine.ts';
import { matters } from '../chapters.ts';
import { type Distractor, likeLength } from '../distractors.ts';
import { exchanged } from '../exchange.ts';
import { because } from '../explain.ts';
import { likeness } from '../gate/words.ts';
import { choose } from '../options.ts';
import { framed, type Reading } from '../reading.ts';
import type { Plain } from '../sentences.ts';
import { uncited } from '../wording.ts';
import type { McqCandidate } from './form.ts';

const WORTH = 0.9;
const CHARS = { least: 45, most: 190 };
const UNSPACED = { least: 16, most: 90 };
/** So many are kept to be dealt from. */
const MOST = 300;
/** A section of so many statements gives options of its own. */
const ENOUGH = 6;
/** Reading four statements again and again tires. */
const SHARE = 0.3;
/** Statements that say so much of the same are not put beside one another. */
const SAME = 0.5;

export function errorForms(reading: Reading, sentences: readonly Plain[]): McqCandidate[] {
  const bounds = reading.pack.words.unspaced ? UNSPACED : CHARS;
  const fit = sentences.filter(
    ({ fit, text, quote }) =>
      fit && text.length >= bounds.least && text.length <= bounds.most && reading.inRange(quote.page),
  );
  const matterOf = matters(reading.book, reading.pack);
  const made = [...Map.groupBy(fit, ({ chapter }) => chapter).values()].flatMap((chapter) => {
    const central = centrality(reading, chapter);
    const stated = chapter.filter((sentence) => central(sentence) >= CENTRAL);
    const bySection = Map.groupBy(stated, ({ section }) => section);
    return stated.flatMap((sentence) => {
      const near = bySection.get(sentence.section) ?? [];
      // A short section takes its chapter's other statements.
      const inside = near.length >= ENOUGH ? near : stated;
      const title = matterOf(sentence.section, inside === stated);
      return exchanged(reading, sentence).map((wrong) => ({
        form: 'error',
        share: SHARE,
        level: 'understand' as const,
        chapter: sentence.chapter,
        score: WORTH + sentence.worth + 2 * central(sentence),
        about: [`${sentence.at}`, `error ${title}`],
        draft: (random: () => number) => draftOf(reading, title, { sentence, wrong, inside }, random),
      }));
    });
  });
  return made.sort((a, b) => b.score - a.score).slice(0, MOST);
}

/** How much of a statement is what its chapter keeps coming back to, 0 to 1. */
function centrality({ contentAt }: Reading, sentences: readonly Plain[]): (sentence: Plain) => number {
  const uses = new Map<string, number>();
  for (const { at } of sentences) for (const word of contentAt(at)) uses.set(word, (uses.get(word) ?? 0) + 1);
  return ({ at }) => {
    const words = [...contentAt(at)];
    return words.filter((word) => (uses.get(word) ?? 0) >= COMMON).length / Math.max(1, words.length);
  };
}

/** A word in so many statements of a chapter belongs to its matter; a statement is of it with such a share of them. */
const COMMON = 3;
const CENTRAL = 0.15;

interface Altered {
  sentence: Plain;
  /** The sentence with its word exchanged. */
  wrong: string;
  /** What else is stated in its section. */
  inside: readonly Plain[];
}

function draftOf(
  reading: Reading,
  title: string,
  { sentence, wrong, inside }: Altered,
  random: () => number,
): DraftMcq | null {
  const own = reading.contentAt(sentence.at);
  const true3 = inside
    .filter((other) => other !== sentence && likeLength(other.text, sentence.text))
    .map((other) => ({ other, same: likeness(own, reading.contentAt(other.at)) }))
    .filter(({ same }) => same < SAME)
    .sort((a, b) => b.other.worth + 6 * b.same - (a.other.worth + 6 * a.same))
    .map(({ other }): Distractor => ({ text: shown(other.text), about: other.quote }));
  const key = shown(wrong);
  const others = choose(key, true3, random);
  if (!others) return null;
  const { error, errorPlain } = reading.frames;
  return {
    question: title === '' ? errorPlain : framed(error, title),
    options: [key, ...others.map(({ text }) => text)],
    answer_index: 0,
    explanation: because(reading, sentence.quote),
    evidence: sentence.quote,
    about: [null, ...others.map(({ about }) => about)],
    level: 'understand',
    form: 'error',
  };
}

const shown = (text: string) => uncited(text).trim();
