import type { ComponentType } from 'react';
import { landing } from '@/config/texts/landing.ts';
import { CitationProof } from './proofs/citation-proof.tsx';
import { CompanionProof } from './proofs/companion-proof.tsx';
import { LibraryProof } from './proofs/library-proof.tsx';
import { ProgressProof } from './proofs/progress-proof.tsx';
import { QuizProof } from './proofs/quiz-proof.tsx';
import { VideoProof } from './proofs/video-proof.tsx';

const { features } = landing;

const PROOFS: readonly { feature: { name: string; text: string }; Proof: ComponentType }[] = [
  { feature: features.companion, Proof: CompanionProof },
  { feature: features.quiz, Proof: QuizProof },
  { feature: features.progress, Proof: ProgressProof },
  { feature: features.library, Proof: LibraryProof },
  { feature: features.videos, Proof: VideoProof },
  { feature: features.citations, Proof: CitationProof },
];

/** The six features (SPEC §1), each shown by a small figure of the thing itself, numbered like those of a textbook. */
export const FeatureList = () => (
  <section aria-labelledby="features" className="border-t border-line">
    <div className="mx-auto max-w-page px-4 py-16 sm:px-6 lg:py-20">
      <h2 id="features" className="text-2xl">
        {features.title}
      </h2>
      <ul className="mt-10 grid gap-x-10 gap-y-14 sm:grid-cols-2 lg:grid-cols-3">
        {PROOFS.map(({ feature, Proof }, index) => (
          <li key={feature.name} className="flex flex-col">
            <div className="flex flex-col sm:h-64 justify-center rounded-card border border-line bg-raised p-5">
              <Proof />
            </div>
            <h3 className="mt-4 flex items-baseline gap-3 text-lg">
              {feature.name}
              <span className="ml-auto font-sans text-sm font-normal text-soft">{features.figure(index + 1)}</span>
            </h3>
            <p className="mt-1 text-soft">{feature.text}</p>
          </li>
        ))}
      </ul>
    </div>
  </section>
);
