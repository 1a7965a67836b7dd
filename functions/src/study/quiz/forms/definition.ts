/** A term and its meaning, asked both ways. */
import type { ClaimedQuote, DraftMcq } from '../../engine.ts';
import { closeRivals, type Distractor, isWrong, likeLength, namedBeside, rivalsOf } from '../distractors.ts';
import { because } from '../explain.ts';
import { contentWords } from '../gate/words.ts';
import { kinship } from '../kinship.ts';
import { isStatement } from '../meaning.ts';
import type { Mentions } from '../mentions.ts';
import { goTogether, sortsOf } from '../noun-sorts.ts';
import { choose } from '../options.ts';
import { capital, framed, type Reading } from '../reading.ts';
import type { QuizTerm } from '../terms.ts';
import { type McqCandidate, WEAK } from './form.ts';

/** What stands beside a term: other terms, what the book names as one, and what a chapter keeps coming back to. */
export interface Beside {
  terms: readonly QuizTerm[];
  /** All terms, and what is named as one. */
  named: readonly QuizTerm[];
  mentions: Mentions;
}

export function definitionForms(reading: Reading, beside: Beside): McqCandidate[] {
  const { terms } = beside;
  return terms
    .filter(({ page }) => reading.inRange(page))
    .flatMap((term) => [
      {
        form: 'term',
        level: 'remember' as const,
        chapter: term.chapter,
        score: term.weight,
        about: [term.key],
        draft: (random: () => number) => byTerm(reading, term, closeTo(reading, beside, term), random),
      },
      {
        form: 'term',
        tier: WEAK,
        level: 'remember' as const,
        chapter: term.chapter,
        score: term.weight - 0.6,
        about: [term.key],
        draft: (random: () => number) =>
          byTerm(reading, term, [...closeTo(reading, beside, term), ...farther(reading, beside, term)], random),
      },
      {
        form: 'meaning',
        level: 'remember' as const,
        chapter: term.chapter,
        score: term.weight - 0.3,
        about: [term.key],
        draft: (random: () => number) => byMeaning(reading, terms, term, random),
      },
      {
        form: 'meaning',
        tier: WEAK,
        level: 'remember' as const,
        chapter: term.chapter,
        score: term.weight - 0.3,
        about: [term.key],
        draft: (random: () => number) => besideMeanings(reading, terms, term, random),
      },
    ]);
}

/** Terms, and what the book names as one, that a student could well take for the term. */
const closeTo = (reading: Reading, { named }: Beside, term: QuizTerm): Distractor[] =>
  closeRivals(reading, named, term, term.meaning).map(asTerm);

/** Where the chapter names too few of the kind: other terms of it, and what else it keeps telling of beside the term. */
function farther(reading: Reading, { terms, mentions }: Beside, term: QuizTerm): Distractor[] {
  const rivals = rivalsOf(reading, terms, term, term.meaning).filter(({ text }) => likeLength(text, term.text));
  return [...rivals.map(asTerm), ...namedBeside(reading, term, mentions(term.chapter), term.meaning)];
}

/** "Which term refers to …?" */
function byTerm(
  reading: Reading,
  term: QuizTerm,
  rivals: readonly Distractor[],
  random: () => number,
): DraftMcq | null {
  if (term.labelled && isStatement(reading, term.meaning)) return null;
  const wrong = choose(term.text, rivals, random);
  if (!wrong) return null;
  const frames = reading.frames.term;
  const frame = frames[Math.floor(random() * frames.length)] ?? '%';
  const plain = frame.includes('“') || frame.includes('«') || frame.includes('„') || frame.includes('「');
  return draft(
    reading,
    framed(frame, plain ? capital(term.meaning) : term.meaning),
    term.text,
    wrong,
    term.quote,
    'term',
  );
}

/** "Which of the following best describes …?" */
function byMeaning(
  reading: Reading,
  terms: readonly QuizTerm[],
  term: QuizTerm,
  random: () => number,
): DraftMcq | null {
  const rivals = rivalsOf(reading, terms, term, term.text)
    .filter((other) => other.opening === term.opening && likeLength(other.meaning, term.meaning))
    .map(asMeaning);
  const wrong = choose(capital(term.meaning), rivals, random);
  return (
    wrong &&
    draft(reading, framed(reading.frames.meaning, term.text), capital(term.meaning), wrong, term.quote, 'meaning')
  );
}

/** The same beside what the chapter, or a book of few terms, means by others, where the meanings name things of one sort. */
function besideMeanings(
  reading: Reading,
  terms: readonly QuizTerm[],
  term: QuizTerm,
  random: () => number,
): DraftMcq | null {
  const sorts = sortsOf(reading, term.meaning);
  if (!reading.frames.tagged || sorts === '' || term.name) return null;
  const few = terms.length < FEW;
  const rivals = terms
    .filter(({ key, name, chapter }) => key !== term.key && !name && (few || chapter === term.chapter))
    .filter(({ meaning, opening }) => {
      const found = sortsOf(reading, meaning);
      return opening === term.opening && found !== '' && goTogether(sorts, found) && likeLength(meaning, term.meaning);
    })
    .filter((other) => isWrong(reading, other, term, contentWords(term.text)))
    .sort((a, b) => kinship(reading, term, b) - kinship(reading, term, a))
    .map(asMeaning);
  const wrong = choose(capital(term.meaning), rivals, random);
  return (
    wrong &&
    draft(reading, framed(reading.frames.meaning, term.text), capital(term.meaning), wrong, term.quote, 'meaning')
  );
}

/** A book of fewer terms speaks of one matter. */
const FEW = 12;

const asTerm = ({ text, quote }: QuizTerm): Distractor => ({ text, about: quote });
const asMeaning = ({ meaning, quote }: QuizTerm): Distractor => ({ text: capital(meaning), about: quote });

function draft(
  reading: Reading,
  question: string,
  key: string,
  wrong: readonly Distractor[],
  quote: ClaimedQuote,
  form: string,
): DraftMcq {
  return {
    question,
    options: [key, ...wrong.map(({ text }) => text)],
    answer_index: 0,
    explanation: because(reading, quote),
    evidence: quote,
    about: [null, ...wrong.map(({ about }) => about)],
    level: 'remember',
    form,
  };
}
