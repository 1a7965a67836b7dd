import type { ReactNode } from 'react';

interface SectionHeadProps {
  id: string;
  title: string;
  /** How to read what is below. */
  children?: ReactNode;
}

/** A part of Progress: its name, and beside it how it is read; ruled off from what it heads. */
export const SectionHead = ({ id, title, children }: SectionHeadProps) => (
  <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b border-line pb-2">
    <h2 id={id} className="text-xl">
      {title}
    </h2>
    {children && <div className="text-sm text-balance text-soft">{children}</div>}
  </div>
);
