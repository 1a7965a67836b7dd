import type { ReactNode } from 'react';
import { PageTitle } from '@/components/ui/page-title.tsx';

interface ArticleProps {
  title: string;
  /** A line of its own under the title. */
  lead?: ReactNode;
  children: ReactNode;
}

/** A page of prose, set like a page of a book. */
export const Article = ({ title, lead, children }: ArticleProps) => (
  <article className="mx-auto max-w-measure px-4 py-12 sm:px-6 md:py-16">
    <PageTitle className="text-3xl">{title}</PageTitle>
    {lead && <p className="mt-4 text-lg text-soft">{lead}</p>}
    <div className="prose mt-8 font-serif text-lg">{children}</div>
  </article>
);
