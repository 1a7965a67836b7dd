/**
 * What quizzes need of a book, found when it is read and kept beside its text: which sentences can be read by themselves, the terms,
 * lists and sections that are asked for, and where the book names them. Sentences are told by their numbers.
 */
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import * as z from 'zod/mini';
import type { Book } from '../../book/model.ts';
import { fingerprint } from '../../book/search/pack.ts';
import { sentencesOf } from '../../book/sentences.ts';
import type { KnowledgeBase } from '../../knowledge/index.ts';
import { contextOf, isRead, keepWords, namesIn } from './context.ts';
import { listsOf } from './lists.ts';
import { keyPoint, sectionsOfBook, type TitledSection } from './sections.ts';
import { statementAt, statementsOf } from './self-contained.ts';
import { sectionsNaming, termsOf } from './terms.ts';

const Quote = z.object({ page: z.int(), quote: z.string() });
const place = { page: z.int(), section: z.int(), chapter: z.int() };

const Sections = z.array(
  z.object({
    index: z.int(),
    title: z.string(),
    chapter: z.int(),
    points: z.array(z.int()),
    sureness: z.number(),
  }),
);

const Material = z.object({
  /** The text that it is of, and how many sentences that was cut into. */
  text: z.string(),
  sentences: z.int(),
  names: z.array(z.string()),
  /** Where terms stand, by their keys: how many sentences behind the place before. */
  places: z.array(z.tuple([z.string(), z.array(z.int())])),
  statements: z.array(z.int()),
  lists: z.array(
    z.object({
      lead: z.string(),
      placed: z.string(),
      ordered: z.boolean(),
      counted: z.boolean(),
      items: z.array(z.object({ text: z.string(), key: z.string(), quote: Quote })),
      quote: z.nullable(Quote),
      at: z.int(),
      ...place,
    }),
  ),
  terms: z.array(
    z.object({
      key: z.string(),
      text: z.string(),
      meaning: z.string(),
      quote: Quote,
      plural: z.boolean(),
      article: z.boolean(),
      named: z.boolean(),
      weight: z.number(),
      ...place,
    }),
  ),
  sections: z.object({ short: Sections, long: Sections }),
});

const PARAMS = { [constants.BROTLI_PARAM_QUALITY]: 5 };

/** What quizzes need of a whole book, as the bytes of a file beside its text. */
export function packMaterial(book: Book, knowledge: KnowledgeBase): Buffer {
  const context = contextOf({ book }, knowledge);
  const terms = termsOf(context);
  const sections = sectionsOfBook(context);
  const material: z.infer<typeof Material> = {
    text: fingerprint(book),
    sentences: context.sentences.length,
    names: namesIn(context.sentences),
    places: terms.map(({ key }) => [key, steps(context.index.withTerm(key))]),
    statements: steps(statementsOf(context).map(({ at }) => at)),
    lists: [...listsOf(context)],
    terms: terms.map(({ sections: _, ...term }) => term),
    sections: { short: numbersOf(sections.short), long: numbersOf(sections.long) },
  };
  return brotliCompressSync(JSON.stringify(material), { params: PARAMS });
}

const numbersOf = (sections: readonly TitledSection[]): z.infer<typeof Sections> =>
  sections.map(({ points, ...section }) => ({ ...section, points: points.map(({ at }) => at) }));

const steps = (places: readonly number[]): number[] => places.map((at, i) => at - (places[i - 1] ?? 0));

function fromSteps(steps: readonly number[]): number[] {
  let at = 0;
  return steps.map((step) => (at += step));
}

/** Tells quizzes what these bytes hold. False, and nothing told, where they are damaged, or of another text or form. */
function unpackMaterial(bytes: Uint8Array, book: Book, knowledge: KnowledgeBase): boolean {
  const read = materialIn(bytes);
  if (read?.text !== fingerprint(book) || read.sentences !== sentencesOf(book).length) return false;
  const places = new Map(read.places.map(([key, there]) => [key, fromSteps(there)]));
  const context = keepWords(book, knowledge, { names: read.names, places });
  const statements = fromSteps(read.statements).map((at) => statementAt(context, at));
  const byNumber = new Map(statements.map((one) => [one.at, one]));
  const numbered = (all: readonly number[]) => all.flatMap((at) => byNumber.get(at) ?? []);
  statementsOf.keep(context, statements);
  listsOf.keep(context, read.lists);
  termsOf.keep(
    context,
    read.terms.map((term) => ({ ...term, sections: sectionsNaming(context, term.key) })),
  );
  const withPoints = (sections: z.infer<typeof Sections>) =>
    sections.map(({ points, ...section }) => ({
      ...section,
      points: numbered(points).map((one) => keyPoint(context, one)),
    }));
  sectionsOfBook.keep(context, { short: withPoints(read.sections.short), long: withPoints(read.sections.long) });
  return true;
}

function materialIn(bytes: Uint8Array): z.infer<typeof Material> | null {
  try {
    return Material.safeParse(JSON.parse(brotliDecompressSync(bytes).toString('utf8'))).data ?? null;
  } catch {
    return null;
  }
}

/** Where a book's material is kept. */
export interface MaterialFile {
  /** Null where it is lost. */
  read: () => Promise<Uint8Array | null>;
  write: (bytes: Uint8Array) => Promise<void>;
}

/** Has what quizzes need of a book at hand: as this process keeps it, as it is stored, or found anew and stored. */
export async function openMaterial(book: Book, knowledge: KnowledgeBase, file: MaterialFile): Promise<void> {
  if (isRead(knowledge)) return;
  const stored = await file.read();
  if (isRead(knowledge) || (stored && unpackMaterial(stored, book, knowledge))) return;
  await file.write(packMaterial(book, knowledge));
}
