/** How a book tells how something is done: by the beginning of the section that is about just that. */
import { countWords } from '../../../book/script.ts';
import type { BookIndex } from '../../../book/search/build.ts';
import { isWhole } from '../../find/whole.ts';
import { type Group, merge } from '../compose/compose.ts';
import type { Home } from '../find/home.ts';
import { announces, formulaAfter } from './lists.ts';

/** A section whose title says this much of a question, and hardly anything else, is about just that. */
const JUST_THAT = 0.8;
/** It says how something is done in so many words at its beginning. */
const SAID = 45;

/** The beginning of the section that is about just what is asked, as an answer says it; null where none is. */
export function openingSaid(home: Home, index: BookIndex): Group[] | null {
  const [first] = home.values();
  if (first === undefined || first < JUST_THAT) return null;
  const groups: Group[] = [];
  let words = 0;
  for (const at of home.keys()) {
    if (!(isWhole(at, index) || showsNext(at, index)) || (groups.length > 0 && !follows(at, groups, index))) continue;
    words += countWords(index.sentences[at]?.text ?? '');
    if (groups.length > 0 && words > SAID) break;
    groups.push({ first: at, last: at, main: at });
    if (announces(index, at)) break;
  }
  return groups.length > 0 ? merge(groups, index) : null;
}

/** Announces a formula or some lines of a program that do follow it. */
const showsNext = (at: number, index: BookIndex): boolean => announces(index, at) && formulaAfter(index, at) !== null;

/** Whether a sentence goes on where the last one ended, with nothing but its example between them. */
const follows = (at: number, groups: readonly Group[], index: BookIndex): boolean => {
  const last = groups.at(-1)?.last ?? at;
  return at - last <= 2 && index.sentences[at]?.section === index.sentences[last]?.section;
};
