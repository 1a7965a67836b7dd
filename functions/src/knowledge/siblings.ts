/** Things of one sort as a term: members of one list, or of the same name or description. */
import type { LanguagePack } from '../language/pack.ts';
import type { Fact } from './fact.ts';
import { keyOf } from './keys.ts';
import { type Lexicon, lexiconOf } from './lexicon.ts';
import type { FactKind } from './model.ts';
import { isPastForm } from './reading.ts';
import { tokensOf } from './tokens.ts';

/** Kinds whose items are of the same sort as each other. */
const GROUPING: ReadonlySet<FactKind> = new Set(['list', 'step']);
/** Kinds whose subject is a term. */
const NAMING: ReadonlySet<FactKind> = new Set(['definition', 'abbreviation']);
/** Two things described by the same noun count as of one kind when they are told of within so many pages. */
const NEAR_PAGES = 20;
const MOST_TERM_WORDS = 4;

interface Term {
  key: string;
  text: string;
  page: number;
}

export class Siblings {
  readonly #pack: LanguagePack;
  readonly #lexicon: Lexicon | null;
  readonly #about: (term: string) => readonly Fact[];
  readonly #pages = new Map<string, number>();
  readonly #byName = new Map<string, Term[]>();
  readonly #byGenus = new Map<string, Term[]>();
  /** Two names of one thing. */
  readonly #same = new Set<string>();
  /** The term that words of the book define first. */
  readonly #meanings = new Map<string, string>();
  readonly #genera = new Map<string, string[]>();

  /** @param about the facts that name a term */
  constructor(facts: readonly Fact[], pack: LanguagePack, about: (term: string) => readonly Fact[]) {
    this.#pack = pack;
    this.#lexicon = lexiconOf(pack);
    this.#about = about;
    for (const fact of facts) this.#add(fact);
  }

