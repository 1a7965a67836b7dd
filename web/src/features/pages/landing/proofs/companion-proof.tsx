import { MarginSign } from '@/components/ui/margin-mark.tsx';
import { landing } from '@/config/texts/landing.ts';

const { companion } = landing.features;

/** A question and its answer, with where each half of it stands. */
export const CompanionProof = () => (
  <>
    <p className="flex gap-2.5 text-sm">
      <span aria-hidden className="mt-[0.7em] h-px w-3.5 shrink-0 bg-soft" />
      {companion.question}
    </p>
    <p className="mt-4 font-serif">
      {companion.answer} <MarginSign label={companion.page} /> {companion.answerToo}{' '}
      <MarginSign label={companion.pageToo} />
    </p>
  </>
);
