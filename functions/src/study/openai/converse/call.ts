/** The revision chat by a model, which looks things up in the student's library and record and proves what it says. */
import { allPacks } from '../../../language/packs/index.ts';
import type { ConverseInput, DraftReply, LibraryQuote } from '../../converse.ts';
import type { Surroundings } from '../answer/checks.ts';
import { type Checked, checkClaim, draftOf, droppedFor, type Proved, tellingClaims } from '../answer/claims.ts';
import { failedOf, type Judged, keptOf, repaired } from '../answer/repair.ts';
import { surroundingsOf } from '../answer/surroundings.ts';
import { turnsOf } from '../answer/turns.ts';
import { complete } from '../complete.ts';
import { withoutLinks } from '../links.ts';
import { onItsPages } from '../on-its-pages.ts';
import { looseJson } from '../partial-json.ts';
import { msLeft, type Session, stoppable } from '../session.ts';
import type { Request } from '../stream.ts';
import { itemsOf, messagesOf, readReply, strictFormat } from '../structured.ts';
import { CONVERSE } from './prompt.ts';
import { LibraryClaim, LibraryRepaired, LibraryRepairs, LibraryReply } from './schema.ts';
import { idsOf, type LookedUp, runTool, TOLD_BOOKS, TOOLS } from './tools.ts';

/** Calls of one reply: it is looked up once, then either again, or what failed is repaired. */
const MOST_CALLS = 3;
/** Neither is begun with less time left (ms). */
const SPARE_MS = 12_000;
const MOST_CALLS_A_ROUND = 4;
const REPLY_TOKENS = 2_500;
/** A statement on the record is short; a longer one says more than figures. */
const RECORD_CHARS = 320;
const NUMBER = /(?<!\p{Nd}|\p{Nd}[.,])\p{Nd}+(?:[.,]\p{Nd}+)*/gu;
/** A number that tells how something went, not how many days a plan is for. */
const RESULT = new RegExp(
  `${NUMBER.source}(?=\\s*(?:${allPacks.flatMap(({ topics }) => topics.results?.source ?? []).join('|')}))`,
  'giu',
);

type ProvedClaim = Proved<LibraryQuote>;

type JudgedClaim = Judged<LibraryClaim, LibraryQuote>;

/** Null where nothing of the model's reply can be proved. @throws what `complete` throws */
export async function converse(session: Session, input: ConverseInput): Promise<DraftReply | null> {
  const judged = await claimsOf(stoppable(session, input.signal), input);
  const [kept, failed] = [keptOf(judged), failedOf(judged)];
  if (kept.length === 0) return null;
  const reply = replyOf(kept);
  return failed.length > 0 ? { ...reply, answer: `${reply.answer}\n\n*${droppedFor(failed)}*` } : reply;
}

const replyOf = (claims: readonly ProvedClaim[]): DraftReply => {
  const { answer, quotes } = draftOf(claims);
  return { answer, quotes, declined: quotes.length === 0 };
};

async function claimsOf(session: Session, input: ConverseInput): Promise<JudgedClaim[]> {
  const found: LookedUp = { books: new Map(), record: null };
  const messages: Request['messages'] = messagesOf(CONVERSE, {
    books: [...idsOf(input.shelf.books)].slice(0, TOLD_BOOKS).map(([id, { title }]) => ({ id, title })),
    earlier: turnsOf(input.history),
    question: input.question,
  });
  const { onPartialAnswer } = input;
  const check = checkIn(found, input.question);
  const proved = (value: unknown): JudgedClaim[] =>
    itemsOf(value, 'claims', LibraryClaim).map((given) => ({ given, checked: check(given) }));
  for (let call = 1; ; call++) {
    const last = call === MOST_CALLS || (call > 1 && msLeft(session) < SPARE_MS);
    const completion = await complete(session, {
      task: 'converse',
      messages,
      maxTokens: REPLY_TOKENS,
      format: strictFormat('reply', LibraryReply),
      tools: TOOLS,
      toolChoice: last ? 'none' : 'auto',
      onText:
        onPartialAnswer &&
        tellingClaims(
          (value) => keptOf(proved(value)),
          (claims) => onPartialAnswer(replyOf(claims)),
        ),
    });
    const calls = completion.toolCalls.slice(0, MOST_CALLS_A_ROUND);
    if (calls.length === 0 || last) {
      const judged = proved(readReply(completion, LibraryReply, 'converse').value);
      const mayRepair = call < MOST_CALLS && failedOf(judged).length > 0 && msLeft(session) >= SPARE_MS;
      if (!mayRepair) return judged;
      const again = { task: 'converse' as const, messages, maxTokens: REPLY_TOKENS };
      const schemas = { reply: LibraryRepairs, claim: LibraryRepaired };
      return (await repaired(session, judged, again, schemas, check)).judged;
    }
    messages.push({
      role: 'assistant',
      content: completion.text || null,
      tool_calls: calls.map(({ id, name, arguments: args }) => ({
        id,
        type: 'function',
        function: { name, arguments: args },
      })),
    });
    for (const { id, name, arguments: args } of calls) {
      session.signal.throwIfAborted();
      const content = await runTool(input, found, name, looseJson(args)?.value);
      messages.push({ role: 'tool', tool_call_id: id, content });
    }
  }
}

