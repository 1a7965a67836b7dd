/** A case that the book tells, and the concept that it shows. */

import { tokensOf } from '../../../knowledge/tokens.ts';
import type { DraftMcq } from '../../engine.ts';
import { closeRivals, likeLength, rivalsOf } from '../distractors.ts';
import { because } from '../explain.ts';
import { contentWords, covered } from '../gate/words.ts';
import { isTangible, sortsOf } from '../noun-sorts.ts';
import { choose } from '../options.ts';
import { capital, framed, type Reading } from '../reading.ts';
import type { Plain } from '../sentences.ts';
import type { QuizTerm } from '../terms.ts';
import { told } from '../wording.ts';
import { type McqCandidate, WEAK } from './form.ts';

const CASE = { least: 8, most: 45 };
const UNSPACED = { least: 14, most: 100 };
/** The concept stands in one of so many sentences before the example, in its paragraph. */
const BACK = 2;

export function scenarioForms(
  reading: Reading,
  { terms, named }: { terms: readonly QuizTerm[]; named: readonly QuizTerm[] },
  sentences: readonly Plain[],
): McqCandidate[] {
  return sentences.flatMap((sentence): McqCandidate[] => {
    const shown = caseIn(reading, sentence);
    if (shown === null || !reading.inRange(sentence.quote.page)) return [];
    const term = conceptOf(reading, terms, sentence);
    if (!term || covered(contentWords(term.text), contentWords(shown)) > 0) return [];
    // "Fingers take up more space than toes" is no example of a cortex.
    if (isTangible(sortsOf(reading, term.text))) return [];
    return [
      {
        form: 'scenario',
        level: 'apply',
        chapter: term.chapter,
        score: term.weight + 1,
        about: [term.key],
        draft: (random) =>
          draftOf(reading, closeRivals(reading, named, term, shown), { term, shown, sentence }, random),
      },
      {
        form: 'scenario',
        tier: WEAK,
        level: 'apply',
        chapter: term.chapter,
        score: term.weight + 1,
        about: [term.key],
        draft: (random) => draftOf(reading, rivalsOf(reading, terms, term, shown), { term, shown, sentence }, random),
      },
    ];
  });
}

/** What is told behind "for example", or null where the sentence opens otherwise or cannot stand alone. */
function caseIn({ lexicon, pack, speaker }: Reading, { text, tokens }: Plain): string | null {
  if (!lexicon) return null;
  const runs = lexicon.exampleOpeners.get(tokens[0]?.text ?? '') ?? [];
  const run = runs.find((words) => words.every((word, at) => tokens[at]?.text === word));
  if (!run) return null;
  let from = run.length;
  while (tokens[from]?.kind === 'sign') from++;
  const rest = told(text.slice(tokens[from]?.start));
  const words = tokensOf(rest, pack.words.elided).filter(({ kind }) => kind !== 'sign');
  const bounds = pack.words.unspaced ? UNSPACED : CASE;
  if (words.length < bounds.least || words.length > bounds.most) return null;
  const { pronouns, pointing, pointingFirst } = lexicon;
  const leans = words.some(
    ({ text: word }, at) => pointing.has(word) || speaker.has(word) || (at < 4 && pronouns.has(word)),
  );
  const first = words[0]?.text ?? '';
  // "Imagine yourself …" tells the reader what to do.
  return leans || pointingFirst.has(first) || lexicon.verbs.has(first) || /[?;=<>|{}\\@#^~_]/.test(rest)
    ? null
    : capital(rest);
}

/** What the sentences right before are about: the one thing in them that the book defines. */
function conceptOf({ sentences, words }: Reading, terms: readonly QuizTerm[], { at, chapter }: Plain): QuizTerm | null {
  const paragraph = sentences[at]?.paragraph;
  for (let before = at - 1; before >= at - BACK && sentences[before]?.paragraph === paragraph; before--) {
    const key = words.keyAt(before);
    const named = terms.filter((term) => term.chapter === chapter && key.includes(` ${term.key} `));
    // "Relative poverty" names poverty too.
    const widest = named.filter(
      ({ key: one }) => !named.some((other) => other.key !== one && ` ${other.key} `.includes(` ${one} `)),
    );
    const opens = (one: QuizTerm) => one.key.includes(' ') && key.startsWith(` ${one.key} `);
    const first = widest.find((one) => one.fact.stored.first === before || opens(one));
    if (first) return first;
    const [term] = widest;
    if (term && widest.length === 1 && term.key.includes(' ')) return term;
    if (widest.length > 0) return null;
  }
  return null;
}

function draftOf(
  reading: Reading,
  all: readonly QuizTerm[],
  { term, shown, sentence }: { term: QuizTerm; shown: string; sentence: Plain },
  random: () => number,
): DraftMcq | null {
  const rivals = all.filter(({ text }) => likeLength(text, term.text));
  const wrong = choose(
    term.text,
    rivals.map(({ text, quote }) => ({ text, about: quote })),
    random,
  );
  if (!wrong) return null;
  return {
    question: framed(reading.frames.shown, shown),
    options: [term.text, ...wrong.map(({ text }) => text)],
    answer_index: 0,
    explanation: because(reading, term.quote, sentence.quote),
    evidence: term.quote,
    more: [sentence.quote],
    about: [null, ...wrong.map(({ about }) => about)],
    level: 'apply',
    form: 'scenario',
  };
}
