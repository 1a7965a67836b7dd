import type { ReactNode } from 'react';
import { PageTitle } from '@/components/ui/page-title.tsx';
import type { Section } from '@/config/texts/pages.ts';

interface ArticleProps {
  title: string;
  /** A line of its own under the title. */
  lead: string;
  sections: readonly Section[];
  /** What stands at the end, such as when the page was last changed. */
  footnote?: ReactNode;
}

/** A page of prose, set like a page of a book. */
export const Article = ({ title, lead, sections, footnote }: ArticleProps) => (
  <article className="mx-auto max-w-2xl px-4 py-12 sm:px-6 md:py-16">
    <PageTitle className="text-3xl tracking-tight">{title}</PageTitle>
    <p className="mt-4 text-lg text-soft">{lead}</p>
    <div className="prose mt-2 font-serif text-lg">
      {sections.map((section) => (
        <section key={section.title} className="prose">
          <h2>{section.title}</h2>
          {section.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {section.points && (
            <ul>
              {section.points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </div>
    {footnote && <p className="mt-12 border-t border-line pt-4 text-sm text-soft">{footnote}</p>}
  </article>
);
