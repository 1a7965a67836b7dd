/** Cards out of a quiz that was handed in. */
import { type Confidence, type ItemResult, isConfidentMistake, isToReview, partsMissed } from '../../contract/quiz.ts';
import type { CardContent, CardsAdded, CardsOfAttempt } from '../../contract/review.ts';
import type { KnowledgeBase } from '../../knowledge/index.ts';
import { AppError } from '../../platform/errors.ts';
import { describeError, log } from '../../platform/log.ts';
import { type Attempt, openAttempt } from '../../stores/attempts.ts';
import { addCards, cardId, knownCards, type NewCard } from '../../stores/cards.ts';
import { openBook } from '../../stores/opened-books.ts';
import { topicOfQuestion } from '../../study/review/topic.ts';

/** One question of an attempt. */
export interface QuestionOf {
  kind: 'mcq' | 'saq' | 'laq';
  index: number;
}

interface Question extends QuestionOf {
  content: Omit<CardContent, 'chapter' | 'source'>;
  result: ItemResult | undefined;
  said: Confidence | undefined;
}

function questionsOf({ questions: { mcqs, saqs, laqs }, results, confidence }: Attempt): Question[] {
  return [
    ...mcqs.map(({ question, options, answer_index, explanation, evidence, more_evidence = [] }, index) => ({
      ...{ kind: 'mcq' as const, index, result: results?.mcq[index], said: confidence?.mcq[index] },
      content: {
        ...{ kind: 'choice' as const, question, options, explanation, answer: [options[answer_index] ?? ''] },
        evidence: [...(evidence ? [evidence] : []), ...more_evidence],
      },
    })),
    ...saqs.map(({ question, answer, evidence }, index) => ({
      ...{ kind: 'saq' as const, index, result: results?.saq[index], said: confidence?.saq[index] },
      content: { kind: 'short' as const, question, answer: [answer], evidence: evidence ? [evidence] : [] },
    })),
    ...laqs.map(({ question, answer_outline, evidence = [] }, index) => {
      const result = results?.laq[index];
      return {
        ...{ kind: 'laq' as const, index, result, said: confidence?.laq[index] },
        content: { kind: 'long' as const, question, answer: answer_outline, evidence, ...partOf(result) },
      };
    }),
  ];
}

/** Of a long answer that was right but for a part: what its card asks for, and what it had; nothing for any other. */
function partOf(result: ItemResult | undefined): Partial<Pick<CardContent, 'answer' | 'had' | 'evidence'>> {
  const parts = result ? partsMissed(result) : [];
  const points = result?.points ?? [];
  const had = points.map(({ point }) => point).filter((point) => !parts.includes(point));
  if (parts.length === 0 || had.length === 0) return {};
  const evidence = points.flatMap(({ point, evidence }) => (parts.includes(point) && evidence ? [evidence] : []));
  return { answer: parts, had, ...(evidence.length > 0 && { evidence }) };
}

/**
 * Keeps questions of an attempt as cards.
 * @param items which; left out: all that were missed, whole or in a part
 * @throws AppError `not_found` (attempt or book), `invalid` where nothing was missed, a question is not there or the attempt is not marked,
 *   `limit` where there are too many cards
 */
export async function cardsFromAttempt(
  uid: string,
  id: string,
  items: readonly QuestionOf[] | undefined,
): Promise<CardsAdded> {
  const attempt = await openAttempt(uid, id);
  const missed = ({ result }: Question) => result !== undefined && isToReview(result);
  const isOne = (one: QuestionOf) => (item: QuestionOf) => item.kind === one.kind && item.index === one.index;
  const questions = questionsOf(attempt);
  const wanted = questions.filter((one) => items?.some(isOne(one)) ?? missed(one));
  if (items?.some((item) => !questions.some(isOne(item))))
    throw new AppError('invalid', 'This attempt has no such question.');
  if (wanted.length === 0) throw new AppError('invalid', 'Nothing was missed here: there is nothing to add.');
  const knowledge = await factsOf(uid, attempt.pdf_id);
  const cards = wanted.map((one): NewCard => {
    const { content } = one;
    const page = content.evidence[0]?.page;
    const chapter = page === undefined ? undefined : attempt.chapters.findLast(({ from }) => from <= page);
    const right = content.kind === 'choice' ? (content.answer[0] ?? '') : '';
    const wrong = (content.options ?? []).filter((option) => option !== right);
    const topic = knowledge
      ? topicOfQuestion(knowledge, content.evidence[0]?.quote, right, wrong)
      : { term: '', siblings: [] };
    const source = missed(one) ? ('missed' as const) : ('question' as const);
    const sure = one.result && isConfidentMistake(one.result, one.said) ? { sure: true as const } : {};
    return { ...topic, content: { ...content, chapter: chapter?.title ?? null, source, ...sure } };
  });
  return addCards(uid, attempt.pdf_id, cards);
}

/** Which questions of an attempt are cards already. @throws AppError `not_found` */
export async function cardsOfAttempt(uid: string, id: string): Promise<CardsOfAttempt> {
  const attempt = await openAttempt(uid, id);
  const questions = questionsOf(attempt).map(({ kind, index, content }) => ({
    ...{ kind, index },
    card: cardId(attempt.pdf_id, content),
  }));
  const known = await knownCards(
    uid,
    questions.map(({ card }) => card),
  );
  return { items: questions.flatMap(({ kind, index, card }) => (known.has(card) ? [{ kind, index }] : [])) };
}

/** The facts of a book; null where it cannot be opened just now: a card can do without. */
async function factsOf(uid: string, pdfId: string): Promise<KnowledgeBase | null> {
  try {
    const { opened } = await openBook(uid, pdfId);
    return opened ? await opened.knowledge() : null;
  } catch (error) {
    if (!(error instanceof AppError)) log('ERROR', 'cards are made without facts', describeError(error));
    return null;
  }
}
