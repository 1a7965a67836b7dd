/** What terms are looked up by. */

import type { Book } from '../book/model.ts';
import { packCodeOfBook } from '../book/search/language.ts';
import type { Sentence } from '../book/sentences.ts';
import type { LanguagePack } from '../language/pack.ts';
import { packFor } from '../language/packs/index.ts';
import type { FactKeys, FactPlaces, Wording } from './model.ts';

const WORD = /[\p{L}\p{M}\p{Nd}]+(?:['’\u200c][\p{L}\p{M}]+)*/gu;
/** Longer wordings are statements, which nobody looks up as a term. */
const LONGEST_TERM = 60;

/** The pack for a book's language. */
export const packOf = (book: Book): LanguagePack => packFor(packCodeOfBook(book));

/** The key of a term however it is inflected: its stems, without articles and signs; for a script without spaces its letters. */
export function keyOf(term: string, { words, knowledge }: LanguagePack): string {
  const plain = term.normalize('NFKC').toLowerCase();
  const written = plain.match(WORD) ?? [];
  if (words.unspaced) return written.join('');
  const articles = articlesOf(knowledge?.articles ?? '');
  const told = written.length > 1 && articles.has(written[0] ?? '') ? written.slice(1) : written;
  return told.map((word) => words.stem(word.replace(/['’]s$/, ''))).join(' ');
}

const sets = new Map<string, ReadonlySet<string>>();

function articlesOf(list: string): ReadonlySet<string> {
  let found = sets.get(list);
  if (!found) {
    found = new Set(list.split(/\s+/));
    sets.set(list, found);
  }
  return found;
}

/** The keys of what a fact names. */
export function keysOf(fact: FactPlaces, sentences: readonly Sentence[], pack: LanguagePack): FactKeys {
  const key = (wording: Wording | null) => {
    if (!wording || wording.end - wording.start > LONGEST_TERM) return '';
    return keyOf(sentences[wording.sentence]?.text.slice(wording.start, wording.end) ?? '', pack);
  };
  return { subject: key(fact.subject), object: key(fact.object), items: fact.items.map(key) };
}
