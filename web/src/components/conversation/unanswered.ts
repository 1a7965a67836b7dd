/** Where the questions that have no answer belong among the messages that the service has stored. */
import type { ChatMessage } from '@contract/chat.ts';
import type { KeptQuestion } from '@/lib/failed-questions.ts';

/** A kept question; `underWay`: the call that asks it has not ended. */
export type Unanswered = KeptQuestion & { underWay: boolean };

export interface Placed {
  /** By the id of a stored question without an answer: what this device knows of it. */
  known: ReadonlyMap<string, Unanswered>;
  /** By the id of the message that they follow, in their order; those before the first message under ''. */
  between: ReadonlyMap<string, readonly Unanswered[]>;
  /** Keys of those that were answered after all. */
  answered: readonly string[];
}

/** Finds each question among the stored messages: stored there itself, answered or not, or between two of them. */
export function placeUnanswered(stored: readonly ChatMessage[], unanswered: readonly Unanswered[]): Placed {
  const known = new Map<string, Unanswered>();
  const between = new Map<string, Unanswered[]>();
  const answered: string[] = [];
  const taken = new Set<string>();
  for (const one of unanswered) {
    const from = stored.findIndex(({ id }) => id === one.after) + 1;
    const at = stored.findIndex(({ id, role, content }, i) =>
      one.retryOf ? id === one.retryOf : i >= from && role === 'user' && content === one.question && !taken.has(id),
    );
    const same = stored[at];
    if (!same) {
      const place = stored[from - 1]?.id ?? '';
      between.set(place, [...(between.get(place) ?? []), one]);
      continue;
    }
    taken.add(same.id);
    if (same.state === 'done' || stored[at + 1]?.role === 'assistant') answered.push(one.key);
    else known.set(same.id, one);
  }
  return { known, between, answered };
}

/** Whether anything without an answer is shown that the service has not stored. */
export const hasUnanswered = ({ between }: Placed): boolean => between.size > 0;
