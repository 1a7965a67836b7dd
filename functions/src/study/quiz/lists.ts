/** Lists and steps that the book gives: what opens them, and their members. */
import { quotable } from '../../book/sentences.ts';
import { topicOf } from '../../book/topic-title.ts';
import type { Fact } from '../../knowledge/index.ts';
import { hasPronoun, points } from '../../knowledge/pointing.ts';
import { tokensOf } from '../../knowledge/tokens.ts';
import type { ClaimedQuote } from '../engine.ts';
import { standsAlone } from '../gate/stem.ts';
import { contentWords } from '../gate/words.ts';
import { capital, inside, oncePerBook, plain, type QuizContext } from './context.ts';

export interface BookList {
  /** What opens it: "Rogers further divided the self into two categories". */
  lead: string;
  /** The lead, behind the title of its section where the lead does not say what the list is about. */
  placed: string;
  ordered: boolean;
  /** Whether the lead says how many they are. */
  counted: boolean;
  items: { text: string; key: string; quote: ClaimedQuote }[];
  /** Words that hold lead and items; null where they stand in several places. */
  quote: ClaimedQuote | null;
  /** Index of its first sentence. */
  at: number;
  page: number;
  section: number;
  chapter: number;
}

const LEAD = { least: 12, most: 160 };
const LEAST_ITEMS = 2;

/** All lists whose lead can be read by itself. */
export const listsOf = oncePerBook((context): readonly BookList[] =>
  [...context.knowledge.ofKind('list'), ...context.knowledge.ofKind('step')].flatMap((fact) => {
    const list = listFrom(context, fact);
    return list ? [list] : [];
  }),
);

function listFrom(context: QuizContext, fact: Fact): BookList | null {
  const { sentences, book, lexicon, pack, knowledge } = context;
  const { stored } = fact;
  const first = sentences[stored.first];
  const lead = capital(plain(fact.subject));
  if (!first || !lexicon || lead.length < LEAD.least || lead.length > LEAD.most) return null;
  if (!standsAlone(lead) || /[?!:;"“”«»[\]]/u.test(lead)) return null;
  const tokens = tokensOf(lead, pack.words.elided);
  const whole = { from: 0, to: tokens.length };
  if (points(lexicon, tokens, whole) || hasPronoun(lexicon, tokens, whole)) return null;
  const opening = tokens[0]?.text ?? '';
  if (lexicon.conjunctions.has(opening) && !lexicon.prepositions.has(opening)) return null;
  const items = stored.items.flatMap(({ sentence, start, end }) => {
    const there = sentences[sentence];
    const text = plain(there?.text.slice(start, end) ?? '');
    return there && text.length > 1
      ? [{ text: inside(context, text), key: knowledge.keyOf(text), quote: quotable(book, there) }]
      : [];
  });
  if (items.length < Math.max(LEAST_ITEMS, stored.items.length)) return null;
  if (new Set(items.map(({ text }) => text)).size < items.length) return null;
  const [quote] = fact.quotes;
  const together =
    fact.quotes.length === 1 &&
    quote &&
    items.every(({ text }) => quote.quote.toLowerCase().includes(text.toLowerCase()));
  const numbers = new Set(lexicon.numberWords);
  const counted = tokens.some(({ text, kind }) => numbers.has(text) || (kind === 'number' && text.length < 3));
  const title = topicOf(context.titleOf(first.section));
  const said = contentWords(lead);
  const isPlaced = title === null || [...contentWords(title)].some((word) => said.has(word));
  return {
    lead,
    placed: isPlaced ? lead : `${title}: ${lead}`,
    ordered: fact.kind === 'step',
    counted,
    items,
    quote: together ? quote : null,
    at: stored.first,
    page: fact.page,
    section: fact.section,
    chapter: context.chapterOf(first),
  };
}

/** By the key of a term, the keys of what stands beside it in a list. */
export const membersOf = oncePerBook((context) => {
  const beside = new Map<string, Set<string>>();
  for (const { items } of listsOf(context)) {
    for (const { key } of items) {
      const known = beside.get(key) ?? new Set();
      for (const other of items) if (other.key !== key) known.add(other.key);
      beside.set(key, known);
    }
  }
  return (key: string): ReadonlySet<string> => beside.get(key) ?? NONE;
});

const NONE: ReadonlySet<string> = new Set();
