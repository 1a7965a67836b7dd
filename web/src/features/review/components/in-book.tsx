import type { Evidence } from '@contract/evidence.ts';
import type { ReviewCard } from '@contract/review.ts';
import { useState } from 'react';
import { Dialog } from '@/components/ui/dialog.tsx';
import { MarginMark } from '@/components/ui/margin-mark.tsx';
import { review as texts } from '@/config/texts/review.ts';
import { useAround } from '../api.ts';
import type { ShowPage } from '../types.ts';

const words = texts.back;

interface InBookProps {
  card: ReviewCard;
  showPage: ShowPage;
}

/** The paragraphs that a card rests on, grey but for the marked words; each mark opens its page, and stands above them: the grades cover the foot of a long card. */
export function InBook({ card, showPage }: InBookProps) {
  const [shown, setShown] = useState<Evidence | null>(null);
  if (card.evidence.length === 0) return null;
  return (
    <section className="mt-5 border-t border-line pt-4">
      <h3 className="font-sans text-sm font-medium text-soft">{words.book}</h3>
      {card.evidence.map((evidence) => (
        <Paragraph
          key={`${evidence.page} ${evidence.quote}`}
          card={card}
          evidence={evidence}
          onShow={() => setShown(evidence)}
        />
      ))}
      <Dialog open={shown !== null} onOpenChange={(open) => !open && setShown(null)} title={card.title} shape="page">
        {shown && showPage(card.pdf_id, shown)}
      </Dialog>
    </section>
  );
}

function Paragraph({ card, evidence, onShow }: { card: ReviewCard; evidence: Evidence; onShow: () => void }) {
  const { page, label, quote, estimated } = evidence;
  const around = useAround(card.pdf_id, evidence).data?.found;
  return (
    <>
      <p className="mt-1 flex flex-wrap items-center gap-x-2.5 text-sm text-soft">
        <MarginMark
          page={page}
          printed={label}
          {...(estimated && { state: 'estimated' as const })}
          onClick={onShow}
          className="ml-0!"
        />
        {card.chapter && (
          <bdi className="min-w-0" {...(card.language && { lang: card.language })}>
            {card.chapter}
          </bdi>
        )}
      </p>
      <blockquote
        dir="auto"
        {...(card.language && { lang: card.language })}
        className="mt-1.5 mb-4 max-w-measure font-serif text-[1.09rem] leading-[1.6] text-soft [overflow-wrap:anywhere] sm:text-[1.1875rem]"
      >
        {around?.before}
        <mark className="marked text-ink">{around?.words ?? quote}</mark>
        {around?.after}
      </blockquote>
    </>
  );
}
