import type { ReactNode } from 'react';
import { EmptyIllustration, type IllustrationKind } from './empty-illustration.tsx';
import { NotFoundIllustration } from './not-found-illustration.tsx';
import { PageTitle } from './page-title.tsx';

interface NotFoundProps {
  title: string;
  text?: string;
  /** What is drawn beside it. */
  illustration?: IllustrationKind | 'torn';
  /** What to do: one filled button, and quiet ones beside it. */
  children: ReactNode;
}

/** What every address says that leads to nothing, or to nothing of this student's, and every screen that could not be shown. */
export const NotFound = ({ title, text, illustration = 'missing', children }: NotFoundProps) => (
  <div className="mx-auto flex min-h-[60dvh] max-w-3xl flex-col justify-center gap-x-10 gap-y-6 px-4 py-16 sm:flex-row sm:items-center sm:px-6">
    {illustration === 'torn' ? <NotFoundIllustration /> : <EmptyIllustration kind={illustration} />}
    <div className="flex flex-1 flex-col items-start gap-3">
      <PageTitle>{title}</PageTitle>
      {text && <p className="max-w-measure text-lg text-soft">{text}</p>}
      <div className="mt-3 flex flex-wrap items-center gap-3">{children}</div>
    </div>
  </div>
);
