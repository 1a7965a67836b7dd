/** Whether two English words may be names of one thing: "the policy" for "the rules", but not "liver" for "heart". */
import { packFor } from '../../language/packs/index.ts';
import { sortsOfNoun } from '../quiz/sorts.ts';
import type { Token } from './text.ts';

/**
 * What happens, is thought or said, or is a quality has many names. Groups, people, animals and plants, bodies, what can be touched,
 * places, times and amounts are each themselves and no other of their sort.
 */
const MANY_NAMES = 'ec';

/** Two nouns of a sort that has many names, or two words that are no nouns. */
export function mayBeNamesOfOne(one: Token, other: Token): boolean {
  const singulars = packFor('en').quiz?.singulars ?? '';
  const [own, theirs] = [one, other].map(({ text }) => sortsOfNoun(text, singulars)) as [string, string];
  if (own === '' && theirs === '') return true;
  return [...MANY_NAMES].some((sort) => own.includes(sort) && theirs.includes(sort));
}
