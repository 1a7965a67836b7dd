import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { quiz as words } from '@/config/texts/quiz.ts';
import { call } from '@/lib/api/api-client.ts';
import { hand } from '@/lib/handed.ts';
import { tellQuietly } from '@/lib/quiet-notices.ts';
import { useHandover } from '@/lib/use-handover.ts';

/**
 * Makes a quiz of what was missed in a book, and goes to it; where the student has left meanwhile, a notice leads there.
 * @param title of the book, for the quiz's head
 */
export function usePractiseMissed(pdfId: string, title: string) {
  const navigate = useNavigate();
  const handOver = useHandover();
  const [key, setKey] = useState(() => crypto.randomUUID());
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      call('quiz.practise', { body: { pdf_id: pdfId, which: 'missed' }, headers: { 'Idempotency-Key': key } }),
    onSuccess: ({ quiz_id, questions, notes, practice }) => {
      setKey(crypto.randomUUID());
      const to = `/quiz/${quiz_id}`;
      const state = hand({ quiz_id, questions, notes, practice, pdf_id: pdfId, title });
      handOver(
        () => navigate(to, { state }),
        () => tellQuietly({ kind: 'right', title: words.ready, link: { label: words.openReady, to, state } }),
      );
    },
  });
  return { start: () => mutate(), isPending, error };
}
