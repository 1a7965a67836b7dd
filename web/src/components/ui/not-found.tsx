import type { ReactNode } from 'react';
import { PageTitle } from './page-title.tsx';

interface NotFoundProps {
  title: string;
  text?: string;
  /** What to do: one filled button, and quiet ones beside it. */
  children: ReactNode;
}

/** What every address says that leads to nothing, or to nothing of this student's. */
export const NotFound = ({ title, text, children }: NotFoundProps) => (
  <div className="mx-auto flex min-h-[50dvh] max-w-measure flex-col items-start justify-center gap-4 px-4 py-16 sm:px-6">
    <PageTitle>{title}</PageTitle>
    {text && <p className="text-soft">{text}</p>}
    <div className="flex flex-wrap items-center gap-3">{children}</div>
  </div>
);
