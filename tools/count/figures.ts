/** What `npm run count` counts in one file, from its syntax tree. */
import { parseSync } from '@swc/core';

export interface Figures {
  files: number;
  lines: number;
  code: number;
  nodes: number;
  patterns: number;
  branches: number;
  numbers: number;
  words: number;
}

export const NOTHING: Figures = {
  files: 0,
  lines: 0,
  code: 0,
  nodes: 0,
  patterns: 0,
  branches: 0,
  numbers: 0,
  words: 0,
};

export function plus(a: Figures, b: Figures): Figures {
  const sum = { ...NOTHING };
  for (const key of Object.keys(NOTHING) as (keyof Figures)[]) sum[key] = a[key] + b[key]; // its own keys
  return sum;
}

/** Syntax that a sentence for a reader does not have: groups, classes, edges, quantified classes. */
const PATTERN_SYNTAX = /\(\?[:=!<]|\\[bBdDsSwW](?![a-z])|\\p\{|\[\^|\[[^\]\s]+\][*+?]|\p{L}\|\p{L}/u;
const MATCHERS = new Set(['pattern', 'casedPattern']);
/** Numbers that every program has. */
const PLAIN_NUMBERS = new Set([0, 1, 2]);
const words = new Intl.Segmenter('en', { granularity: 'word' });
const wordsIn = (text: string) => [...words.segment(text)].filter((piece) => piece.isWordLike).length;
/** `a|b(c|d)` has three alternatives more than one without a bar has: 1 + the bars outside classes and escapes. */
const branchesIn = (source: string) => 1 + (source.replace(/\\.|\[(?:\\.|[^\]\\])*\]/gs, '').match(/\|/g)?.length ?? 0);

type Node = Record<string, unknown> & { type?: string; span?: { start: number; end: number } };
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** The figures of a file by its path (relative to the repository) and text. JSON counts for its patterns alone. */
export function countSource(path: string, text: string): Figures {
  const inPack = path.includes('/language/packs/');
  const figures = { ...NOTHING, files: 1, lines: (text.match(/\n/g) ?? []).length };
  const pattern = (source: string) => {
    figures.patterns += 1;
    figures.branches += branchesIn(source);
    if (inPack) figures.words += wordsIn(source.replace(/\\./g, ' '));
  };
  const string = (value: string) => {
    if (PATTERN_SYNTAX.test(value)) pattern(value);
    else if (inPack) figures.words += wordsIn(value);
  };
  if (path.endsWith('.json')) {
    JSON.parse(text, (_key, value: unknown) => {
      if (typeof value === 'string') string(value);
      return value;
    });
    return figures;
  }

  const bytes = Buffer.from(text);
  const root = parseSync(text, { syntax: 'typescript', tsx: false }) as unknown as Node; // walked by shape
  // Positions go on from file to file within a process; a module's own begins where its first token does.
  const first = firstToken(text);
  const base = (root.span?.start ?? 0) - Buffer.byteLength(text.slice(0, first));
  const lineAt: number[] = [];
  for (let line = 1, at = 0; at <= bytes.length; at++) {
    lineAt[at] = line;
    if (bytes[at] === 10) line += 1;
  }
  const codeLines = new Set<number>();
  const mark = ({ start, end }: { start: number; end: number }, whole: boolean) => {
    const from = lineAt[start - base] ?? 1;
    const to = lineAt[Math.max(start, end - 1) - base] ?? from;
    if (whole) for (let line = from; line <= to; line++) codeLines.add(line);
    codeLines.add(from).add(to);
  };

  const visit = (value: unknown): void => {
    if (Array.isArray(value)) {
      for (const one of value) visit(one);
      return;
    }
    if (!isNode(value)) return;
    if (typeof value.type === 'string' && value.span) {
      figures.nodes += 1;
      if (value.type !== 'Module') mark(value.span, value.type === 'TemplateElement' || value.type === 'StringLiteral');
      if (value.type === 'RegExpLiteral') pattern(String(value.pattern));
      if (value.type === 'NumericLiteral' && !PLAIN_NUMBERS.has(Number(value.value))) figures.numbers += 1;
      if (value.type === 'StringLiteral') string(String(value.value));
      if (value.type === 'TaggedTemplateExpression' && isNode(value.tag) && MATCHERS.has(String(value.tag.value))) {
        pattern(templateText(value.template));
        for (const inner of (value.template as Node).expressions as unknown[]) visit(inner); // the tree's documented form
        mark((value.template as Node).span ?? value.span, true);
        return;
      }
      if (value.type === 'TemplateLiteral') string(templateText(value));
      // Where a module comes from is no text of ours.
      if (/^(?:Import|ExportAll|ExportNamed)Declaration$/.test(value.type)) return;
    }
    for (const [key, child] of Object.entries(value)) if (key !== 'span') visit(child);
  };
  visit(root);
  figures.code = codeLines.size;
  return figures;
}

const templateText = (template: unknown): string =>
  isNode(template) && Array.isArray(template.quasis)
    ? template.quasis.map((quasi: unknown) => (isNode(quasi) ? String(quasi.raw ?? '') : '')).join(' ')
    : '';

/** Where the first token of a source begins, behind comments and blanks. */
function firstToken(text: string): number {
  const leading = /^(?:\s+|\/\/[^\n]*|\/\*[\s\S]*?\*\/)+/.exec(text);
  return leading?.[0].length ?? 0;
}
