import type { ChatMessage } from '@contract/chat.ts';
import type { Mark } from '@contract/marks.ts';
import type { AttemptDetail, Retelling } from '@contract/progress.ts';
import { awaitsDecision, countsAsCorrect, type ItemResult, type Questions, type StoredQuiz } from '@contract/quiz.ts';
import { settings } from '@/config/texts/settings.ts';
import { formatDateTime } from '@/lib/format.ts';
import { type Html, html, nothing, page } from './html.ts';

const words = settings.archive;
const up = { href: '../index.html', text: words.back };

/** A conversation, question by answer, each answer with the words of the book that it rests on. */
export function conversationPage(title: string, createdAt: string, messages: readonly ChatMessage[]): string {
  const said = messages.map(
    ({ role, content, timestamp, state, citations }) => html`<article>
<h2>${role === 'user' ? words.you : words.folio}</h2>
<p class="soft">${formatDateTime(timestamp)}</p>
<p class="said" dir="auto">${content}</p>
${role === 'user' && state !== 'done' ? html`<p class="soft">${words.unanswered}</p>` : nothing}
${citations.map(
  ({ page: number, label, quote }, i) =>
    html`<blockquote dir="auto">[${i + 1}] ${words.page(label ?? String(number))} ${quote}</blockquote>`,
)}
</article>
`,
  );
  return page(title, html`<p class="soft">${formatDateTime(createdAt)}</p>${said}`, up);
}

/** What a student answered, and how it was marked; without it the page shows the quiz alone. */
interface Taken {
  answers: AttemptDetail['user_answers'];
  confidence: AttemptDetail['confidence'];
  helped: AttemptDetail['helped'];
  retold: AttemptDetail['retold'];
  results: AttemptDetail['results'];
}

const line = (name: string, text: string): Html =>
  html`<p class="said" dir="auto"><span class="key">${name}:</span> ${text}</p>`;

function standing(result: ItemResult | undefined): Html {
  if (!result) return nothing;
  const { reason, points = [] } = result.second ?? result;
  const mark = countsAsCorrect(result) ? words.right : words.wrong;
  const decision = result.decided_correct ? words.counted : words.left;
  return html`<p class="key">${mark}${result.second ? ` (${words.secondMark})` : ''}</p>
${result.decided_by === 'student' ? html`<p>${decision}</p>` : awaitsDecision(result) ? html`<p>${words.undecided}</p>` : nothing}
${reason ? html`<p dir="auto">${reason}</p>` : nothing}
<ul>${points.map(({ point, met }) => html`<li dir="auto">${point} (${met ? words.met : words.missed})</li>`)}</ul>`;
}

/** What was said again in the student's own words, and how it was marked. */
function saidAgain(retelling: Retelling | undefined): Html {
  if (!retelling) return nothing;
  const { answer, hints, result } = retelling;
  const mark = countsAsCorrect(result) ? words.right : words.wrong;
  return html`${line(words.retold, answer)}<p class="soft">${mark}${hints > 0 ? `, ${words.hints(hints)}` : ''}</p>
${result.reason ? html`<p dir="auto">${result.reason}</p>` : nothing}`;
}

const answered = (taken: Taken | null, kind: 'mcq' | 'saq' | 'laq', i: number, given: string | undefined): Html => {
  if (!taken) return nothing;
  const said = taken.confidence?.[kind][i];
  const how = said ? html`<p class="soft">${words.confidence[said]}</p>` : nothing;
  const steps = taken.helped?.[kind][i];
  const help = steps ? html`<p class="soft">${words.hints(steps)}</p>` : nothing;
  return html`${line(words.yours, given?.trim() ? given : words.notAnswered)}${how}${help}`;
};

function questionsOf({ mcqs, saqs, laqs }: Questions, taken: Taken | null): Html {
  const mcqItems = mcqs.map(({ question, options, answer_index, explanation }, i) => {
    const chosen = taken?.answers.mcq[i];
    return html`<article><h3 dir="auto">${question}</h3>
<ul>${options.map((option) => html`<li dir="auto">${option}</li>`)}</ul>
${answered(taken, 'mcq', i, chosen === undefined ? undefined : options[chosen])}
${line(words.answer, options[answer_index] ?? '')}${line(words.explanation, explanation)}
${standing(taken?.results?.mcq[i])}${saidAgain(taken?.retold?.mcq[i])}</article>`;
  });
  const saqItems = saqs.map(
    ({ question, answer }, i) => html`<article><h3 dir="auto">${question}</h3>
${answered(taken, 'saq', i, taken?.answers.saq[i])}${line(words.answer, answer)}${standing(taken?.results?.saq[i])}${saidAgain(taken?.retold?.saq[i])}</article>`,
  );
  const laqItems = laqs.map(
    ({ question, answer_outline }, i) => html`<article><h3 dir="auto">${question}</h3>
${answered(taken, 'laq', i, taken?.answers.laq[i])}<p class="key">${words.outline}:</p>
<ul>${answer_outline.map((point) => html`<li dir="auto">${point}</li>`)}</ul>
${standing(taken?.results?.laq[i])}${saidAgain(taken?.retold?.laq[i])}</article>`,
  );
  const part = (title: string, items: Html[]) => (items.length > 0 ? html`<h2>${title}</h2>${items}` : nothing);
  return html`${part(words.mcq, mcqItems)}${part(words.saq, saqItems)}${part(words.laq, laqItems)}`;
}

/** A quiz with its answers. */
export const quizPage = ({ title, created_at, questions }: StoredQuiz): string =>
  page(title, html`<p class="soft">${formatDateTime(created_at)}</p>${questionsOf(questions, null)}`, up);

/** An attempt: the questions, what was answered, and the marks. */
export function attemptPage({
  title,
  created_at,
  questions,
  user_answers,
  confidence,
  helped,
  retold,
  results,
}: AttemptDetail): string {
  const marks = results ? [...results.mcq, ...results.saq, ...results.laq] : null;
  const score = marks ? words.score(marks.filter(countsAsCorrect).length, marks.length) : words.unmarked;
  const taken = { answers: user_answers, confidence, helped, retold, results };
  return page(
    title,
    html`<p class="soft">${formatDateTime(created_at)} · ${score}</p>${questionsOf(questions, taken)}`,
    up,
  );
}

/** What was marked in a book, in reading order, with the notes. */
export const marksPage = (title: string, marks: readonly Mark[]): string =>
  page(
    title,
    html`${marks.map(
      ({ parts, note, earlier, created_at }) => html`<article>
<blockquote dir="auto">${parts.map(({ exact }) => exact).join(' ')}</blockquote>
<p class="soft">${words.page(parts[0]?.label ?? String(parts[0]?.page ?? ''))} · ${formatDateTime(created_at)}</p>
${[note, ...earlier.map((one) => one.note)].map((text) => (text === '' ? nothing : html`<p class="said" dir="auto">${text}</p>`))}</article>
`,
    )}`,
    up,
  );
