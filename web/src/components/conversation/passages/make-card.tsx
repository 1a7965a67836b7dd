import type { Passage } from '@contract/passages.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { chat } from '@/config/texts/chat.ts';
import { call } from '@/lib/api/api-client.ts';
import { messageOf } from '@/lib/api/api-error.ts';
import { ACTION } from './action.ts';

const words = chat.passages.card;

const bare = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase();

/** Keeps what a passage states, its definitions, causes and lists, as cards for review. */
export function MakeCard({ pdfId, passage }: { pdfId: string; passage: Passage }) {
  const client = useQueryClient();
  const make = useMutation({
    mutationFn: async () => {
      const page = String(passage.page);
      const { facts } = await call('review.facts', { query: { pdf_id: pdfId, from: page, to: page } });
      const text = bare(passage.text);
      const ids = facts.filter(({ evidence }) => text.includes(bare(evidence.quote))).map(({ card_id }) => card_id);
      if (ids.length === 0) return 'none';
      await call('review.fromFacts', {
        body: { pdf_id: pdfId, card_ids: ids, from: passage.page, to: passage.page },
      });
      return 'made';
    },
    onSuccess: () => void client.invalidateQueries({ queryKey: ['review'] }),
  });
  if (make.data === 'made')
    return (
      <span role="status" className="flex items-center gap-2 text-sm text-correct max-md:min-h-11">
        {words.made}
        <Link to="/review" className="link">
          {words.review}
        </Link>
      </span>
    );
  return (
    <>
      <button
        type="button"
        className={ACTION}
        disabled={make.isPending || make.data === 'none'}
        aria-busy={make.isPending}
        onClick={() => make.mutate()}
      >
        {words.make}
      </button>
      {(make.data === 'none' || make.isError) && (
        <span role="status" className="text-sm text-soft">
          {make.isError ? messageOf(make.error) : words.none}
        </span>
      )}
    </>
  );
}
