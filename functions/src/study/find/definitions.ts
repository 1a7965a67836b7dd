/** The sentences that name a subject, and how each of them does: what tells a definition from a mention. */
import { countWords } from '../../book/script.ts';
import { type BookIndex, RUNNING } from '../../book/search/build.ts';
import { mayHold } from '../../book/search/terms.ts';
import { Marked } from './marked.ts';
import { aliasesOf, isUnspacedSubject, type Naming, naming, namingUnspaced, together } from './naming.ts';
import type { Question } from './question.ts';
import { LEAST_DEFINITION_WORDS, MOST_MENTIONS } from './settings.ts';

export interface Mention {
  /** Index in `index.sentences`. */
  at: number;
  how: Readonly<Naming>;
  /** Its place among all mentions, from 0. */
  order: number;
  /** The subject stands there as it is written in the question. */
  asWritten: boolean;
  /** Names it in the way of a definition. */
  defines: boolean;
}

/**
 * The mentions of a question's subject in running text, in the order of the book, each looked for when it is asked for; none where it has
 * no subject.
 */
export function* mentionsOf(
  { subject, subjectTerms }: Pick<Question, 'subject' | 'subjectTerms'>,
  index: BookIndex,
): Generator<Mention, void, undefined> {
  if (subject === null) return;
  const names = subjectTerms.filter((terms) => terms.length > 0);
  const surfaces = aliasesOf(subject.toLowerCase());
  const unspaced = isUnspacedSubject(subject);
  let order = 0;
  const places = holders(names, index);
  for (let place = 0; place < places.length && order < MOST_MENTIONS; place++) {
    const at = places[place] ?? -1;
    const sentence = index.sentences[at];
    if (!sentence || !RUNNING.has(sentence.kind)) continue;
    const { text } = sentence;
    const how = unspaced ? namingUnspaced(text, subject, index.language) : namedAs(text, names, index);
    if (how.named === 0) continue;
    const plain = text.toLowerCase().replace(/[’‘]/g, "'");
    const asWritten = surfaces.some((name) => plain.includes(name));
    const defines = how.called > 0 || how.is + how.says + how.apposition > 0 || (unspaced && how.isA > 0);
    yield { at, how, order: order++, asWritten, defines };
  }
}

/** Whether a mention says all by itself what its subject is, right at its beginning or by "is called". */
export function isDefinition({ at, how, asWritten }: Mention, index: BookIndex): boolean {
  const { kind, text } = index.sentences[at] ?? { kind: 'fragment', text: '' };
  const says = (how.first > 0 && (how.isA > 0 || how.says > 0)) || how.called > 0;
  return says && asWritten && how.another === 0 && kind === 'prose' && countWords(text) >= LEAST_DEFINITION_WORDS;
}

const namedAs = (text: string, names: readonly string[][], index: BookIndex): Readonly<Naming> => {
  if (!names.some((name) => name.every((term) => mayHold(text, term, index.language)))) return NOT_NAMED;
  const tokens = new Marked(text, index.language);
  return names.map((name) => naming(tokens, name, index.language)).reduce(together, NOT_NAMED);
};
const NOT_NAMED = naming(new Marked('', 'und'), [], 'und');

/** Sentences that hold all terms of any of the names, in the order of the book. */
function holders(names: readonly string[][], index: BookIndex): ArrayLike<number> {
  const [first = [], ...others] = names.map((name) => holdersOfAll(name, index));
  if (others.length === 0) return first;
  const all = new Set([first, ...others].flatMap((places) => Array.from(places)));
  return [...all].sort((a, b) => a - b);
}

/** Sentences that hold all of these terms, in the order of the book. */
function holdersOfAll(name: readonly string[], index: BookIndex): ArrayLike<number> {
  const lists = name.flatMap((term) => {
    const list = index.holders.get(term);
    return list ? [list] : [];
  });
  const [shortest, ...others] = lists.toSorted((a, b) => a.length - b.length);
  // Of terms that stand nearly everywhere no list is kept: then every sentence may name it.
  if (!shortest) return index.sentences.map((_, at) => at);
  if (others.length === 0) return shortest;
  const sets = others.map((list) => new Set(Array.from(list)));
  return Array.from(shortest).filter((at) => sets.every((set) => set.has(at)));
}
