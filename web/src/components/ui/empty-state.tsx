import type { ReactNode } from 'react';
import { EmptyIllustration, type IllustrationKind } from './empty-illustration.tsx';

interface EmptyStateProps {
  /** What is drawn beside it; left out where a list is only searched. */
  illustration?: IllustrationKind;
  /** What is (not) here, in the words of the specification. */
  text: string;
  /** What will be here, or what to do. */
  children?: ReactNode;
}

/** Where a list will be. */
export const EmptyState = ({ illustration, text, children }: EmptyStateProps) => (
  <div className="flex flex-col gap-x-8 gap-y-5 border-y border-line py-8 sm:flex-row sm:items-center">
    {illustration && <EmptyIllustration kind={illustration} />}
    <div className="flex flex-1 flex-col items-start gap-3">
      <p className="max-w-measure font-serif text-xl">{text}</p>
      {children && <div className="text-soft">{children}</div>}
    </div>
  </div>
);
