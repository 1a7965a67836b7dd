/** A sheet of facts to be judged, and what the judgements come to. */
import type { Fact } from '../../../functions/src/knowledge/index.ts';
import { seededRandom, shuffled } from '../../../functions/src/study/gate/seed.ts';
import type { OpenedBook } from './books.ts';

export interface SheetRow {
  n: number;
  book: string;
  kind: string;
  subject: string;
  object: string | null;
  items: string[];
  context: string | null;
  /** The sentences the fact is read from. */
  sentence: string;
  page: number;
  /** Filled in by who judges. */
  right?: number;
}

/** Draws facts by seed: each kind in turn gives one, as long as it has any left. */
export function drawSheet(books: readonly (OpenedBook & { name: string })[], count: number, seed: string): SheetRow[] {
  const random = seededRandom(seed);
  const all = books.flatMap(({ name, knowledge }) => knowledge.facts.map((fact) => ({ name, fact })));
  const kinds = new Map<string, { name: string; fact: Fact }[]>();
  for (const one of shuffled(all, random)) {
    const list = kinds.get(one.fact.kind) ?? [];
    list.push(one);
    kinds.set(one.fact.kind, list);
  }
  const drawn: { name: string; fact: Fact }[] = [];
  while (drawn.length < count && [...kinds.values()].some((list) => list.length > 0)) {
    for (const list of kinds.values()) {
      const next = drawn.length < count ? list.pop() : undefined;
      if (next) drawn.push(next);
    }
  }
  return shuffled(drawn, random).map(({ name, fact }, at) => ({
    n: at + 1,
    book: name,
    kind: fact.kind,
    subject: fact.subject,
    object: fact.object,
    items: fact.items,
    context: fact.context,
    sentence: fact.statement,
    page: fact.page,
  }));
}

/** Share of the judged rows that are right, of all and by kind; rows that were not judged are told. */
export function precisionOf(rows: readonly SheetRow[]) {
  const judged = rows.filter(({ right }) => right !== undefined);
  const share = (list: readonly SheetRow[]) =>
    list.length > 0 ? Number((list.filter(({ right }) => right === 1).length / list.length).toFixed(3)) : null;
  const kinds = [...new Set(judged.map(({ kind }) => kind))].sort();
  const byKind = kinds.map((kind) => {
    const own = judged.filter((row) => row.kind === kind);
    return [kind, { n: own.length, precision: share(own) }] as const;
  });
  return {
    n: judged.length,
    unjudged: rows.length - judged.length,
    precision: share(judged),
    kinds: Object.fromEntries(byKind),
  };
}
