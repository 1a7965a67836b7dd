/** Free recall of a section by its title: what asks for more where a book defines and lists little. */
import type { DraftLaq } from '../../engine.ts';
import { framed } from '../context.ts';
import { type KeyPoint, titledSections } from '../sections.ts';
import type { LaqForm, SaqForm } from './form.ts';

const POINTS = { least: 3, most: 5 };
/** A section is recalled where nothing is left to define, list or compare, which a teacher rated better (`evals/ratings/README.md`). */
const WORTH = { inShort: -6, atLength: -6, more: 0.2 };

/** "In one or two sentences: what is … about?" */
export const sectionInShort: SaqForm = {
  level: 'remember',
  candidates: (context) =>
    titledSections(context, 'short').flatMap(({ index, title, chapter, points: [first], sureness }) =>
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
  candidates: (context) =>
    titledSections(context, 'long').flatMap(({ index, title, chapter, points, sureness }) => {
      const chosen = points.slice(0, POINTS.most);
      if (chosen.length < POINTS.least) return [];
      return {
        ...{ form: 'recall', chapter, score: WORTH.atLength + WORTH.more * chosen.length + sureness, names: [title] },
        about: [`section ${index}`],
        draft: () => outlineOf(framed(context.frames.long.recall, title), chosen),
      };
    }),
};

const outlineOf = (question: string, points: readonly KeyPoint[]): DraftLaq => {
  const inOrder = points.toSorted((a, b) => a.at - b.at);
  return {
    question,
    answer_outline: inOrder.map(({ text }) => text),
    evidence: inOrder.map(({ quote }) => quote),
  };
};
