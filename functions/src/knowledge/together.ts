/** Terms that stand side by side in a sentence: "the thalamus, the hypothalamus, and the amygdala". */
import { isSearched } from '../book/search/passages.ts';
import type { Sentence } from '../book/sentences.ts';
import type { Lexicon } from './lexicon.ts';

const PIECE = /[\p{L}\p{M}\p{Nd}'’-]+|[,;，、;]/gu;
const COMMA = /^[,;，、]$/;
const PLURAL = /(?<=[^s])s$/;

/** Words as written but for case and a plural's ending. */
const rough = (word: string): string => word.toLowerCase().replace(PLURAL, '');

/** Terms by what they are joined with by a comma, "and" or "or" alone, in the order of the book. */
export function sideBySide(
  sentences: readonly Sentence[],
  terms: ReadonlyMap<string, string>,
  { and, articles }: Lexicon,
): Map<string, string[]> {
  const byFirst = new Map<string, { words: string[]; key: string }[]>();
  for (const [key, text] of terms) {
    const words = (text.match(PIECE) ?? []).map(rough);
    const first = words[0];
    if (first === undefined || words.some((word) => COMMA.test(word))) continue;
    const list = byFirst.get(first);
    if (list) list.push({ words, key });
    else byFirst.set(first, [{ words, key }]);
  }
  for (const list of byFirst.values()) list.sort((a, b) => b.words.length - a.words.length);
  const joined = new Map<string, string[]>();
  const pairs = new Set<string>();
  const join = (one: string, other: string, sure: boolean) => {
    const pair = [one, other].join('|');
    // Two that stand side by side once may differ in kind.
    const known = pairs.has(pair);
    pairs.add(pair);
    const list = joined.get(one) ?? [];
    if (one === other || !(sure || known) || list.includes(other)) return;
    joined.set(one, [...list, other]);
  };
  const close = (run: readonly string[]) => {
    for (const one of run) for (const other of run) join(one, other, run.length > 2);
  };
  for (const sentence of sentences) {
    if (!isSearched(sentence)) continue;
    const words = (sentence.text.match(PIECE) ?? []).map(rough);
    let run: string[] = [];
    let end = -1;
    for (let at = 0; at < words.length; at++) {
      const found = byFirst
        .get(words[at] ?? '')
        ?.find(({ words: own }) => own.every((word, step) => words[at + step] === word));
      if (!found) continue;
      if (!(end >= 0 && joins(words, end, at, and, articles))) {
        close(run);
        run = [];
      }
      run.push(found.key);
      at += found.words.length - 1;
      end = at + 1;
    }
    close(run);
  }
  return joined;
}

/** Whether nothing but a comma, "and" and an article stands between two terms, and one of the first two does. */
function joins(
  words: readonly string[],
  from: number,
  to: number,
  and: ReadonlySet<string>,
  articles: ReadonlySet<string>,
): boolean {
  const between = words.slice(from, to);
  const parted = between.some((word) => COMMA.test(word) || and.has(word));
  return (
    parted && between.length <= 3 && between.every((word) => COMMA.test(word) || and.has(word) || articles.has(word))
  );
}
