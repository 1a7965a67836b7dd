import type { ReactNode } from 'react';

interface SectionProps {
  title: string;
  /** A section without questions is not shown. */
  count: number;
  children: ReactNode;
}

/** The questions of one kind. */
export const Section = ({ title, count, children }: SectionProps) =>
  count === 0 ? null : (
    <section aria-label={title} className="mt-8">
      <h2 className="border-b border-edge pb-1 text-lg">{title}</h2>
      <ol>{children}</ol>
    </section>
  );
