import { MarginSign } from '@/components/ui/margin-mark.tsx';
import { landing } from '@/config/texts/landing.ts';

const { companion } = landing.features;

/** A question and its answer, with where each half of it stands. */
export const CompanionProof = () => (
  <>
    <p className="ml-auto w-fit rounded-card bg-sunken px-3 py-2 text-sm">{companion.question}</p>
    <p className="mt-4 font-serif">
      {companion.answer} <MarginSign label={companion.page} /> {companion.answerToo}{' '}
      <MarginSign label={companion.pageToo} />
    </p>
  </>
);
