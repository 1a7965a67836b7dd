/** What a book's guides are made of, found once for all of its chapters: claims with the words they rest on, proved when they are shown. */
import * as z from 'zod/mini';
import { sectionsOf } from '../../book/chapters.ts';
import type { Book } from '../../book/model.ts';
import { countWords } from '../../book/script.ts';
import { quotable, type Sentence, sentencesOf } from '../../book/sentences.ts';
import type { KnowledgeBase } from '../../knowledge/index.ts';
import type { ClaimedQuote } from '../engine.ts';
import { draftFault } from '../gate/draft-fault.ts';
import { contextOf } from '../quiz/context.ts';
import { NOTHING_SHOWN } from '../quiz/forms/form.ts';
import { sectionInShort } from '../quiz/forms/recall.ts';
import { nameThem, whatIsMeant } from '../quiz/forms/short.ts';
import { listsOf } from '../quiz/lists.ts';
import { termsOf } from '../quiz/terms.ts';

const Claim = z.object({ page: z.int(), quote: z.string() });

/** All in the order of the book; `worth` puts the weightier first where not all are shown. */
export const BookClaims = z.object({
  /** Words that stand in each section itself, by its index. */
  words: z.array(z.int()),
  openings: z.array(z.object({ section: z.int(), claim: Claim })),
  terms: z.array(z.object({ term: z.string(), worth: z.number(), claim: Claim })),
  lists: z.array(
    z.object({
      lead: z.string(),
      ordered: z.boolean(),
      claim: Claim,
      items: z.array(z.object({ text: z.string(), claim: z.nullable(Claim) })),
    }),
  ),
  figures: z.array(Claim),
  questions: z.array(
    z.object({ question: z.string(), answer: z.string(), form: z.string(), worth: z.number(), claim: Claim }),
  ),
});
export type BookClaims = z.infer<typeof BookClaims>;

/** A shorter sentence opens nothing ("Really?"). */
const LEAST_OPENING_WORDS = 6;
const MOST_CAPTION_CHARS = 600;

/** The claims of a whole book. */
export function claimsOf(book: Book, knowledge: KnowledgeBase): BookClaims {
  const context = contextOf({ book }, knowledge);
  const sentences = sentencesOf(book);
  const words = sectionsOf(book).map(() => 0);
  const openings = new Map<number, ClaimedQuote>();
  for (const sentence of sentences) {
    const { kind, section, text } = sentence;
    if (section < 0 || kind === 'furniture') continue;
    const count = countWords(text);
    words[section] = (words[section] ?? 0) + count;
    if (kind === 'prose' && !openings.has(section) && count >= LEAST_OPENING_WORDS)
      openings.set(section, quotable(book, sentence));
  }
  const inOrder = <T extends { claim: ClaimedQuote }>(claims: T[]) =>
    claims.sort((a, b) => a.claim.page - b.claim.page);
  return BookClaims.parse({
    words,
    openings: [...openings].map(([section, claim]) => ({ section, claim })),
    terms: inOrder(
      termsOf(context)
        .filter(({ chapter }) => chapter >= 0)
        .map(({ text, weight, quote }) => ({ term: text, worth: weight, claim: quote })),
    ),
    lists: inOrder(
      listsOf(context)
        .filter(({ chapter }) => chapter >= 0)
        .flatMap(({ lead, ordered, items, quote, at }) => {
          const first = sentences[at];
          if (!first) return [];
          const own = items.map(({ text, quote: claim }) => ({ text, claim: quote ? null : claim }));
          return { lead, ordered, claim: quote ?? quotable(book, first), items: own };
        }),
    ),
    figures: captionsOf(book, sentences),
    questions: inOrder(
      [nameThem, whatIsMeant, sectionInShort].flatMap(({ candidates }) =>
        candidates(context).flatMap(({ form, score, draft }) => {
          const made = draft(() => 0, NOTHING_SHOWN);
          if (!made || draftFault({ kind: 'saq', ...made }) !== null) return [];
          const { question, answer, evidence } = made;
          return { question, answer, form, worth: score, claim: evidence };
        }),
      ),
    ),
  });
}

/** "Figure 6.4 The …", "Table A2: …": what a caption begins with. Behind the number of a sentence of the text its verb follows. */
const NUMBERED = /^\s*\p{L}[\p{L}\p{M}]*\.?\s*(?:\p{Lu}[.\-–]?)?\p{Nd}+(?:[.\-–]\p{Nd}+)*(.*)$/su;
/** Of scripts that tell small letters from large ones. */
const CASED = /\p{Lu}|\p{Ll}/u;
const SENTENCE_END = /[.!?。！？؟۔।]["”»’」)）]*\s*$/u;

/** Whether a block that begins like a caption is one, and no paragraph about the figure: "Figure 3 shows that …". */
export function isCaption(text: string): boolean {
  const rest = NUMBERED.exec(text)?.[1];
  if (rest === undefined || rest.trim() === '') return false;
  if (/^\s*[.:：．|–—]/u.test(rest)) return true;
  const first = /[\p{L}\p{Nd}]/u.exec(rest)?.[0] ?? '';
  // Where small letters tell nothing: a caption is a name, and ends without a stop.
  return CASED.test(first) ? !/\p{Ll}/u.test(first) : !SENTENCE_END.test(rest);
}

function captionsOf(book: Book, sentences: readonly Sentence[]): ClaimedQuote[] {
  const told = new Set<string>();
  return sentences.flatMap((sentence) => {
    const { kind, text } = sentence;
    if (kind !== 'caption' || text.length > MOST_CAPTION_CHARS || !isCaption(text) || told.has(text)) return [];
    told.add(text);
    return quotable(book, sentence);
  });
}
