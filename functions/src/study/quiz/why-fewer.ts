/** Why a stretch of a book gives fewer questions than were asked for, in words for the student. */
import type { Thinking } from '../../contract/quiz.ts';
import type { QuizCounts } from '../engine.ts';
import type { QuizContext } from './context.ts';
import { MCQ_FORMS } from './forms/index.ts';
import { listsOf } from './lists.ts';
import { titledSections } from './sections.ts';
import { termsOf } from './terms.ts';

const counted = (count: number, one: string, several = `${one}s`) => `${count} ${count === 1 ? one : several}`;

/** What is said of wanted levels that no form reaches; null where all are. */
export function unreached({ mcq }: QuizCounts, levels: readonly Thinking[]): string | null {
  const beyond = levels.filter((level) => !MCQ_FORMS.some((form) => form.level === level));
  if (beyond.length === 0 || mcq === 0) return null;
  return `Without an AI model no question asks to ${beyond.join(' or ')}; others were written instead.`;
}

/**
 * What there is, why that is not enough, and what a model would add.
 * @param missing how many of each kind are lacking
 */
export function whyFewer(context: QuizContext, missing: QuizCounts): string[] {
  const notes: string[] = [];
  const { inRange } = context;
  const definitions = termsOf(context).filter(({ page }) => inRange(page)).length;
  const lists = listsOf(context).filter(({ page }) => inRange(page)).length;
  const named = (...there: readonly (readonly [count: number, one: string])[]) =>
    there.flatMap(([count, one]) => (count > 0 ? [counted(count, one)] : [])).join(', ');
  if (missing.mcq > 0) {
    const there = named([definitions, 'definition'], [lists, 'list']);
    const said =
      there === ''
        ? 'none of these'
        : `${there} to be read without the text around, and each needs others that are explained in some of the same words for wrong options`;
    notes.push(
      `Without an AI model, choices rest on what a text defines, lists or puts in order: here ${said}. An AI model could also ask about causes, examples and comparisons.`,
    );
  }
  if (missing.saq + missing.laq > 0) {
    const there = named(
      [definitions, 'definition'],
      [lists, 'list'],
      [titledSections(context, 'short').length, 'titled section'],
    );
    notes.push(
      `Without an AI model, typed questions rest on what a text defines and lists, and on its titled sections, each asked about once: here ${there === '' ? 'none of these' : `${there} to be read without the text around`}. An AI model could also ask about single sentences.`,
    );
  }
  return notes;
}
