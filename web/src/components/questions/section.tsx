import type { ReactNode } from 'react';

interface SectionProps {
  title: string;
  /** One question each; a section without questions is not shown. */
  children: readonly ReactNode[];
}

/** The questions of one kind. */
export const Section = ({ title, children }: SectionProps) =>
  children.length === 0 ? null : (
    <section aria-label={title} className="mt-8">
      <h2 className="border-b border-edge pb-1 text-lg print:break-after-avoid">{title}</h2>
      <ol>{children}</ol>
    </section>
  );
