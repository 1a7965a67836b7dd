/** Answers from one book by a model: found by our own search, said by the model, proved by our own code. */
import { findQuote } from '../../../book/evidence/index.ts';
import type { Book } from '../../../book/model.ts';
import { hasText } from '../../../book/pages.ts';
import { type BookIndex, buildIndex } from '../../../book/search/build.ts';
import { languageOfQuestion } from '../../../language/detect.ts';
import { talkIn, talkReply, wordsFor } from '../../answer/compose/talk.ts';
import { refusalOf } from '../../answer/intents/refusal.ts';
import type { AnswerInput, ClaimedQuote, DraftAnswer, Turn } from '../../engine.ts';
import { retrieve } from '../../find/candidates.ts';
import { resolve } from '../../find/follow-up.ts';
import { type Question, readQuestion } from '../../find/question.ts';
import { summaryRequest } from '../../find/section-asked.ts';
import { UNSUPPORTED } from '../../proof.ts';
import { type Session, stoppable } from '../session.ts';
import { askFor, itemsOf, messagesOf, nonsense, type Shortfall } from '../structured.ts';
import { draftOf, type Proved, provedClaim, tellingClaims } from './claims.ts';
import { excerptsFor, excerptsOfPart, outlineOf } from './passages.ts';
import { ANSWER, TRANSLATE } from './prompt.ts';
import { Claim, Reply, Translation } from './schema.ts';

const ANSWER_TOKENS = 3_000;
const TRANSLATION_TOKENS = 800;
/** Under this share of the question's terms in the best place, the search has found nothing worth the name. */
const WEAK = 0.5;
/** What of the turns before is sent: characters of each question and answer. */
const TURN_CHARS = 600;
const SAMPLE_CHARS = 300;

type ProvedClaim = Proved<ClaimedQuote>;

/** Of these the model, or its provider, is the author: asking again brings nothing else. */
const REFUSALS: ReadonlySet<Shortfall> = new Set(['refused', 'filtered']);

/** @throws what `complete` throws; `unavailable` where the model twice said nothing that could be read */
export async function answer(session: Session, input: AnswerInput): Promise<DraftAnswer> {
  const { book, history, index = buildIndex(book), onPartialAnswer } = input;
  const question = input.question.trim();
  const talk = talkIn(question, book.language);
  if (talk) return { answer: talkReply(talk, input.quizAt), quotes: [], declined: false };
  const request = summaryRequest(question, index, book);
  if (request && 'missing' in request) return decline(wordsFor(question).noPart);
  const ours = stoppable(session, input.signal);
  const excerpts = request
    ? excerptsOfPart(request, book, index)
    : excerptsFor(await understood(ours, question, book, index, history), book, index);
  // As the embedded engine refuses: with what was looked for, and the sections that come nearest.
  const unanswered = () => refusalOf(question, resolve(question, history, index), { book, index, anyLanguage: true });
  if (excerpts.length === 0) return unanswered();

  const prove = (claim: ProvedClaim) =>
    provedClaim(claim, (quote) => inBook(book, quote), `${question}\n${book.title ?? ''}`);
  // What changes least comes first, so that a provider's cache of beginnings serves the next question, and the second try.
  const messages = messagesOf(ANSWER, {
    book: { title: book.title, outline: outlineOf(index) },
    earlier: turnsOf(history),
    excerpts,
    question,
  });
  const first = await askFor(ours, 'answer', Reply, {
    task: 'answer',
    messages,
    maxTokens: ANSWER_TOKENS,
    onText:
      onPartialAnswer &&
      tellingClaims(
        (value) => provedIn(value, prove).kept,
        (claims) => onPartialAnswer(draftOf(claims)),
      ),
  });
  const { kept, failed } = provedIn(first.value, prove);
  if (first.shortfall === null && failed.length === 0) return kept.length > 0 ? draftOf(kept) : unanswered();

  // A model that refused won't say more, and one claim less in a good answer is not worth another call.
  const refused = first.shortfall !== null && REFUSALS.has(first.shortfall);
  if (refused || (first.shortfall === null && kept.length > 0)) return settled(kept, failed.length, first.shortfall);
  const again = await askFor(ours, 'answer', Reply, {
    task: 'answer',
    messages: [...messages, { role: 'user', content: JSON.stringify({ kept: kept.map(({ text }) => text), failed }) }],
    maxTokens: ANSWER_TOKENS,
  }).catch((error) => {
    if (kept.length === 0 || ours.signal.aborted) throw error;
    return null; // what there is, is kept
  });
  if (!again) return settled(kept, failed.length, first.shortfall);
  const more = provedIn(again.value, prove);
  const claimed = kept.length + failed.length + more.kept.length + more.failed.length;
  if (claimed === 0 && again.shortfall && !REFUSALS.has(again.shortfall)) throw nonsense(again.shortfall);
  return settled([...kept, ...more.kept], more.failed.length, again.shortfall);
}

