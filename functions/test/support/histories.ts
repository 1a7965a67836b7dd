/** Sessions of the revision chat as asking would have stored them, without the work of asking. */
import { firestore } from '../../src/platform/firestore.ts';
import { type StoredMessage, seqAt } from '../../src/stores/conversations.ts';
import { sessions } from '../../src/stores/sessions.ts';

const START = Date.parse('2026-01-01T00:00:00.000Z');
const at = (minute: number) => new Date(START + minute * 60_000).toISOString();

/** Each session has so many messages, questions and answers by turns, and was last asked in at its own minute of 2026. */
export async function storeSessions(
  uid: string,
  wanted: readonly { id: string; messages: number; minute?: number }[],
): Promise<void> {
  const writer = firestore().bulkWriter();
  for (const { id, messages, minute = messages } of wanted) {
    const times = { created_at: at(0), updated_at: at(minute) };
    void writer.set(sessions.ref(uid, id), { title: `Session ${id}`, ...times });
    for (let number = 0; number < messages; number++) {
      const message: StoredMessage = {
        seq: seqAt(at(number)),
        role: number % 2 ? 'assistant' : 'user',
        content: `Message ${number}`,
        timestamp: at(number),
        state: 'done',
        citations: [],
      };
      void writer.set(sessions.messagesOf(uid, id).doc(`m${number}`), message);
    }
  }
  await writer.close();
}
