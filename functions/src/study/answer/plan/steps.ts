/** Steps that a book tells a section each: "Step 1: …", "Step 2: …". */
import type { BookIndex } from '../../../book/search/build.ts';
import { termsOf } from '../../../book/search/terms.ts';
import type { Question } from '../../find/question.ts';
import { isWhole } from '../../find/whole.ts';
import type { Group } from '../compose/compose.ts';
import { announces } from './lists.ts';

/** Fewer are no procedure, and more no answer. */
const FEWEST = 3;
const MOST = 12;
/** Of the question's weight, so much stands in the titles of the steps and of the section before them. */
const LEAST = 0.3;
/** A word and its number, which is all that tells one title from the next. */
const NUMBERED = /^(?<word>\p{L}+)\s+(?<number>\p{Nd}{1,2})(?!\p{L})\s*[:.)–—-]?\s*(?<rest>.*)$/u;

interface Step {
  section: number;
  word: string;
  number: number;
}

/**
 * The first sentence of each of the steps that a question asks for, under their titles; none where no sections are headed by that
 * word and a number.
 * @param head what is to be listed, as a search term: "step"
 */
export function titledSteps(head: string, asked: Question, index: BookIndex): Group[] {
  const steps = index.sections.flatMap(({ title }, section): Step[] => {
    const { word = '', number = '' } = NUMBERED.exec(title)?.groups ?? {};
    return termsOf(word, index.language).includes(head) ? [{ section, word, number: Number(number) }] : [];
  });
  const whole = [...asked.weights.values()].reduce((sum, weight) => sum + weight, 0) || 1;
  const shareOf = (run: readonly Step[]) => {
    const places = [(run[0]?.section ?? 0) - 1, ...run.map(({ section }) => section)];
    const terms = new Set(places.flatMap((at) => termsOf(index.sections[at]?.title ?? '', index.language)));
    return [...asked.weights].reduce((sum, [term, weight]) => sum + (terms.has(term) ? weight : 0), 0) / whole;
  };
  const [best] = runsOf(steps)
    .map((run) => ({ run, share: shareOf(run) }))
    .filter(({ run, share }) => run.length >= FEWEST && share >= LEAST)
    .sort((a, b) => b.share - a.share);
  return (best?.run ?? []).slice(0, MOST).flatMap(({ section }): Group[] => {
    const at = index.sentences.findIndex(
      (one, place) => one.section === section && isWhole(place, index) && !announces(index, place),
    );
    const title = index.sections[section]?.title ?? '';
    return at < 0 ? [] : [{ first: at, last: at, main: at, label: title }];
  });
}

/** Steps side by side in the book, each number once, in the order of their numbers. */
function runsOf(steps: readonly Step[]): Step[][] {
  const runs: Step[][] = [];
  for (const step of steps) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    const fresh = run && !run.some(({ number }) => number === step.number);
    if (run && last && fresh && step.section - last.section === 1) run.push(step);
    else runs.push([step]);
  }
  return runs.map((run) => run.sort((a, b) => a.number - b.number));
}
