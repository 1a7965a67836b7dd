/** What a sentence does besides telling anything, by its words: asks, sets a task, sends elsewhere, announces. */
import { QUESTION_MARKS } from '../../language/marks.ts';
import { allPacks } from '../../language/packs/index.ts';
import type { Signs } from '../../language/parts/signs.ts';

/** A question of the book's own. */
export const ASKS_BACK = new RegExp(`[${QUESTION_MARKS}]["'”’»]?$`, 'u');

const gathered = new Map<keyof Signs, readonly RegExp[]>();

/** Whether a text shows something in any of the languages: what a book quotes may be in another. */
function shows(name: 'task' | 'elsewhere' | 'plans' | 'announces', text: string): boolean {
  const known = gathered.get(name) ?? allPacks.flatMap(({ signs }) => signs?.[name] ?? []);
  gathered.set(name, known);
  return known.some((one) => one.test(text));
}

/** Whether a sentence sets a task ("State the rules of …!", "Exercise 8: …"): no answer, whatever part of the book it stands in. */
export const isTask = (text: string): boolean => shows('task', text);

/** Whether a sentence sends the reader elsewhere. */
export const pointsElsewhere = (text: string): boolean => shows('elsewhere', text);

/** Whether a sentence says what the book will do next ("Next, we discuss …", "In this section we introduce …"), and not what it says of it. */
export const announcesPlan = (text: string): boolean => shows('plans', text);

const COLON = /[:：]["”’)]?$/u;

/** Whether a sentence ends by announcing what follows it. */
export const announcesNext = (text: string): boolean => COLON.test(text) || shows('announces', text);

/** Begins in the middle of a clause: with a small word (a formula's letter, "i)" and "e.g." are none), or with a formula's marks. */
const MID_CLAUSE = /^(?:\p{Ll}{2,}(?![\p{Ll}).])|[=<>≤≥∈⊆→⇒⇔∧∨∪∩,;)\]}])/u;
export const beginsMidClause = (text: string): boolean => MID_CLAUSE.test(text);
