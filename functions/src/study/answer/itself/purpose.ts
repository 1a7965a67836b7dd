/** The sentences in which a book says what it is about, and what it argues. */
import { countWords } from '../../../book/script.ts';
import type { BookIndex } from '../../../book/search/build.ts';
import { once } from '../../../language/once.ts';
import { inAll } from './said.ts';

/** What the packs know of it, made when it is first asked for. */
const known = once(() => ({
  about: inAll('states').flat(),
  argument: inAll('argues').flat(),
  inAbstract: inAll('inAbstract'),
  abstract: inAll('abstract'),
  aside: [/©|https?:/, ...inAll('aside')],
  opening: inAll('opening'),
  closing: inAll('closing'),
}));
const fits = (patterns: readonly RegExp[], text: string) => patterns.some((one) => one.test(text));
const SHORTEST = 6;
const LONGEST = 70;
/** A book of which so little has gone by is still opening, whatever its parts are called. */
const FIRST_PART = 0.06;
const LEAST = 4;

/**
 * The best of the sentences in which the book states its subject (`about`) or its argument, as indices in the order of
 * the book; none where it nowhere says so.
 */
export function statementsOf(index: BookIndex, kind: 'about' | 'argument', count: number): number[] {
  const patterns = known()[kind];
  const last = index.sentences.at(-1)?.page ?? 1;
  const scored = index.sentences.flatMap((sentence, at) => {
    if (sentence.kind !== 'prose' && sentence.kind !== 'front') return [];
    const words = countWords(sentence.text);
    if (words < SHORTEST || words > LONGEST || fits(known().aside, sentence.text)) return [];
    if (!/[.!。！]["”’)]?$/u.test(sentence.text)) return [];
    const values = patterns.filter(([pattern]) => pattern.test(sentence.text)).map(([, value]) => value);
    const worth = Math.max(0, ...values, inAbstract(index, at) && fits(known().inAbstract, sentence.text) ? 3 : 0);
    if (worth === 0) return [];
    const score = worth + whereabouts(index, at, last);
    return score >= LEAST ? [{ at, score }] : [];
  });
  const best = scored.toSorted((a, b) => b.score - a.score || a.at - b.at).slice(0, count);
  return best.map(({ at }) => at).sort((a, b) => a - b);
}

/** Before the first section of a paper, or in one of that name. */
function inAbstract(index: BookIndex, at: number): boolean {
  const sentence = index.sentences[at];
  const section = index.sections[sentence?.section ?? -1];
  return section ? fits(known().abstract, section.title) : (sentence?.page ?? 0) <= 2;
}

function whereabouts(index: BookIndex, at: number, last: number): number {
  const sentence = index.sentences[at];
  if (!sentence) return 0;
  const title = index.sections[sentence.section]?.title ?? '';
  const opens = fits(known().opening, title) || sentence.page <= Math.max(2, FIRST_PART * last);
  return opens ? 2 : fits(known().closing, title) ? 1 : 0;
}
