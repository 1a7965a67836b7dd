/**
 * Names of programs in a question, which stand for themselves: `eig` is not `eigs`, and in "a for loop" *for* is the name. Written
 * as they are written in the book, letter by letter, without stems.
 */
import type { BookIndex } from '../../book/search/build.ts';
import { termsOf } from '../../book/search/terms.ts';
import type { LanguagePack } from '../../language/pack.ts';
import { isListed } from '../grading/wordnet.ts';
import { isWhole } from './whole.ts';
import { isStopIn, packsOf } from './words.ts';

export interface ExactName {
  name: string;
  /** A function word, which only the noun beside it makes a name. */
  keyword: boolean;
  /** Whether a text names it. */
  in(text: string): boolean;
  /** Whether a text shows how it is called and says what it does: "x = name (a, b) Compute the …". */
  documentedIn(text: string): boolean;
}

/** Marks that no plain word has: `read_table`, `plot()`, `\textbf`, `camelCase`, `file.remove`. */
const MARKED = /_|\(\)|\\|\p{Ll}\p{Lu}|\p{Ll}\.\p{Ll}/u;
const WORD = /\\?[\p{L}][\p{L}\p{N}_.]*(?:-\p{L}+)*(?:\(\))?/gu;
/** So many passages that hold a word are looked through for its being called. */
const LOOKED_THROUGH = 40;

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

/** The names of programs that a question names, in its order; none in an ordinary question. */
export function exactNames(text: string, index: BookIndex): ExactName[] {
  const packs = packsOf(text, index.language);
  const words = [...text.matchAll(WORD)].map(([word]) => word.replace(/\.$/, ''));
  const constructs = constructsOf(packs);
  const isConstruct = (word: string | undefined) => word !== undefined && constructs.has(word.toLowerCase());
  return words.flatMap((word, at) => {
    const keyword = isKeyword(word, packs) && isConstruct(words[at + 1]);
    if (keyword) return [construct(word, constructs)];
    const plain = word.replace(/\(\)$/, '').replace(/^\\/, '');
    const told = MARKED.test(word) || isConstruct(words[at - 1]) || isConstruct(words[at + 1]);
    // Looked up last: the lexicon takes 20 ms to open, and few words get so far.
    const strange = () => told || (index.language === 'en' && !isListed(termsOf(plain, 'en')[0] ?? plain));
    const code =
      /^[\p{Ll}\\][\p{L}\p{N}_.]+/u.test(word) &&
      !isConstruct(word) &&
      !isStopIn(plain.toLowerCase(), packs) &&
      strange();
    return code && isCalled(plain, index) ? [called(plain)] : [];
  });
}

/** Function words that programs use as names too, by themselves or joined: "for", "do-until". */
const isKeyword = (word: string, packs: readonly LanguagePack[]): boolean =>
  word.split('-').every((part) => /^\p{Ll}+$/u.test(part) && isStopIn(part, packs));

function construct(word: string, constructs: ReadonlySet<string>): ExactName {
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}_-])${escaped(word)}[- ](?:${[...constructs].join('|')})(?![\\p{L}\\p{N}_])`,
    'iu',
  );
  return { name: word, keyword: true, in: (text) => pattern.test(text), documentedIn: () => false };
}

function called(name: string): ExactName {
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}_])${escaped(name)}(?![\\p{L}\\p{N}_])`, 'u');
  const usage = new RegExp(
    `(?<![\\p{L}\\p{N}_])${escaped(name)}\\s*\\([^()]*\\)\\s+\\p{Lu}\\p{Ll}+\\s(?:\\S+\\s+){3}`,
    'u',
  );
  return { name, keyword: false, in: (text) => pattern.test(text), documentedIn: (text) => usage.test(text) };
}

/** Whether the book calls a word as programs are called: `word(…`, or `= word (…`; "word(s)" and "word (1990)" are none. */
function isCalled(word: string, index: BookIndex): boolean {
  const [term] = termsOf(word, index.language);
  const usage = new RegExp(
    `(?:[=>]\\s*${escaped(word)}\\s?|(?<![\\p{L}\\p{N}_])${escaped(word)})\\((?!\\p{Ll}{1,3}\\))`,
    'u',
  );
  return [...(index.postings.get(term ?? '')?.passages ?? [])].slice(0, LOOKED_THROUGH).some((passage) => {
    const span = index.passages[passage];
    return span !== undefined && index.sentences.slice(span.first, span.last + 1).some(({ text }) => usage.test(text));
  });
}

/**
 * Where the section headed by a construct begins to say what it is ("The for Statement": "The for statement makes it …"): the first
 * sentence of it that names it, as an index in `index.sentences`; null where no section is headed so.
 */
export function openingOfConstruct(subject: string, index: BookIndex): number | null {
  const [name] = exactNames(subject, index);
  if (!name?.keyword) return null;
  const packs = packsOf(subject, index.language);
  const constructs = constructsOf(packs);
  const plain = (title: string) =>
    (title.toLowerCase().match(WORD) ?? [])
      .filter((word) => !constructs.has(word) && !isArticle(word, packs))
      .join(' ');
  const section = index.sections.findIndex(({ title }) => plain(title) === name.name.toLowerCase());
  if (section < 0) return null;
  const found = index.sentences.findIndex(
    (sentence, at) => sentence.section === section && name.in(sentence.text) && isWhole(at, index),
  );
  return found < 0 ? null : found;
}

/** What a program gives back, before its name: "dir = pwd ()", "[V, D] = eig (A)". */
const GIVES = String.raw`(?:(?:\[[^\]]*\]|[\p{L}_][\p{L}\p{N}_, ]*)\s*=\s*)?`;
/** Between a heading of calls and what they do stand so many more of them. */
const CALLS = 3;

/**
 * Where a manual says what a program does, right below the lines that show how it is called: an index in `index.sentences`, null where
 * it has no such entry.
 */
export function entryOf(subject: string, index: BookIndex): number | null {
  const names = exactNames(subject, index).filter(({ keyword }) => !keyword);
  const [name] = names;
  if (!name || names.length > 1) return null;
  const calls = new RegExp(`^(?:\\s*${GIVES}${escaped(name.name)}(?:\\s?\\([^()]*\\))?(?![\\p{L}\\p{N}_]))+\\s*$`, 'u');
  const [term] = termsOf(name.name, index.language);
  for (const passage of index.postings.get(term ?? '')?.passages ?? []) {
    const span = index.passages[passage];
    for (let at = span?.first ?? 0; span && at <= span.last; at++) {
      const sentence = index.sentences[at];
      if (!sentence || !['fragment', 'code'].includes(sentence.kind) || !calls.test(sentence.text)) continue;
      const entry = entryBelow(at, index);
      if (entry !== null) return entry;
    }
  }
  return null;
}

/** The first sentence below some lines of calls, in the same section: it tells what they do, by a verb at its beginning. */
function entryBelow(at: number, index: BookIndex): number | null {
  const { section } = index.sentences[at] ?? {};
  for (let next = at + 1; next <= at + CALLS; next++) {
    const sentence = index.sentences[next];
    if (sentence?.section !== section) return null;
    if (sentence?.kind === 'prose') return /^\p{Lu}\p{Ll}+\s\p{L}/u.test(sentence.text) ? next : null;
  }
  return null;
}

const constructsOf = (packs: readonly LanguagePack[]): ReadonlySet<string> =>
  new Set(packs.flatMap(({ questions }) => [...(questions?.constructs ?? [])]));

const isArticle = (word: string, packs: readonly LanguagePack[]): boolean =>
  packs.some(({ defining }) => defining.articles.includes(word));