/** How the claims of a question are checked. */
function checkIn(found: LookedUp, question: string) {
  return ({ form, text, source, quotes, missed }: LibraryClaim): Checked<LibraryQuote> => {
    if (source === 'record') return onRecord(form, text, missed, found, question);
    const claimed = quotes.flatMap(({ book, page, quote }) => {
      const shelf = found.books.get(book)?.shelf;
      return shelf ? [{ pdf_id: shelf.pdf_id, page, quote }] : [];
    });
    return checkClaim(
      { form, text, quotes: claimed },
      (quote) => inLibrary(found, quote),
      (proved) => around(found, proved, question),
    );
  };
}

const openedBook = ({ books }: LookedUp, pdfId: string) =>
  [...books.values()].find(({ shelf }) => shelf.pdf_id === pdfId)?.book;

/** What is printed around quotes of several books. */
function around(found: LookedUp, quotes: readonly LibraryQuote[], question: string): Surroundings {
  const own = [...Map.groupBy(quotes, ({ pdf_id }) => pdf_id)].flatMap(([pdfId, some]) => {
    const book = openedBook(found, pdfId);
    return book ? [surroundingsOf(book, some, question)] : [];
  });
  return {
    question,
    around: own.map((one) => one.around).join('\n'),
    pages: own.flatMap(({ pages }) => pages),
  };
}

function inLibrary(found: LookedUp, claim: LibraryQuote): LibraryQuote[] | null {
  const book = openedBook(found, claim.pdf_id);
  const places = book && onItsPages(book, claim);
  return places ? places.map((place) => ({ ...claim, ...place })) : null;
}

/**
 * A statement on the student's record: every figure stands in it (or, where it is no result, in the question), and it names a
 * book or chapter of it or a figure.
 */
function onRecord(
  form: ProvedClaim['form'],
  said: string,
  missed: readonly string[],
  { record }: LookedUp,
  question: string,
): Checked<LibraryQuote> {
  const text = withoutLinks(said, []);
  if (!record) return { reason: 'The record was not read.' };
  if (text === '' || text.length > RECORD_CHARS) return { reason: 'It says nothing, or too much, of the record.' };
  const figures = new Set(record.told.match(NUMBER));
  const asked = new Set(question.match(NUMBER));
  const numbers = text.match(NUMBER) ?? [];
  const wrong =
    numbers.find((number) => !figures.has(number) && !asked.has(number)) ??
    text.match(RESULT)?.find((number) => !figures.has(number));
  if (wrong !== undefined) return { reason: `The number ${wrong} is not in the record.` };
  const named = record.names.some((name) => text.toLowerCase().includes(name.toLowerCase()));
  if (numbers.length === 0 && !named) return { reason: 'It names no figure, book or chapter of the record.' };
  const quotes = missed.flatMap((id): LibraryQuote[] => {
    const about = record.missed.get(id);
    if (!about?.evidence) return [];
    const { pdf_id, evidence } = about;
    return [{ pdf_id, page: evidence.page, quote: evidence.quote, evidence }];
  });
  return { claim: { form, text, quotes } };
}
