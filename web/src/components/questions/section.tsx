import type { ReactNode } from 'react';

interface SectionProps {
  title: string;
  /** None of its questions is in sight; still printed. */
  hidden?: boolean;
  /** One question each; a section without questions is not shown. */
  children: readonly ReactNode[];
}

/** The questions of one kind. */
export const Section = ({ title, hidden = false, children }: SectionProps) =>
  children.length === 0 ? null : (
    <section aria-label={title} className={hidden ? 'mt-8 hidden print:block' : 'mt-8'}>
      <h2 className="border-b border-edge pb-1 text-lg print:break-after-avoid">{title}</h2>
      <ol>{children}</ol>
    </section>
  );
