/** Answers from one book by a model: found by our own search, written by the model, proved by our own code. */
import * as z from 'zod/mini';
import type { Book } from '../../../book/model.ts';
import { type BookIndex, buildIndex } from '../../../book/search/build.ts';
import type { KnowledgeBase } from '../../../knowledge/index.ts';
import type { AnswerInput, ClaimedQuote, DraftAnswer } from '../../engine.ts';
import { contextChars } from '../models.ts';
import { onItsPages } from '../on-its-pages.ts';
import { msLeft, type Session, stoppable } from '../session.ts';
import { askFor, itemsOf, messagesOf, nonsense, type Read, type Shortfall } from '../structured.ts';
import { talk } from '../talk.ts';
import { type Checked, checkClaim, draftOf, droppedFor, tellingClaims } from './claims.ts';
import { declineFor } from './decline.ts';
import { type Excerpt, excerptsOf, placesFor } from './excerpts.ts';
import { outlineOf } from './outline.ts';
import { fromPicture, pictureAsked } from './picture.ts';
import { charsOf, partAsked, placesOfPart, sureFor } from './places.ts';
import { ANSWER, REPAIR } from './prompt.ts';
import { quizReply } from './quiz-reply.ts';
import { failedOf, type Judged, keptOf, repaired } from './repair.ts';
import { Claim, LeastReply, Repaired, Repairs, Reply } from './schema.ts';
import { definedTerm } from './search.ts';
import { surroundingsOf } from './surroundings.ts';
import { turnsOf } from './turns.ts';
import { asAsked, type Understood, understand } from './understand.ts';

const ANSWER_TOKENS = 3_000;
/** A second search or a repair is begun only with this much time left (ms). */
const SPARE_MS = 12_000;
/** A part of the book that is asked for goes whole up to so many characters, where the model takes as much as is usual. */
const PART_CHARS = 60_000;
const USUAL_CONTEXT = 9_000;
/** Of the title of the section that is asked about. */
const TITLE_CHARS = 200;
/** Where a part that no outline has ends is not told: where it is shorter (characters), what the search finds is sent with it. */
const SHORT_PART = 1_500;

/** Of these the model, or its provider, is the author: asking again brings nothing else. */
const REFUSALS: ReadonlySet<Shortfall> = new Set(['refused', 'filtered']);

/** @throws what `complete` throws; `unavailable` where the model twice said nothing that could be read */
export async function answer(session: Session, input: AnswerInput): Promise<DraftAnswer> {
  const { book, history, index = buildIndex(book) } = input;
  const question = input.question.trim();
  const ours = stoppable(session, input.signal);
  if (input.withoutBook) return (await talk(session, input)) ?? plain(REFUSED);
  const knowledge = await input.knowledge?.();
  const meant =
    input.section || needsNoCall(question, book, index, knowledge)
      ? asAsked(question)
      : await understand(ours, question, { book, index, history });
  if (meant.kind === 'talk' && meant.reply) return { answer: meant.reply, quotes: [], declined: false };
  if (meant.kind === 'quiz') return { answer: quizReply(question, input.quizAt), quotes: [], declined: false };

  const places = placesToSend(meant, { ...input, index }, knowledge);
  const figure = input.draw ? pictureAsked(meant, book, index) : null;
  const seen =
    figure && input.draw
      ? await fromPicture(ours, {
          ...{ question, meant: meant.question, figure, draw: input.draw, book },
          excerpts: excerptsOf(places, book, index),
          check: checkIn(book, question),
        })
      : null;
  if (seen !== null && typeof seen !== 'string') return seen;
  const draft = await fromWords(ours, { ...input, index, question }, meant, places, knowledge);
  return seen === null ? draft : { ...draft, answer: `${draft.answer}\n\n${seen}` };
}

/** What the book's words say; in one call, with a second search or a repair where that helps. */
async function fromWords(
  ours: Session,
  input: Source,
  meant: Understood,
  places: readonly number[],
  knowledge: KnowledgeBase | undefined,
): Promise<DraftAnswer> {
  const { book, history, index, question, onPartialAnswer } = input;
  if (places.length === 0) return declineFor(question, meant.wordings, book, index);
  // What changes least comes first, so that a provider's cache of beginnings serves the next question, and the second try.
  const asked = input.section && { section: input.section.title.slice(0, TITLE_CHARS) };
  const material = { book: { title: book.title, outline: outlineOf(index), ...asked }, earlier: turnsOf(history) };
  const ask = (excerpts: readonly Excerpt[], onText?: (text: string) => void) => ({
    task: 'answer' as const,
    messages: messagesOf(ANSWER, {
      ...material,
      excerpts,
      question,
      ...(meant.question !== question && { meant: meant.question }),
    }),
    maxTokens: ANSWER_TOKENS,
    onText,
  });
  const excerpts = excerptsOf(places, book, index);
  const check = checkIn(book, question);
  const tells =
    onPartialAnswer &&
    tellingClaims(
      (value) => keptOf(checkedIn(value, check)),
      (claims) => onPartialAnswer(draftOf(claims)),
    );
  const first = await askFor(ours, 'answer', Reply, ask(excerpts, tells), LeastReply);
  const checked = checkedIn(first.value, check);
  if (first.shortfall !== null && REFUSALS.has(first.shortfall))
    return settled(checked, first.shortfall) ?? plain(REFUSED);
  const spare = msLeft(ours) >= SPARE_MS;

  if (checked.length === 0 && first.shortfall === null) {
    const more = spare ? furtherPlaces(searchIn(first.value), meant, input, places, knowledge) : [];
    if (more.length === 0) return declineFor(question, meant.wordings, book, index);
    const call = ask(excerpts, tells);
    const further = { role: 'user' as const, content: JSON.stringify({ excerpts: excerptsOf(more, book, index) }) };
    const again = await askFor(ours, 'answer', Reply, { ...call, messages: [...call.messages, further] }, LeastReply);
    const found = checkedIn(again.value, check);
    if (found.length === 0 && unread(again)) throw nonsense(again.shortfall ?? 'empty');
    return settled(found, again.shortfall) ?? declineFor(question, meant.wordings, book, index);
  }

  const failed = failedOf(checked);
  if (first.shortfall === null && failed.length === 0) return draftOf(keptOf(checked));
  if (!spare && keptOf(checked).length > 0) return settled(checked, first.shortfall) ?? plain(REFUSED);
  const [, data] = ask(excerpts).messages;
  const { judged: whole, repairs } = await repaired(
    ours,
    checked,
    {
      task: 'answer',
      messages: [{ role: 'system', content: REPAIR }, ...(data ? [data] : [])],
      maxTokens: ANSWER_TOKENS,
    },
    { reply: Repairs, claim: Repaired },
    check,
  );
  if (whole.length === 0 && (!repairs || unread(repairs))) throw nonsense(repairs?.shortfall ?? 'empty');
  return (
    settled(whole, repairs ? shortfallAfter(first, repairs) : first.shortfall) ??
    nothingHeld(question, meant, book, index)
  );
}

