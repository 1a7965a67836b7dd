/** What the model says of its own knowledge: not proved, and said to be so. */
import * as z from 'zod/mini';
import type { DraftReply } from '../converse.ts';
import type { Turn } from '../turn.ts';
import { withoutLinks } from './links.ts';
import { type Session, stoppable } from './session.ts';
import { askFor, DATA_RULE, messagesOf } from './structured.ts';
import { UNPROVED } from './unproved.ts';

const TALK = `You help a student revise. The student's own books do not answer the question, or are not to be used for it: you talk about it from general knowledge.
${DATA_RULE}
- "text" is the reply, in the language of the question, friendly and plain, at most 200 words.
- The student is told that nothing of it is proved. Say where you are not sure. Name no source, page or study as if you had looked it up, and say nothing of the student's own books or results.
- Don't write essays, homework or texts to be handed in: say how the student could go about it.`;

const REPLY_TOKENS = 800;
const TURN_CHARS = 1_200;

const Talk = z.object({ text: z.string() });

/** Null where the model has nothing to say. @throws what `complete` throws */
export async function talk(
  session: Session,
  { question, history, signal }: { question: string; history: readonly Turn[]; signal?: AbortSignal | undefined },
): Promise<DraftReply | null> {
  const { value, shortfall } = await askFor(stoppable(session, signal), 'talk', Talk, {
    task: 'converse',
    maxTokens: REPLY_TOKENS,
    messages: messagesOf(TALK, {
      earlier: history.map(({ question, answer }) => ({ question, answer: answer.slice(0, TURN_CHARS) })),
      question,
    }),
  });
  const said = shortfall ? null : Talk.safeParse(value);
  const text = said?.success ? withoutLinks(said.data.text, []) : '';
  return text === '' ? null : { answer: `${UNPROVED}\n\n${text}`, quotes: [], declined: true };
}
