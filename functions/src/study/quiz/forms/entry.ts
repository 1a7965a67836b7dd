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
const NEAREST = 6;
const OTHERS = { most: 3, least: 2 };
/** What shows that two things are of one kind: told of in one section, said of in the same words, doing the same first ("Return …"). */
const KIND = { section: 2, word: 1, opening: 0.5 };
/** Of what a book has many, those of less are of other kinds; the few commands or packages of another are of one kind by that. */
const NEAR = 1;
const MANY = 40;

/** Things of one kind that are described in other words, the nearest first. */
function rivalsOf(context: QuizContext, entry: Entry): Entry[] {
  const own = contentWords(entry.says);
  const nearness = (other: Entry) => {
    const shared = [...contentWords(other.says)].filter((word) => own.has(word)).length;
    const same = firstOf(other) === firstOf(entry);
    return (
      (other.section === entry.section ? KIND.section : 0) +
      KIND.word * Math.max(0, shared - Number(same)) +
      (same ? KIND.opening : 0)
    );
  };
  const ofKind = entriesOf(context).filter(({ kind }) => kind === entry.kind);
  const isOneOfMany = ofKind.length > MANY;
  return ofKind
    .filter(({ name }) => name !== entry.name)
    .filter((other) => !isOneOfMany || (other.chapter === entry.chapter && isLoud(other) === isLoud(entry)))
    .map((other) => ({ other, near: nearness(other) }))
    .filter(({ other, near }) => {
      const words = contentWords(other.says);
      const apart = likeness(own, words) < SAME && covered(own, words) < WITHIN && covered(words, own) < WITHIN;
      return (near >= NEAR || !isOneOfMany) && apart;
    })
    .sort((a, b) => b.near - a.near || Math.abs(a.other.page - entry.page) - Math.abs(b.other.page - entry.page))
    .map(({ other }) => other)
    .slice(0, NEAREST);
}

/** "WIFEXITED" among "getpid" is of another kind. */
const isLoud = ({ name }: Entry) => name === name.toUpperCase();

const firstOf = ({ says }: Entry) => says.split(' ', 1)[0]?.toLowerCase() ?? '';

const asked = (context: QuizContext): { entry: Entry; rivals: Entry[] }[] =>
  entriesOf(context)
    .filter(({ page }) => context.inRange(page))
    .map((entry) => ({ entry, rivals: rivalsOf(context, entry) }))
    .filter(({ rivals }) => rivals.length >= OTHERS.least);

function candidate(
  form: string,
  { entry, rivals }: { entry: Entry; rivals: readonly Entry[] },
  draft: Candidate<DraftMcq>['draft'],
): Candidate<DraftMcq> {
  const near = rivals.filter(({ section }) => section === entry.section).length;
  return {
    ...{ form, chapter: entry.chapter, score: WORTH.base + WORTH.near * Math.min(OTHERS.most, near) },
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
