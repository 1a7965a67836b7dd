/** What a sentence ends with, asked for beside what else the chapter names of its sort: "… led residents to move to _____." */
import type { DraftMcq } from '../../engine.ts';
import { type Asked, standBeside } from '../beside.ts';
import { CENTRAL, centrality } from '../central.ts';
import { because } from '../explain.ts';
import { contentWords } from '../gate/words.ts';
import { type Mentions, phrasesIn } from '../mentions.ts';
import type { Name } from '../names.ts';
import { choose } from '../options.ts';
import { capital, framed, inside, type Reading } from '../reading.ts';
import { GAP, type Plain } from '../sentences.ts';
import { verbsIn } from '../verbs.ts';
import { told } from '../wording.ts';
import { LAST, LEAST, type McqCandidate } from './form.ts';

/** A gap is asked where no subject, reason or statement can be; years and numbers come after it. */
const WORTH = -2.4;
const SHARE = 0.4;
const MOST = 300;
/** What is asked for comes up in so many sentences: the book is about it. */
const OFTEN = 3;
/** A single word, "details", has to come up more often. */
const SINGLE = 8;
/** A chapter that names a thing so often tells of it; a book of so few sentences names nothing often. */
const TOLD = 4;
const SHORT = 60;
/** So many words before it say enough to tell it. */
const BEFORE = 6;
const LONGEST = 220;
/** With fewer content words beside the gap, many things could be said to fill it. */
const LEAST_WORDS = 4;

export function objectForms(
  reading: Reading,
  sentences: readonly Plain[],
  mentions: Mentions,
  names: ReadonlyMap<string, Name>,
): McqCandidate[] {
  if (!reading.frames.tagged) return [];
  const central = centrality(reading, sentences);
  return sentences
    .filter(
      (one) => one.fit && reading.inRange(one.quote.page) && one.text.length <= LONGEST && central(one) >= CENTRAL,
    )
    .flatMap((sentence) => [true, false].map((strict) => ({ sentence, strict })))
    .map(({ sentence, strict }) => ({
      form: 'object',
      share: SHARE,
      // What the book tells of elsewhere is told at a glance from what is asked for.
      tier: strict ? LAST : LEAST,
      level: 'remember' as const,
      chapter: sentence.chapter,
      score: WORTH + sentence.worth + 2 * central(sentence),
      about: [`${sentence.at}`],
      draft: (random: () => number) => draftOf(reading, sentence, { mentions, names, strict }, random),
    }))
    .sort((a, b) => b.score - a.score)
    .slice(0, 2 * MOST);
}

function draftOf(
  reading: Reading,
  sentence: Plain,
  { mentions, names, strict }: { mentions: Mentions; names: ReadonlyMap<string, Name>; strict: boolean },
  random: () => number,
): DraftMcq | null {
  const { knowledge, words, pack } = reading;
  const text = told(sentence.text);
  const last = phrasesIn(reading, text).findLast((phrase) => text.endsWith(phrase.text));
  if (!last) return null;
  const before = text.slice(0, -last.text.length);
  if (!isGoverned(reading, sentence, before)) return null;
  const key = knowledge.keyOf(last.text);
  const asked: Asked = {
    text: last.text,
    words: key.split(' ').filter((word) => !pack.words.stop.has(word)),
    number: last.number,
    bears: names.get(last.text)?.sort ?? null,
    at: sentence.at,
    rest: before,
  };
  // "First-order": cut out of a word.
  const uses = /\s/.test(last.text) ? OFTEN : SINGLE;
  if (!/\s$/.test(before) || words.withTerm(key).length < uses || before.split(/\s+/).length < BEFORE) return null;
  // "A rose is a rose": what the rest says already.
  const rest = contentWords(before);
  if (rest.size < LEAST_WORDS || [...contentWords(last.text)].some((word) => rest.has(word))) return null;
  const shown = capital(inside(reading, last.text));
  // What the chapter names once is told at a glance from what it is about.
  const least = reading.sentences.length < SHORT ? 2 : TOLD;
  const known = mentions(sentence.chapter).filter(({ times }) => times >= least);
  const wrong = choose(shown, standBeside(reading, asked, known, strict), random);
  if (!wrong) return null;
  return {
    question: framed(reading.frames.word, `${before}${GAP}.`),
    options: [shown, ...wrong.map((one) => one.text)],
    answer_index: 0,
    explanation: because(reading, sentence.quote),
    evidence: sentence.quote,
    about: [null, ...wrong.map(({ about }) => about)],
    level: 'remember',
    form: 'object',
  };
}

/** "… led residents to move to _____": right behind a preposition or the verb; behind "and" it is one of several, behind "their" a piece. */
function isGoverned(reading: Reading, { text, tokens }: Plain, before: string): boolean {
  const at = tokens.findLastIndex(({ end }) => end <= before.trimEnd().length);
  const word = tokens[at]?.text ?? '';
  return (reading.lexicon?.prepositions.has(word) ?? false) || verbsIn(reading, text, tokens).has(at);
}
