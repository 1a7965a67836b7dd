import { type ReactNode, useId } from 'react';

interface SectionProps {
  title: string;
  /** What it is about, under its heading. */
  text?: string;
  children: ReactNode;
}

/** One part of the settings: its heading and what it is about in the margin, what can be done beside it. */
export function Section({ title, text, children }: SectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-4 border-t border-line py-7 md:grid-cols-[minmax(0,17rem)_minmax(0,1fr)] lg:grid-cols-[minmax(0,20rem)_minmax(0,1fr)]"
    >
      <div>
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        {text && <p className="mt-2 text-soft">{text}</p>}
      </div>
      <div className="flex min-w-0 flex-col items-start gap-4 md:pt-0.5 max-sm:[&_button]:whitespace-normal">
        {children}
      </div>
    </section>
  );
}
