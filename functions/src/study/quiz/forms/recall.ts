/** Free recall: of a section by its title, and of what a text tells of somebody or something. */
import type { DraftLaq } from '../../engine.ts';
import { contentWords, covered } from '../../gate/words.ts';
import { framed, type QuizContext, statement } from '../context.ts';
import { type KeyPoint, keyPoints, titledSections } from '../sections.ts';
import { type Statement, statementsOf } from '../self-contained.ts';
import { sortsOf } from '../sorts.ts';
import { subjectsOf } from '../subjects.ts';
import { isDefined, termsOf } from '../terms.ts';
import type { LaqForm, SaqForm } from './form.ts';

const POINTS = { least: 3, most: 5 };
/**
 * A section in a sentence or two comes last: a teacher gave its answers 0, 1, 0, 0 of 2, those of a subject a mean of 1.0 (5), of
 * definitions and lists 1.6 (9; `evals/ratings/quiz-open-and-recall.jsonl`); where the sentence names nothing of the title, behind all.
 */
const WORTH = { section: 2, inShort: 0, subject: 0.5, more: 0.2, taught: 1, anywhere: -2, untitled: -2 };
/** The share of a title's words that a sentence names which says what the section is about. */
const TITLED = 0.5;

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
              score:
                WORTH.inShort +
                sureness +
                (covered(contentWords(title), context.contentAt(first.at)) < TITLED ? WORTH.untitled : 0),
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
  most: (count) => Math.max(1, Math.floor(count / 2)),
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

/**
 * "Explain the main points about …": what one stretch of text tells of it. Of 41 points that a teacher judged, 25 were accepted; of those
 * that are still asked for before all others 17 of 19. A person is asked for where a title names them, and what no stretch tells
 * enough of comes last.
 */
export const aboutAtLength: LaqForm = {
  level: 'understand',
  candidates: (context) => {
    const statements = new Map(statementsOf(context).map((one) => [one.at, one]));
    const taught = new Set(termsOf(context).flatMap((term) => (isDefined(term) ? [term.key] : [])));
    return subjectsOf(context).flatMap(({ key, text, told }) => {
      const titled = context.titles.some((title) => title.includes(` ${key} `));
      if (!titled && isPerson(context, text)) return [];
      const inRange = ({ quote }: Statement) => context.inRange(quote.page);
      const naming = context.index
        .withTerm(key)
        .flatMap((at) => statements.get(at) ?? [])
        .filter(inRange);
      const here = inOneStretch(naming);
      const enough = here.length >= POINTS.least;
      const [first] = told.filter(inRange);
      const points = keyPoints(context, enough ? here : naming, text, POINTS.most);
      if (!first || points.length < POINTS.least) return [];
      const worth =
        WORTH.subject +
        WORTH.more * points.length +
        (enough ? 0 : WORTH.anywhere) +
        (titled || taught.has(key) ? WORTH.taught : 0);
      return {
        ...{ form: 'about', chapter: first.chapter, score: worth, names: [text] },
        about: [key],
        draft: () => outlineOf(framed(context.frames.long.about, text), points),
      };
    });
  },
};

/** Those of the stretch that has most of them: of one section, with no page between two that has none. */
function inOneStretch(statements: readonly Statement[]): Statement[] {
  const stretches: Statement[][] = [];
  for (const one of statements) {
    const before = stretches.at(-1)?.at(-1);
    const goesOn = before?.section === one.section && one.quote.page - before.quote.page <= 1;
    if (goesOn) stretches.at(-1)?.push(one);
    else stretches.push([one]);
  }
  return stretches.reduce((most, one) => (one.length > most.length ? one : most), []);
}

/** Whether a subject may be somebody: a name, where only names have a capital, that is in no list of nouns but of people's. */
function isPerson(context: QuizContext, text: string): boolean {
  const { lexicon, isName } = context;
  const named = /^\p{Lu}\p{Ll}/u.test(text) && text.split(' ').every((word) => isName(word));
  return named && !lexicon?.capitalNouns && [NOBODY, PERSON].includes(sortsOf(context, text));
}
const NOBODY = '';
const PERSON = 'a';

const outlineOf = (question: string, points: readonly KeyPoint[]): DraftLaq => {
  const inOrder = points.toSorted((a, b) => a.at - b.at);
  return {
    question,
    answer_outline: inOrder.map(({ text }) => text),
    evidence: inOrder.map(({ quote }) => quote),
  };
};
