/** What a manual says of what it names: "Which of these is described like this?" and "Which of these is said of X?". */
import type { DraftMcq } from '../../engine.ts';
import { contentWords, covered, likeness } from '../../gate/words.ts';
import { framed, type QuizContext } from '../context.ts';
import { type Entry, entriesOf } from '../entries.ts';
import { choose } from '../rivals.ts';
import { because, type Candidate, type McqForm, type Shown } from './form.ts';

/** Two descriptions with so much in common may both be true of one thing. */
const SAME = 0.35;
/** So much of one description in another is true of that one too. */
const WITHIN = 0.6;
/** Score of a choice, and what each wrong option of the same section adds. */
const WORTH = { base: 3, near: 0.4 };
/** Wrong options are drawn from so many of the nearest. */
const NEAREST = 8;
const OTHERS = 3;

/** Things of one kind that are described in other words, those of the same section first, then of the same chapter. */
function rivalsOf(context: QuizContext, entry: Entry): Entry[] {
  const own = contentWords(entry.says);
  const nearness = (other: Entry) =>
    (other.section === entry.section ? 2 : 0) + (other.chapter === entry.chapter ? 1 : 0);
  return entriesOf(context)
    .filter((other) => other.name !== entry.name && other.kind === entry.kind)
    .filter((other) => {
      const words = contentWords(other.says);
      return likeness(own, words) < SAME && covered(own, words) < WITHIN && covered(words, own) < WITHIN;
    })
    .sort((a, b) => nearness(b) - nearness(a) || Math.abs(a.page - entry.page) - Math.abs(b.page - entry.page))
    .slice(0, NEAREST);
}

const asked = (context: QuizContext): { entry: Entry; rivals: Entry[] }[] =>
  entriesOf(context)
    .filter(({ page }) => context.inRange(page))
    .map((entry) => ({ entry, rivals: rivalsOf(context, entry) }))
    .filter(({ rivals }) => rivals.length >= OTHERS);

function candidate(
  form: string,
  { entry, rivals }: { entry: Entry; rivals: readonly Entry[] },
  draft: Candidate<DraftMcq>['draft'],
): Candidate<DraftMcq> {
  const near = rivals.filter(({ section }) => section === entry.section).length;
  return {
    ...{ form, chapter: entry.chapter, score: WORTH.base + WORTH.near * Math.min(OTHERS, near) },
    ...{ about: [`entry ${entry.name}`], names: [entry.name, entry.says], draft },
  };
}

export const whichIsDescribed: McqForm = {
  level: 'remember',
  candidates: (context) => {
    const frame = context.frames.entry?.which;
    if (frame === undefined) return [];
    return asked(context).map((one) =>
      candidate('named', one, (random, known) =>
        draftOf(context, one, framed(frame, shown(one.entry)), ({ name }) => name, random, known),
      ),
    );
  },
};

export const whatIsSaid: McqForm = {
  level: 'remember',
  candidates: (context) => {
    const frame = context.frames.entry?.what;
    if (frame === undefined) return [];
    return asked(context).map((one) => {
      const { kind, name, whole } = one.entry;
      const named = kind === '' ? name : `${kind} ${name}`;
      const rivals = one.rivals.filter((other) => other.whole === whole);
      return candidate('said', one, (random, known) =>
        draftOf(context, { ...one, rivals }, framed(frame, named), shown, random, known),
      );
    });
  },
};

/** A predicate shows that its subject is left out. */
const shown = ({ whole, says }: Entry): string => (whole ? says : `… ${says}`);

function draftOf(
  context: QuizContext,
  { entry, rivals }: { entry: Entry; rivals: readonly Entry[] },
  question: string,
  optionOf: (entry: Entry) => string,
  random: () => number,
  known: Shown,
): DraftMcq | null {
  const key = optionOf(entry);
  const options = rivals.map((rival) => ({ text: optionOf(rival), about: rival.quote }));
  const wrong = choose(key, options, random, known);
  return (
    wrong && {
      question,
      options: [key, ...wrong.map(({ text }) => text)],
      answer_index: 0,
      explanation: because(context, entry.quote),
      evidence: entry.quote,
      about: [null, ...wrong.map(({ about }) => about)],
    }
  );
}
