/** A book's facts, to be asked: by term, by kind, by section. */
import type { Book } from '../book/model.ts';
import type { Sentence } from '../book/sentences.ts';
import type { LanguagePack } from '../language/pack.ts';
import { Fact } from './fact.ts';
import { keyOf, packOf } from './keys.ts';
import type { FactKind, StoredFact } from './model.ts';
import { Siblings } from './siblings.ts';

/**
 * The facts of a book in reading order. Every question is a look-up: maps are made when first asked for, and a fact's words
 * are cut from the page when they are first read.
 */
export class KnowledgeBase {
  readonly facts: readonly Fact[];
  readonly #pack: LanguagePack;
  #subjects: Map<string, Fact[]> | undefined;
  #mentions: Map<string, Fact[]> | undefined;
  #kinds: Map<FactKind, Fact[]> | undefined;
  #sections: Map<number, Fact[]> | undefined;
  #siblings: Siblings | undefined;

  constructor(book: Book, sentences: readonly Sentence[], stored: readonly StoredFact[]) {
    this.facts = stored.map((fact) => new Fact(book, sentences, fact));
    this.#pack = packOf(book);
  }

  /** Facts that name a term as their subject, object or an item, the most important first. */
  factsAbout(term: string): readonly Fact[] {
    this.#mentions ??= grouped(this.facts, ({ stored: { keys } }) => [keys.subject, keys.object, ...keys.items]);
    return this.#mentions.get(this.keyOf(term)) ?? [];
  }

  /** Facts whose subject is the term, the most important first: what the book states of it. */
  statementsOf(term: string): readonly Fact[] {
    this.#subjects ??= grouped(this.facts, ({ stored }) => [stored.keys.subject]);
    return this.#subjects.get(this.keyOf(term)) ?? [];
  }

  /** What the term means, the best statement first. */
  definitionsOf(term: string): readonly Fact[] {
    return this.statementsOf(term).filter(({ kind }) => kind === 'definition' || kind === 'abbreviation');
  }

  /** Facts of one kind in reading order. */
  ofKind(kind: FactKind): readonly Fact[] {
    this.#kinds ??= grouped(this.facts, (fact) => [fact.kind], false);
    return this.#kinds.get(kind) ?? [];
  }

  /** Facts of a section (its index in the sections of the book), the most important first. */
  inSection(section: number): readonly Fact[] {
    this.#sections ??= grouped(this.facts, (fact) => [fact.section]);
    return this.#sections.get(section) ?? [];
  }

  /** The most important facts of some sections, one a subject, at most so many; in reading order. */
  keyFacts(sections: readonly number[], count: number): readonly Fact[] {
    const best = sections.flatMap((section) => this.inSection(section)).sort(byImportance);
    const seen = new Set<string>();
    const chosen = best.filter(({ stored: { keys }, subject }) => {
      const key = keys.subject || subject;
      if (seen.has(key)) return false;
      seen.add(key);
      return true;
    });
    return chosen.slice(0, count).sort((a, b) => a.stored.first - b.stored.first);
  }

  /**
   * Terms of the same sort as one: members of one list with it, of the same name ("frontal lobe", "temporal lobe"), or defined near it
   * by the same noun; as the book words them, the surest first and then the nearest, without the term itself.
   */
  siblings(term: string): readonly string[] {
    this.#siblings ??= new Siblings(this.facts, this.#pack, (other) => this.factsAbout(other));
    return this.#siblings.of(term);
  }

  /** What a term is looked up by. */
  keyOf(term: string): string {
    return keyOf(term, this.#pack);
  }
}

const byImportance = (a: Fact, b: Fact) => b.importance - a.importance || a.stored.first - b.stored.first;

/** Facts by keys (an empty one is none), those of one key the most important first or in reading order. */
function grouped<K>(facts: readonly Fact[], keysOf: (fact: Fact) => readonly K[], ranked = true): Map<K, Fact[]> {
  const groups = new Map<K, Fact[]>();
  for (const fact of facts) {
    for (const key of new Set(keysOf(fact))) {
      if (key === '') continue;
      const group = groups.get(key);
      if (group) group.push(fact);
      else groups.set(key, [fact]);
    }
  }
  if (ranked) for (const group of groups.values()) group.sort(byImportance);
  return groups;
}
