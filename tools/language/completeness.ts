/**
 * What each pack has, as a Markdown table: of lists their words, of patterns their number. `node tools/language/completeness.ts`
 * writes it into the README of `functions/src/language/`, between its marks.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '../../functions/src/language/codes.ts';
import { NEVER } from '../../functions/src/language/match.ts';
import type { LanguagePack } from '../../functions/src/language/pack.ts';
import { packFor } from '../../functions/src/language/packs/index.ts';

const README = join(import.meta.dirname, '../../functions/src/language/README.md');
const MARKS = ['<!-- completeness -->', '<!-- /completeness -->'] as const;

/** Words, patterns and rules in a part: leaves of its tree that hold something. */
function count(part: unknown): number {
  if (part instanceof RegExp) return part.source === NEVER.source ? 0 : 1;
  if (part instanceof Set || part instanceof Map) return part.size;
  if (Array.isArray(part)) return part.reduce((sum: number, one) => sum + count(one), 0);
  if (typeof part === 'object' && part !== null)
    return Object.values(part).reduce((sum: number, one) => sum + count(one), 0);
  return typeof part === 'string' || typeof part === 'function' ? 1 : 0;
}

/** Whether a pack's stemmer does anything, and how. */
const stems = ({ words, code }: LanguagePack): string =>
  words.unspaced ? 'pairs of characters' : words.stem === packFor('und').words.stem ? 'none' : `yes (${code})`;

const COLUMNS: readonly (readonly [string, (pack: LanguagePack) => string | number])[] = [
  ['stems', stems],
  ['stop words', ({ words }) => words.stop.size],
  ['examiners’ words', ({ words }) => words.frame.size],
  ['pronouns', ({ words }) => words.pronouns.length],
  ['defining', ({ defining }) => count(defining)],
  ['headings', ({ headings }) => count(headings)],
  ['sentences', ({ sentences }) => count(sentences) || '–'],
  ['topics', ({ topics }) => count(topics)],
  ['questions', ({ questions }) => count(questions) || '–'],
  ['signs', ({ signs }) => count(signs) || '–'],
  ['listing', ({ listing }) => count(listing) || '–'],
  ['requests', ({ requests }) => count(requests) || '–'],
  ['converse', ({ converse }) => count(converse) || '–'],
  ['time', ({ time }) => count(time) || '–'],
  ['replies', ({ replies }) => count(replies) || '–'],
  ['knowledge', ({ knowledge }) => count(knowledge) || '–'],
  ['marking', ({ marking }) => count(marking) || '–'],
];

/** The table, a row a language. */
export function completeness(): string {
  const head = ['', ...COLUMNS.map(([name]) => name)];
  const rows = LANGUAGES.map((code) => [code, ...COLUMNS.map(([, tell]) => String(tell(packFor(code))))]);
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** The README with this table between its marks. */
export function withTable(readme: string, table: string): string {
  const [open, close] = MARKS;
  const from = readme.indexOf(open);
  const to = readme.indexOf(close);
  if (from < 0 || to < from) throw new Error(`${README} has no marks for the table`);
  return `${readme.slice(0, from + open.length)}\n${table}\n${readme.slice(to)}`;
}

/** The README of the languages, as it stands. */
export const languagesReadme = (): string => readFileSync(README, 'utf8');

if (import.meta.main) writeFileSync(README, withTable(languagesReadme(), completeness()));