/**
 * A term that the book defines, asked for in the book's own words, needs nobody to find out what is meant; nor does a part by its
 * number, but of a page it may be a picture on it.
 */
function needsNoCall(question: string, book: Book, index: BookIndex, knowledge?: KnowledgeBase): boolean {
  const part = partAsked(question, book, index);
  if (part !== null) return !('page' in part);
  return knowledge !== undefined && definedTerm(question, index, knowledge) !== null;
}

type Source = AnswerInput & { index: BookIndex };

function placesToSend(meant: Understood, input: Source, knowledge: KnowledgeBase | undefined): number[] {
  const { book, index } = input;
  const room = contextChars();
  const part = input.section ? { section: input.section } : partAsked(input.question, book, index, meant);
  const whole = part ? placesOfPart(part, index, room >= USUAL_CONTEXT ? PART_CHARS : room, knowledge) : [];
  const isShort = part && 'untold' in part && charsOf(whole, index) < SHORT_PART;
  if (part && !isShort) return whole;
  const sure = [...whole, ...sureFor(meant, input)];
  return placesFor({ wordings: meant.wordings, sure, knowledge }, book, index, room);
}

/** What a second search finds that was not sent before. */
function furtherPlaces(
  search: readonly string[],
  meant: Understood,
  { book, index, section }: Source,
  sent: readonly number[],
  knowledge: KnowledgeBase | undefined,
): number[] {
  const wordings = search.filter((wording) => !meant.wordings.includes(wording)).slice(0, MOST_WORDINGS);
  if (section || wordings.length === 0) return [];
  const before = new Set(sent);
  return placesFor({ wordings, knowledge }, book, index, contextChars()).filter((at) => !before.has(at));
}
const MOST_WORDINGS = 3;

const searchIn = (value: unknown): string[] => itemsOf(value, 'search', z.string());

/** A reply that is no refusal and holds nothing that could be read: the model failed, not the book. */
const unread = ({ shortfall }: Read) => shortfall !== null && !REFUSALS.has(shortfall);

/** The answer is cut where neither the first reply came to its end nor the second. */
const shortfallAfter = (first: Read, second: Read): Shortfall | null => second.shortfall ?? first.shortfall;

type JudgedClaim = Judged<Claim, ClaimedQuote>;

const checkedIn = (value: unknown, check: (claim: Claim) => Checked<ClaimedQuote>): JudgedClaim[] =>
  itemsOf(value, 'claims', Claim).map((given) => ({ given, checked: check(given) }));

/** The answer as far as it goes, and what is missing from it; null where nothing holds. */
function settled(judged: readonly JudgedClaim[], shortfall: Shortfall | null): DraftAnswer | null {
  const draft = draftOf(keptOf(judged));
  if (draft.quotes.length === 0) return null;
  const dropped = failedOf(judged);
  const missing = [...(shortfall ? [CUT] : []), ...(dropped.length > 0 ? [droppedFor(dropped)] : [])];
  return missing.length > 0 ? { ...draft, answer: `${draft.answer}\n\n*${missing.join(' ')}*` } : draft;
}

/** Where the model claimed something and none of it holds. */
function nothingHeld(question: string, meant: Understood, book: Book, index: BookIndex): DraftAnswer {
  const decline = declineFor(question, meant.wordings, book, index);
  return { ...decline, answer: `${decline.answer}\n\n*${UNHELD}*` };
}

const REFUSED = 'The AI model would not answer that. Please ask in other words, or about another part of the book.';
const CUT = 'The answer ends here: the rest did not arrive. Ask again to go on.';
const UNHELD = 'The AI model gave an answer, but the book’s words do not carry it, so it is left out.';

const plain = (answer: string): DraftAnswer => ({ answer, quotes: [], declined: true });

/** How the claims of a question to one book are checked. */
function checkIn(book: Book, question: string) {
  const prove = (quote: ClaimedQuote) => onItsPages(book, quote);
  return (claim: Claim) => checkClaim(claim, prove, (quotes) => surroundingsOf(book, quotes, question));
}
