/**
 * One call of the model: paid for, bounded in time, tried again where that may help. The only layer that retries: full jitter,
 * and the server's own `Retry-After` honoured as long as it fits into the time that is left.
 */
import { AppError } from '../../platform/errors.ts';
import { describeError, log } from '../../platform/log.ts';
import { client, type DroppableField, judge, NoPictures, TryTimeout, takesNoPictures } from './client.ts';
import { costOf, type ModelTask, mannerOf, modelFor, tokensIn, tokensSent, type Usage } from './models.ts';
import { msLeft, type Session } from './session.ts';
import { attempt, type Completion, CutShort, type Request } from './stream.ts';

/** The longest that one try may take (ms); a second one still fits into the session's 45 s if it is quick. */
const TRY_MS = 30_000;
/** A try that has less time than this (ms) is not begun: it would be paid and thrown away. */
const LEAST_MS = 2_000;
const MOST_TRIES = 4;
/** Backoff: a random wait up to this (ms), doubled each time, as "full jitter" goes. */
const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 8_000;
/**
 * Bytes of a reply: half a kilobyte for each token that was asked for (a streamed one comes in some 300 bytes of JSON), and what
 * stands around them.
 */
const mostBytes = (maxTokens: number) => 256 * 1024 + 512 * maxTokens;

export interface ModelCall {
  task: ModelTask;
  messages: Request['messages'];
  /** The most that the model may write, thoughts included. */
  maxTokens: number;
  format?: Request['response_format'];
  tools?: Request['tools'];
  toolChoice?: Request['tool_choice'];
  /** It has a picture, and the caller can do without: that nobody there reads any is told by `NoPictures`. */
  optionalPicture?: true;
  /** Told the text so far as it comes; left out, the reply comes in one piece. */
  onText?: ((text: string) => void) | undefined;
}

/**
 * @throws NoPictures where a picture was sent that may be left out; AppError `limit` where the allowance is used up or the provider is closed to us, `unavailable` (with
 * `Retry-After`) where it did not work in time; the session's own reason where the caller has gone
 */
export function complete(session: Session, call: ModelCall): Promise<Completion> {
  return session.inTurn(async () => {
    const closed = await session.modelBudget.closed();
    if (closed) throw closed;
    const dropped = new Set<DroppableField>();
    let unreached = 0;
    for (let tries = 1; ; tries++) {
      session.signal.throwIfAborted();
      if (msLeft(session) < LEAST_MS) throw busy(null);
      try {
        return await paidTry(session, call, dropped, tries);
      } catch (error) {
        session.signal.throwIfAborted();
        if (error instanceof AppError) throw error;
        if (call.optionalPicture && takesNoPictures(error)) throw new NoPictures();
        const verdict = judge(error);
        log('WARNING', 'model try failed', {
          task: call.task,
          tries,
          ...verdict,
          ...describeError(error),
          status: statusOf(error),
        });
        if (verdict.kind === 'closed') throw await session.modelBudget.close(verdict.why);
        if (verdict.kind === 'failed') throw notTaken(error);
        if (verdict.kind === 'unreached') unreached++;
        if (verdict.kind === 'without') {
          if (dropped.has(verdict.field)) throw busy(null, error);
          dropped.add(verdict.field);
          continue;
        }
        const jitter = session.waiting.random() * Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (tries - 1));
        const afterMs = verdict.kind === 'again' ? verdict.afterMs : null;
        const ms = afterMs === null ? jitter : afterMs + Math.min(jitter, FIRST_WAIT_MS);
        if (tries >= MOST_TRIES || ms + LEAST_MS > msLeft(session)) {
          // Nobody was there whenever we knocked: others need not knock as well.
          if (unreached === tries) throw await session.modelBudget.close('unreachable');
          throw busy(afterMs, error);
        }
        await session.waiting.wait(ms, session.signal);
      }
    }
  });
}

/** 503 with how many seconds to wait: as the provider says, or half a minute. */
const busy = (afterMs: number | null, cause?: unknown) =>
  new AppError('unavailable', 'The AI model did not answer in time. Please try again in a moment.', {
    cause,
    headers: { 'Retry-After': String(Math.max(1, Math.ceil((afterMs ?? 30_000) / 1000))) },
  });

