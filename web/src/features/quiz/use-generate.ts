import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { quiz as words } from '@/config/texts/quiz.ts';
import { call } from '@/lib/api/api-client.ts';
import { messageOf } from '@/lib/api/api-error.ts';
import { hand } from '@/lib/handed.ts';
import { tellQuietly } from '@/lib/quiet-notices.ts';
import { useHandover } from '@/lib/use-handover.ts';
import type { Counts } from './counts.ts';
import { type Level, levelsQuery } from './levels.ts';
import type { rangeQuery } from './range.ts';
import type { QuizHandover } from './use-quiz.ts';

/** What a quiz is asked for; `key`: one press is one quiz, however often it is tried. */
export interface QuizWish {
  counts: Counts;
  /** Which pages, as the request says it. */
  pages: ReturnType<typeof rangeQuery>;
  /** What the multiple-choice questions may ask for. */
  levels: readonly Level[];
  key: string;
  /** The chapter or the pages, in words; undefined for the whole book. */
  about: string | undefined;
}

/**
 * Has a quiz written, and goes to it (SPEC §2). The writing goes on when the student leaves; then a notice leads to the quiz.
 * @param title of the book, as far as it is known
 */
export function useGenerate(pdfId: string, title: string | undefined) {
  const navigate = useNavigate();
  const handOver = useHandover();
  const client = useQueryClient();
  const mutationKey = ['quiz.generate', pdfId];
  const { mutate, error } = useMutation({
    mutationKey,
    mutationFn: ({ counts, pages, levels, key }: QuizWish) =>
      call('quiz.generate', {
        query: {
          pdf_id: pdfId,
          ...counts,
          ...pages,
          ...levelsQuery(levels),
        },
        headers: { 'Idempotency-Key': key },
      }),
    onSuccess: ({ quiz_id, questions, notes }, { about }) => {
      const to = `/quiz/${quiz_id}`;
      const state = hand({ quiz_id, questions, notes, pdf_id: pdfId, title, about } satisfies QuizHandover);
      handOver(
        () => navigate(to, { state }),
        () => tellQuietly({ kind: 'right', title: words.ready, ...from, link: { label: words.openReady, to, state } }),
      );
    },
    onError: (failure) => {
      const link = { label: words.config.back, to: `/quiz/config/${pdfId}` };
      handOver(
        () => undefined,
        () => tellQuietly({ kind: 'wrong', title: words.config.failed, text: messageOf(failure), link }),
      );
    },
  });
  const from = title === undefined ? {} : { text: words.config.from(title) };
  return {
    /** Nothing happens while one is being written: the second press of a double click comes before the button says so. */
    generate: (wish: QuizWish) => {
      if (client.isMutating({ mutationKey }) === 0) mutate(wish);
    },
    /** A quiz of this book is being written, also where it was asked for before the screen was left and opened again. */
    busy: useIsMutating({ mutationKey }) > 0,
    error,
  };
}
