import { type ReactNode, useId } from 'react';

/** One part of the settings, under its own heading. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-8 border-t border-line pt-6">
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      <div className="mt-3 flex flex-col items-start gap-4">{children}</div>
    </section>
  );
}
