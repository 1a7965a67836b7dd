import { Button } from '@/components/ui/button.tsx';
import { landing } from '@/config/texts/landing.ts';
import { pages } from '@/config/texts/pages.ts';
import { useAuth } from '@/lib/auth/auth-store.ts';
import { openLogin } from '@/lib/login-modal.ts';
import { Article } from './article.tsx';
import { CitationProof } from './landing/proofs/citation-proof.tsx';

const { about } = pages;

/** What an answer stands on, drawn beside the words about it. */
const Figure = () => (
  <figure>
    <div className="rounded-card border border-line bg-raised p-5 sm:p-6">
      <CitationProof />
    </div>
    <figcaption className="mt-3 flex gap-3 text-sm text-soft">
      <span className="shrink-0 font-medium text-ink">{landing.features.figure(1)}</span>
      {about.figure}
    </figcaption>
  </figure>
);

/** The way in, for who is not in yet. */
const Start = () => (
  <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 text-base">
    <p className="font-serif text-lg text-ink">{about.start}</p>
    <Button look="primary" className="max-sm:w-full" onClick={() => openLogin()}>
      {landing.start}
    </Button>
  </div>
);

/** `/about` (SPEC §2). */
export default function AboutPage() {
  const isVisitor = useAuth(({ status }) => status === 'signed-out');
  return <Article {...about} figure={<Figure />} footnote={isVisitor && <Start />} />;
}
