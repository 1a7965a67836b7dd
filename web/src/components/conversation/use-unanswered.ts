import type { ChatMessage } from '@contract/chat.ts';
import { useEffect, useMemo } from 'react';
import { type Placed, placeUnanswered, type Unanswered } from './unanswered.ts';
import type { Pending, useAsking } from './use-asking.ts';

/** What is asked again: a stored question, one that this device keeps, or the one that was stopped. */
export type Retried = Pick<ChatMessage, 'id' | 'content'> | Unanswered | Pending;

/** The questions of the shown conversation that have no answer, each at its place; those that were answered are forgotten. */
export function useUnanswered(
  { unanswered, forget }: Pick<ReturnType<typeof useAsking>, 'unanswered' | 'forget'>,
  conversation: string | null,
  stored: readonly ChatMessage[] | undefined,
): Placed {
  const own = unanswered.filter((one) => one.conversation === conversation);
  const known = JSON.stringify(own);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `known` is what they are
  const placed = useMemo(() => placeUnanswered(stored ?? [], own), [stored, known]);
  const answered = placed.answered.join(' ');
  useEffect(() => {
    if (answered) forget(answered.split(' '));
  }, [answered, forget]);
  return placed;
}