  /** Terms of the same sort as one, as the book words them, the surest first and then the nearest, without the term itself. */
  of(term: string): readonly string[] {
    const own = keyOf(term, this.#pack);
    const found = new Map<string, string>();
    const add = (key: string, text: string) => {
      const same = key === own || this.#same.has(pair(key, own)) || this.#isKind(key, own) || this.#isKind(own, key);
      if (key !== '' && !same && !found.has(key) && this.#isName(text)) found.set(key, text);
    };
    this.#addListed(own, term, add);
    const page = this.#pages.get(own) ?? 0;
    const apart = (other: Term) => Math.abs(other.page - page);
    const nearest = (terms: readonly Term[], most: number) =>
      terms.filter((other) => apart(other) <= most && !contains(other.key, own)).sort((a, b) => apart(a) - apart(b));
    const head = this.#headOf(own);
    for (const { key, text } of nearest(this.#byName.get(head) ?? [], Number.POSITIVE_INFINITY)) add(key, text);
    for (const genus of this.#genera.get(own) ?? [])
      for (const { key, text } of nearest(this.#byGenus.get(genus) ?? [], NEAR_PAGES)) add(key, text);
    return [...found.values()];
  }

  /** No "those of the family", no "Freud's stages". */
  #isName(text: string): boolean {
    const first = tokensOf(text)[0]?.text ?? '';
    const points = [this.#lexicon?.pointing, this.#lexicon?.pointingFirst, this.#lexicon?.pronouns];
    return first !== '' && !points.some((words) => words?.has(first)) && !/['’]s\s/.test(text);
  }

  /** Whether one thing is described as a kind of the other. */
  #isKind(one: string, other: string): boolean {
    return this.#genera.get(one)?.includes(other) === true;
  }

  /** What the book lists together. */
  #addListed(own: string, term: string, add: (key: string, text: string) => void): void {
    for (const fact of this.#about(term)) {
      const { items } = fact.stored.keys;
      if (!GROUPING.has(fact.kind) || !items.includes(own)) continue;
      for (const [at, key] of items.entries()) add(key, fact.items[at] ?? '');
    }
  }

  #add(fact: Fact): void {
    const { keys } = fact.stored;
    if (fact.kind === 'definition') this.#addName(fact);
    if (NAMING.has(fact.kind)) this.#addTerm({ key: keys.subject, text: fact.subject, page: fact.page });
    if (GROUPING.has(fact.kind))
      keys.items.forEach((key, at) => {
        this.#addTerm({ key, text: fact.items[at] ?? '', page: fact.page });
      });
    if (fact.kind !== 'definition' || fact.link === null || keys.subject === '') return;
    const genera = this.#generaIn(fact.object ?? '');
    if (genera.length === 0 || this.#genera.has(keys.subject)) return;
    this.#genera.set(keys.subject, genera);
    for (const genus of genera) push(this.#byGenus, genus, { key: keys.subject, text: fact.subject, page: fact.page });
  }

  /** Another name is what a definition says, or has the very words of it. */
  #addName({ stored: { keys, object } }: Fact): void {
    if (keys.object !== '') this.#same.add(pair(keys.subject, keys.object));
    if (!object) return;
    const place = `${object.sentence} ${object.start}`;
    const known = this.#meanings.get(place);
    if (known === undefined) this.#meanings.set(place, keys.subject);
    else this.#same.add(pair(known, keys.subject));
  }

  #addTerm(term: Term): void {
    const head = this.#headOf(term.key);
    if (!this.#pages.has(term.key)) this.#pages.set(term.key, term.page);
    if (head !== '' && !(this.#byName.get(head) ?? []).some(({ key }) => key === term.key))
      push(this.#byName, head, term);
  }

  /** The noun that a term of several words is a kind of: "lobe" of "frontal lobe"; empty for one word. */
  #headOf(key: string): string {
    const words = key.split(' ');
    if (words.length < 2 || words.length > MOST_TERM_WORDS || this.#pack.words.unspaced) return '';
    if (words.some((word) => this.#lexicon?.prepositions.has(word) || this.#lexicon?.and.has(word))) return '';
    return (this.#lexicon?.headFirst ? words[0] : words.at(-1)) ?? '';
  }

  /** The noun a description begins with, with the word that narrows it first: "a mental disorder that …". */
  #generaIn(object: string): string[] {
    const lexicon = this.#lexicon;
    if (!lexicon || lexicon.unspaced || lexicon.headFirst) return [];
    const tokens = tokensOf(object, lexicon.words.elided);
    let from = 0;
    while (lexicon.articles.has(tokens[from]?.text ?? '')) from++;
    let to = from;
    while (tokens[to]?.kind === 'word' && !this.#ends(lexicon, tokens[to]?.text ?? '', to > from)) to++;
    const words = tokens.slice(from, to).map(({ text }) => text);
    const last = words.at(-1) ?? '';
    if (words.length === 0 || words.length > MOST_TERM_WORDS || lexicon.vague.has(last)) return [];
    const stems = words.map((word) => this.#pack.words.stem(word));
    const narrow = words.length > 1 ? [stems.slice(-2).join(' ')] : [];
    return lexicon.generic.has(last) ? narrow : [...narrow, stems.at(-1) ?? ''];
  }

  #ends(lexicon: Lexicon, text: string, inside: boolean): boolean {
    const { relatives, prepositions, conjunctions, verbs, articles } = lexicon;
    if ([relatives, prepositions, conjunctions, verbs, articles].some((words) => words.has(text))) return true;
    return inside && isPastForm(lexicon, text);
  }
}

const pair = (one: string, other: string): string => [one, other].sort().join('|');

const contains = (one: string, other: string): boolean =>
  ` ${one} `.includes(` ${other} `) || ` ${other} `.includes(` ${one} `);

function push(map: Map<string, Term[]>, key: string, term: Term): void {
  const list = map.get(key);
  if (list) list.push(term);
  else map.set(key, [term]);
}
