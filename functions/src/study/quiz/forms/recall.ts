/** Free recall: of a section by its title, and of what a text tells of somebody or something. */
import type { DraftLaq } from '../../engine.ts';
import { framed, type QuizContext, statement } from '../context.ts';
import { type KeyPoint, keyPoints, titledSections } from '../sections.ts';
import { statementsOf } from '../self-contained.ts';
import { subjectsOf } from '../subjects.ts';
import type { LaqForm, SaqForm } from './form.ts';

const POINTS = { least: 3, most: 5 };
/**
 * A section in a sentence or two comes last: a teacher gave its answers 0, 1, 0, 0 of 2, those of a subject a mean of 1.0 (5), of
 * definitions and lists 1.6 (9; `evals/ratings/quiz-open-and-recall.jsonl`).
 */
const WORTH = { section: 2, inShort: 0, subject: 0.5, more: 0.2, opens: 1 };

const sectionsIn = (context: QuizContext) =>
  titledSections(context).filter(
    ({ page, points }) => context.inRange(page) && points.every(({ quote }) => context.inRange(quote.page)),
  );

/** "In one or two sentences: what is … about?" */
export const sectionInShort: SaqForm = {
  level: 'remember',
  most: (count) => Math.max(1, Math.floor(count / 2)),
  candidates: (context) =>
    sectionsIn(context).flatMap(({ index, title, chapter, points: [first], sureness }) =>
      first
        ? {
            ...{
              form: 'recall',
              chapter,
              score: WORTH.inShort + sureness,
              about: [`section ${index}`, `sentence ${first.at}`],
            },
            names: [title],
            draft: () => ({
              question: framed(context.frames.short.recall, title),
              answer: first.text,
              evidence: first.quote,
            }),
          }
        : [],
    ),
};

/** "Write what you remember of …" */
export const sectionAtLength: LaqForm = {
  level: 'remember',
  most: () => 1,
  candidates: (context) =>
    sectionsIn(context).flatMap(({ index, title, chapter, points, sureness }) => {
      const chosen = points.slice(0, POINTS.most);
      if (chosen.length < POINTS.least) return [];
      return {
        ...{ form: 'recall', chapter, score: WORTH.section + WORTH.more * chosen.length + sureness, names: [title] },
        about: [`section ${index}`],
        draft: () => outlineOf(framed(context.frames.long.recall, title), chosen),
      };
    }),
};

/** "What does the book say about …?": of what a sentence begins with, and the book tells of in one place. */
export const aboutInShort: SaqForm = {
  level: 'remember',
  candidates: (context) =>
    subjectsOf(context).flatMap(({ key, text, told }) => {
      const [first] = told.filter(({ quote }) => context.inRange(quote.page));
      if (!first || told.length > FEW) return [];
      const named = context.index.withTerm(key).length;
      return {
        ...{ form: 'about', chapter: first.chapter, score: WORTH.subject + Math.min(1, named / 10), names: [text] },
        about: [key, `sentence ${first.at}`],
        draft: () => ({
          question: framed(context.frames.short.about, text),
          answer: statement(context, first.text),
          evidence: first.quote,
        }),
      };
    }),
};

/** Where more sentences begin with it, one of them is no answer. */
const FEW = 2;

/** "Explain the main points about …": what begins with it, or at least names it. */
export const aboutAtLength: LaqForm = {
  level: 'understand',
  candidates: (context) => {
    const statements = new Map(statementsOf(context).map((one) => [one.at, one]));
    return subjectsOf(context).flatMap(({ key, text, told }) => {
      const opening = told.filter(({ quote }) => context.inRange(quote.page));
      const enough = opening.length >= POINTS.least;
      const naming = () => context.index.withTerm(key).flatMap((at) => statements.get(at) ?? []);
      const here = enough ? opening : naming().filter(({ quote }) => context.inRange(quote.page));
      const [first] = here;
      const points = here.length < POINTS.least ? [] : keyPoints(context, here, text, POINTS.most);
      if (!first || points.length < POINTS.least) return [];
      const worth = WORTH.subject + WORTH.more * points.length + (enough ? WORTH.opens : 0);
      return {
        ...{ form: 'about', chapter: first.chapter, score: worth, names: [text] },
        about: [key],
        draft: () => outlineOf(framed(context.frames.long.about, text), points),
      };
    });
  },
};

const outlineOf = (question: string, points: readonly KeyPoint[]): DraftLaq => {
  const inOrder = points.toSorted((a, b) => a.at - b.at);
  return {
    question,
    answer_outline: inOrder.map(({ text }) => text),
    evidence: inOrder.map(({ quote }) => quote),
  };
};