/** 503 where the same request would fail again: put otherwise it may not. */
const notTaken = (cause: unknown) =>
  new AppError('unavailable', 'The AI model could not work on this. Please try again, or put it in other words.', {
    cause,
    headers: { 'Retry-After': '30' },
  });

const statusOf = (error: unknown) =>
  typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined;

/**
 * One try, paid from the budget: what the server counted, what has come of a broken stream, or the whole estimate if nothing is
 * known, and never more than that; nothing where the request reached nobody.
 */
async function paidTry(
  session: Session,
  call: ModelCall,
  dropped: ReadonlySet<DroppableField>,
  tries: number,
): Promise<Completion> {
  const request = requestOf(call, dropped);
  const sent = tokensSent(request.messages, request.tools, request.response_format);
  const estimate = sent + call.maxTokens;
  const reconcileTaken = await session.modelBudget.take(estimate);
  // A reply that is paid for is not thrown away because the books could not be closed: the estimate stands then.
  // Nor does a server's count, or the length of what it wrote, take more than the estimate, which is already a cautious one.
  const reconcile = (used: number) =>
    reconcileTaken(Math.min(used, estimate)).catch((error) =>
      log('WARNING', 'tokens not settled', { ...describeError(error), estimate, used }),
    );
  const began = session.waiting.now();
  const told = (outcome: string, usage: Usage) => {
    const { model } = request;
    const cost = costOf(model, usage);
    session.modelBudget.told?.({ model, ...usage, cost });
    log('INFO', 'model call', {
      task: call.task,
      model,
      student: session.modelBudget.student,
      tries,
      outcome,
      prompt_tokens: usage.prompt,
      completion_tokens: usage.completion,
      cost_usd: cost,
      ms: Math.round(session.waiting.now() - began),
    });
  };
  try {
    const done = await within(session, (signal) =>
      attempt(client(mostBytes(call.maxTokens)), request, signal, call.onText, !dropped.has('stream_options')),
    );
    const usage = done.usage ?? { prompt: sent, completion: tokensIn(done.text) };
    await reconcile(usage.prompt + usage.completion);
    told(done.finish, usage);
    return done;
  } catch (error) {
    if (error instanceof CutShort) {
      const usage = { prompt: sent, completion: tokensIn(error.received.text) };
      await reconcile(usage.prompt + usage.completion);
      told('cut short', usage);
      session.signal.throwIfAborted();
      return error.received;
    }
    // A stream ends where it is hung up on; a reply in one piece may be written to its end all the same.
    if (session.signal.aborted && call.onText) {
      await reconcile(sent);
      told('stopped', { prompt: sent, completion: 0 });
      throw error;
    }
    const verdict = judge(error);
    const lost = session.signal.aborted || ('lost' in verdict && verdict.lost);
    if (!lost) await reconcile(0);
    told(lost ? 'lost' : 'refused', lost ? { prompt: sent, completion: call.maxTokens } : { prompt: 0, completion: 0 });
    throw error;
  }
}

/** Runs a try with a signal that ends it when its time is up or the caller has gone. */
async function within<T>(session: Session, run: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const late = new AbortController();
  const callOff = session.waiting.after(Math.min(TRY_MS, msLeft(session)), () => late.abort(new TryTimeout()));
  const signal = AbortSignal.any([session.signal, late.signal]);
  try {
    return await run(signal);
  } catch (error) {
    // The package hides why it was stopped.
    throw late.signal.aborted && !(error instanceof CutShort) ? late.signal.reason : error;
  } finally {
    callOff();
  }
}

function requestOf(call: ModelCall, dropped: ReadonlySet<DroppableField>): Request {
  const model = modelFor(call.task);
  const format = dropped.has('response_format') ? { type: 'json_object' as const } : call.format;
  const otherName = dropped.has('max_tokens') || dropped.has('max_completion_tokens');
  const manner = mannerOf(model, call.maxTokens, call.tools !== undefined, otherName);
  if (dropped.has('temperature')) delete manner.temperature;
  if (dropped.has('reasoning_effort')) delete manner.reasoning_effort;
  return {
    model,
    messages: call.messages,
    ...manner,
    ...(format && { response_format: format }),
    ...(call.tools && { tools: call.tools }),
    ...(call.toolChoice && { tool_choice: call.toolChoice }),
  };
}
