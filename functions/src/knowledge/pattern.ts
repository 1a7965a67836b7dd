/** Patterns of a language pack compiled, and matched in linear time: each is looked for where its first word stands. */
import type { Knowledge, PatternKind } from '../language/parts/knowledge.ts';
import { type Token, tokensOf } from './tokens.ts';

type SlotName = 'S' | 'O' | 'A';
/** `phrase`: a noun phrase; `term`: a short one; `rest`: whatever follows; `defining`: what may follow "is" in a definition. */
type SlotForm = 'phrase' | 'term' | 'rest' | 'defining';

type Element = { words: string } | { hedges: true } | { slot: SlotName; form: SlotForm };

interface Variant {
  kind: PatternKind;
  elements: readonly Element[];
  /** Index of its first word in `elements`. */
  anchor: number;
  literals: number;
}

export interface PatternIndex {
  /** By their first word, then by the word behind it (adverbs between them left out; empty where a slot follows). */
  byWord: ReadonlyMap<string, ReadonlyMap<string, readonly Variant[]>>;
  hedges: ReadonlySet<string>;
}

export interface Slot {
  form: SlotForm;
  /** Tokens `[from, to)`. */
  from: number;
  to: number;
}

export interface Match {
  kind: PatternKind;
  slots: Partial<Record<SlotName, Slot>>;
  /** The tokens of the pattern's first run of words. */
  link: { from: number; to: number };
  literals: number;
}

const FORMS: Readonly<Record<string, SlotForm>> = { '': 'phrase', '!': 'term', '*': 'rest', '=': 'defining' };
/** A slot before another run of words holds at most so many tokens. */
const LONGEST_SLOT = 40;

/** All patterns of a pack by the words they can be found by. @throws Error where one is not well formed */
export function compile(patterns: Knowledge['patterns'], hedges: ReadonlySet<string>): PatternIndex {
  const byWord = new Map<string, Map<string, Variant[]>>();
  for (const [kind, list] of Object.entries(patterns) as [PatternKind, readonly string[]][]) {
    for (const elements of list.flatMap(variantsOf)) {
      const anchor = elements.findIndex((element) => 'words' in element);
      const first = elements[anchor];
      if (!first || !('words' in first)) throw new Error('A pattern needs a word.');
      const literals = elements.filter((element) => 'words' in element).length;
      const byNext = byWord.get(first.words) ?? new Map<string, Variant[]>();
      const next = elements.slice(anchor + 1).find((element) => !('hedges' in element));
      const key = next && 'words' in next ? next.words : '';
      const variants = byNext.get(key) ?? [];
      variants.push({ kind, elements, anchor, literals });
      byNext.set(key, variants);
      byWord.set(first.words, byNext);
    }
  }
  return { byWord, hedges };
}

/** Every way to read a pattern: one of each alternative, with and without what may be left out. */
function variantsOf(pattern: string): Element[][] {
  let variants: Element[][] = [[]];
  for (const [piece] of pattern.matchAll(/\((?:[^()]+)\)\??|\S+/g)) {
    const choices = choicesOf(piece);
    variants = variants.flatMap((before) => choices.map((choice) => [...before, ...choice]));
  }
  return variants;
}

function choicesOf(piece: string): Element[][] {
  if (piece === '~') return [[{ hedges: true }]];
  const [, name, form] = /^\{([SOA])([!*=]?)\}$/.exec(piece) ?? [];
  if (name) return [[{ slot: name as SlotName, form: FORMS[form ?? ''] ?? 'phrase' }]]; // the expression names them
  const optional = piece.length > 1 && piece.endsWith('?');
  const bare = optional ? piece.slice(0, -1) : piece;
  const group = /^\((.+)\)$/.exec(bare)?.[1];
  const runs = group ? group.split('/') : bare.length > 1 ? bare.split('|') : [bare];
  const choices = runs.map((run) => tokensOf(run).map(({ text }): Element => ({ words: text })));
  return optional ? [...choices, []] : choices;
}

/** What the patterns find between `from` and `to`, a clause of a sentence. Patterns that begin with a word begin there. */
export function matchesIn(index: PatternIndex, tokens: readonly Token[], from: number, to: number): Match[] {
  const found: Match[] = [];
  for (let at = from; at < to; at++) {
    const byNext = index.byWord.get(tokens[at]?.text ?? '');
    if (!byNext) continue;
    let next = at + 1;
    const follows = tokens[next]?.text ?? '';
    while (next < to && index.hedges.has(tokens[next]?.text ?? '')) next++;
    for (const key of new Set(['', follows, tokens[next]?.text ?? ''])) {
      for (const variant of byNext.get(key) ?? []) {
        const match = matchAt(index, variant, tokens, at, from, to);
        if (match) found.push(match);
      }
    }
  }
  return found;
}

function matchAt(
  index: PatternIndex,
  { kind, elements, anchor, literals }: Variant,
  tokens: readonly Token[],
  at: number,
  from: number,
  to: number,
): Match | null {
  const slots: Match['slots'] = {};
  const opening = elements[0];
  if (anchor === 0 && at !== from) return null;
  if (anchor > 0) {
    let end = at;
    const hedged = elements[anchor - 1];
    if (hedged && 'hedges' in hedged) while (end > from && index.hedges.has(tokens[end - 1]?.text ?? '')) end--;
    if (!opening || !('slot' in opening) || end <= from) return null;
    slots[opening.slot] = { form: opening.form, from, to: end };
  }
  let cursor = at;
  let link: Match['link'] | null = null;
  for (let step = anchor; step < elements.length; step++) {
    const element = elements[step]!; // step < length
    if ('slot' in element) {
      link ??= { from: at, to: cursor };
      const next = step + 1 < elements.length ? findRun(index, elements, step + 1, tokens, cursor + 1, to) : to;
      if (next < 0 || next <= cursor) return null;
      slots[element.slot] = { form: element.form, from: cursor, to: next };
      cursor = next;
    } else if ('hedges' in element) {
      while (cursor < to && index.hedges.has(tokens[cursor]?.text ?? '')) cursor++;
    } else if (tokens[cursor]?.text === element.words && cursor < to) cursor++;
    else return null;
  }
  return { kind, slots, link: link ?? { from: at, to: cursor }, literals };
}

/** Where the run of words that begins with element `step` stands first, from token `start` on; -1 if nowhere near. */
function findRun(
  index: PatternIndex,
  elements: readonly Element[],
  step: number,
  tokens: readonly Token[],
  start: number,
  to: number,
): number {
  const last = Math.min(to, start + LONGEST_SLOT);
  for (let at = start; at < last; at++) {
    let cursor = at;
    let fits = true;
    for (let next = step; fits && next < elements.length; next++) {
      const element = elements[next]!; // next < length
      if ('slot' in element) break;
      if ('hedges' in element) while (cursor < to && index.hedges.has(tokens[cursor]?.text ?? '')) cursor++;
      else if (cursor < to && tokens[cursor]?.text === element.words) cursor++;
      else fits = false;
    }
    if (fits) return at;
  }
  return -1;
}
