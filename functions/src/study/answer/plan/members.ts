/** What a question asks to be listed: "the four *modalities*", "the types *of society*". */
import { termsOf } from '../../../book/search/terms.ts';
import type { PackCode } from '../../../language/codes.ts';
import { pattern } from '../../../language/match.ts';
import { packFor } from '../../../language/packs/index.ts';
import type { Listing } from '../../../language/parts/listing.ts';
import { isFrameTerm, isStopTerm } from '../../find/words.ts';

export interface Members {
  /** How many; null where any number will do. */
  count: number | null;
  /** What they are, as a search term: "modality". */
  head: string;
  /** What they are of, where the question says it right behind: "types *of society*". */
  of: ReadonlySet<string>;
}

/** What a question asks to be listed; null where it asks for nothing like that, or its language's way is not known. */
export function membersWanted(text: string, language: PackCode): Members | null {
  const { listing } = packFor(language);
  for (const asks of listing?.asks ?? []) {
    const { index = 0, 0: asked = '', groups: { count: said, noun } = {} } = asks.exec(text.trim()) ?? {};
    const head = noun === undefined ? undefined : termsOf(noun, language).at(-1);
    if (!listing || !head) continue;
    const count = said === undefined ? null : numberSaid(said, listing);
    if (count === null || (count >= 2 && count <= listing.numbers.length + 1)) {
      const behind = ofIn(text.trim().slice(index + asked.lastIndexOf(noun ?? '')), language);
      return { count, head, of: new Set(behind[0]?.of) };
    }
  }
  return null;
}

/** "Types *of society*", "four kinds *of social bonds*": each noun with the few words behind the preposition that joins them, as terms. */
function ofIn(text: string, language: PackCode): { noun: string; of: string[] }[] {
  const { of } = packFor(language).defining;
  if (of.length === 0) return [];
  const joined = new RegExp(`([\\p{L}’'-]+)\\s+(?:${of.join('|')})\\s+((?:[\\p{L}’'-]+\\s+){0,3}[\\p{L}’'-]+)`, 'giu');
  return [...text.matchAll(joined)].map(({ 1: noun = '', 2: words = '' }) => ({
    noun: termsOf(noun, language).at(-1) ?? '',
    of: termsOf(words, language).filter((term) => !isStopTerm(term, language)),
  }));
}

/** Whether a text names what is to be listed, and not the same of something else. */
export const namesThem = (text: string, wanted: Members, language: PackCode): boolean => {
  const terms = termsOf(text, language);
  return sameAs(wanted.head, language).some((head) => terms.includes(head)) && !ofAnother(text, wanted, language);
};

/** The words that may stand for what is listed: "kinds" for "types", else only itself. */
function sameAs(head: string, language: PackCode): readonly string[] {
  const sorts = (packFor(language).listing?.sorts ?? []).flatMap((word) => termsOf(word, language));
  return sorts.includes(head) ? sorts : [head];
}

/** Whether a sentence speaks of the same things of something else: "four types of *social bonds*" are no types of society. */
export function ofAnother(text: string, { head, of }: Members, language: PackCode): boolean {
  if (of.size === 0 || !isFrameTerm(head, language)) return false;
  const same = sameAs(head, language);
  const told = ofIn(text, language).filter(({ noun }) => same.includes(noun));
  return told.length > 0 && !told.some((one) => one.of.some((term) => of.has(term)));
}

const whole = (piece: string) => pattern`^(?:${piece})$`;

export function numberSaid(said: string, { numbers }: Listing): number {
  const at = numbers.findIndex((number) => whole(number).test(said));
  return at >= 0 ? at + 2 : Number(said);
}
