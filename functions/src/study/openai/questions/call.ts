/** Questions by a model: asked for part by part, at once, each draft brought to where its quote stands; the gate decides. */
import { findQuote } from '../../../book/evidence/index.ts';
import type { Book } from '../../../book/model.ts';
import { buildIndex } from '../../../book/search/build.ts';
import { AppError } from '../../../platform/errors.ts';
import type { ClaimedQuote, DraftQuestions, QuestionsInput, QuizCounts } from '../../engine.ts';
import { gateQuestions } from '../../gate/index.ts';
import { provedClaim } from '../answer/claims.ts';
import { withoutLinks } from '../links.ts';
import { msLeft, type Session } from '../session.ts';
import { askFor, itemsOf, messagesOf, nonsense } from '../structured.ts';
import { type Portion, portionsOf } from './portions.ts';
import { QUESTIONS } from './prompt.ts';
import { LaqReply, McqReply, QuestionsReply, SaqReply } from './schema.ts';

/** A long-answer question with its outline takes about 500 tokens, the others 150 to 200. */
const TOKENS = { base: 1_200, mcq: 320, saq: 220, laq: 800 };
/** A second round is begun only with this much time left (ms). */
const ROUND_MS = 18_000;
/** Of the questions asked before, the latest are sent, shortened. */
const AVOID = { most: 60, chars: 160 };

/** @throws what `complete` throws, where no part was answered at all */
export async function writeQuestions(session: Session, input: QuestionsInput): Promise<DraftQuestions> {
  const { book, counts, seed, earlier } = input;
  const index = buildIndex(book);
  const told = { book, levels: input.levels };
  const first = await draftAll(session, told, portionsOf(book, index, input), earlier);
  const { questions } = gateQuestions(first, input);
  const missing: QuizCounts = {
    mcq: counts.mcq - questions.mcqs.length,
    saq: counts.saq - questions.saqs.length,
    laq: counts.laq - questions.laqs.length,
  };
  if (missing.mcq + missing.saq + missing.laq === 0 || msLeft(session) < ROUND_MS) return first;
  const asked = [...questions.mcqs, ...questions.saqs, ...questions.laqs].map(({ question }) => question);
  const again = portionsOf(book, index, { ...input, counts: missing, seed: `${seed} again` });
  const more = await draftAll(session, told, again, [...earlier, ...asked]).catch(() => null); // what there is, is kept
  if (!more) return first;
  return {
    mcqs: [...first.mcqs, ...more.mcqs],
    saqs: [...first.saqs, ...more.saqs],
    laqs: [...first.laqs, ...more.laqs],
    notes: [...new Set([...first.notes, ...more.notes])],
  };
}

const PARTLY = 'The AI model did not answer for every part of the book in time.';

/** What every part is told. */
interface Told {
  book: Book;
  levels: QuestionsInput['levels'];
}

async function draftAll(
  session: Session,
  told: Told,
  portions: readonly Portion[],
  avoid: readonly string[],
): Promise<DraftQuestions> {
  const parts = await Promise.allSettled(portions.map((portion) => draftPart(session, told, portion, avoid)));
  const done = parts.flatMap((part) => (part.status === 'fulfilled' ? [part.value] : []));
  const failed = parts.flatMap((part) => (part.status === 'rejected' ? [part.reason as unknown] : [])); // reasons are untyped
  if (done.length === 0 && failed.length > 0)
    throw failed.find((reason) => reason instanceof AppError && reason.code === 'limit') ?? failed[0];
  return {
    mcqs: taking(done.map(({ mcqs }) => mcqs)),
    saqs: taking(done.map(({ saqs }) => saqs)),
    laqs: taking(done.map(({ laqs }) => laqs)),
    notes: failed.length > 0 ? [PARTLY] : [],
  };
}

/** One of each part in turn, so that the first ones taken come from all over the book. */
function taking<T>(parts: readonly (readonly T[])[]): T[] {
  const longest = Math.max(0, ...parts.map(({ length }) => length));
  return Array.from({ length: longest }, (_, i) => parts.flatMap((part) => part.slice(i, i + 1))).flat();
}

async function draftPart(
  session: Session,
  { book, levels }: Told,
  { excerpts, want }: Portion,
  avoid: readonly string[],
): Promise<DraftQuestions> {
  const { value, shortfall } = await askFor(session, 'questions', QuestionsReply, {
    task: 'questions',
    messages: messagesOf(QUESTIONS, {
      want: { mcqs: want.mcq, saqs: want.saq, laqs: want.laq },
      excerpts,
      ...(levels && { levels }),
      avoid: avoid.slice(-AVOID.most).map((question) => question.slice(0, AVOID.chars)),
    }),
    maxTokens: TOKENS.base + want.mcq * TOKENS.mcq + want.saq * TOKENS.saq + want.laq * TOKENS.laq,
  });
  if (value === undefined && (shortfall === 'invalid' || shortfall === 'empty')) throw nonsense(shortfall);
  return {
    mcqs: itemsOf(value, 'mcqs', McqReply).map(({ question, right, wrong, explanation, ...place }) => {
      const evidence = placed(book, place);
      const options = [right, ...wrong].map(plain);
      return {
        question: plain(question),
        options,
        answer_index: 0,
        explanation: explained(explanation, options, evidence),
        evidence,
      };
    }),
    saqs: itemsOf(value, 'saqs', SaqReply).map(({ question, answer, ...place }) => ({
      question: plain(question),
      answer: plain(answer),
      evidence: placed(book, place),
    })),
    laqs: itemsOf(value, 'laqs', LaqReply).map(({ question, outline }) => ({
      question: plain(question),
      answer_outline: outline.map(({ point }) => plain(point)),
      evidence: outline.map((place) => placed(book, place)),
    })),
    notes: [],
  };
}

const plain = (text: string) => withoutLinks(text, []);

/** A quote on the page where it stands; as claimed where it stands nowhere, for the gate to refuse. */
function placed(book: Book, { page, quote }: ClaimedQuote): ClaimedQuote {
  const found = findQuote(book, quote, page);
  return { page: found?.page ?? page, quote };
}

/** The explanation where the quote carries it, else the quote. */
function explained(text: string, options: readonly string[], evidence: ClaimedQuote): string {
  const proved = provedClaim({ form: 'paragraph', text, quotes: [evidence] }, (quote) => quote, options.join('\n'));
  return proved?.text ?? `The book says: “${evidence.quote}”`;
}