/** The answer as far as it goes, and what is missing from it. */
function settled(claims: readonly ProvedClaim[], dropped: number, shortfall: Shortfall | null): DraftAnswer {
  if (claims.length === 0) {
    const refused = shortfall !== null && REFUSALS.has(shortfall);
    return decline(refused ? REFUSED : UNSUPPORTED);
  }
  const draft = draftOf(claims);
  const missing = [...(shortfall ? [CUT] : []), ...(dropped > 0 ? [DROPPED] : [])];
  return missing.length > 0 ? { ...draft, answer: `${draft.answer}\n\n*${missing.join(' ')}*` } : draft;
}

const REFUSED = 'The AI model would not answer that. Please ask in other words, or about another part of the book.';
const CUT = 'The answer ends here: the rest did not arrive. Ask again to go on.';
const DROPPED = 'Something was left out because its words could not be found in your book.';

const decline = (answer: string): DraftAnswer => ({ answer, quotes: [], declined: true });

/** What of a reply the book says. */
function provedIn(value: unknown, prove: (claim: ProvedClaim) => ProvedClaim | null) {
  const claims = itemsOf(value, 'claims', Claim).map((claim) => ({ claim, proved: prove(claim) }));
  return {
    kept: claims.flatMap(({ proved }) => proved ?? []),
    failed: claims.flatMap(({ claim, proved }) => (proved ? [] : [claim])),
  };
}

/** A quote as the book has it: on the page where it stands. */
function inBook(book: Book, { page, quote }: ClaimedQuote): ClaimedQuote | null {
  const found = findQuote(book, quote, page);
  return found && { page: found.page, quote };
}

const turnsOf = (history: readonly Turn[]) =>
  history.map(({ question, answer }) => ({
    question: question.slice(0, TURN_CHARS),
    answer: answer.slice(0, TURN_CHARS),
  }));

/**
 * The question as it is searched for: itself, or, where the book has hardly a word of it and it may be in another language,
 * as the model says it in the book's.
 */
async function understood(
  session: Session,
  text: string,
  book: Book,
  index: BookIndex,
  history: Turn[],
): Promise<Question> {
  const asked = resolve(text, history, index);
  const sameLanguage = index.language === languageOfQuestion(text, null);
  if (sameLanguage || (asked.tells && retrieve(asked, index).held >= WEAK)) return asked;
  const pages = book.pages.filter(hasText);
  const sample = (pages.find((page) => page.text.length > SAMPLE_CHARS) ?? pages[0])?.text ?? '';
  const { value, shortfall } = await askFor(session, 'translation', Translation, {
    task: 'translate',
    messages: messagesOf(TRANSLATE, {
      language: book.language,
      sample: sample.slice(0, SAMPLE_CHARS),
      question: text,
    }),
    maxTokens: TRANSLATION_TOKENS,
  });
  const said = Translation.safeParse(value);
  if (shortfall || !said.success) return asked;
  return readQuestion(said.data.question, index);
}
