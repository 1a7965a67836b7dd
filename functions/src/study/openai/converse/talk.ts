/** What the model says where neither the student's books nor the handbook answer: not proved, and said to be so. */
import * as z from 'zod/mini';
import type { ConverseInput, DraftReply } from '../../converse.ts';
import { withoutLinks } from '../links.ts';
import { type Session, stoppable } from '../session.ts';
import { askFor, messagesOf } from '../structured.ts';
import { UNPROVED } from '../unproved.ts';
import { TALK } from './prompt.ts';

const REPLY_TOKENS = 800;
const TURN_CHARS = 1_200;

const Talk = z.object({ text: z.string() });

/** Null where the model has nothing to say. @throws what `complete` throws */
export async function talk(
  session: Session,
  { question, history, signal }: Pick<ConverseInput, 'question' | 'history' | 'signal'>,
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
