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
  /** Stands beside the prose where there is room, else before its first heading. */
  figure?: ReactNode;
}

/** A page of prose, set like a page of a book. */
export const Article = ({ title, lead, sections, footnote, figure }: ArticleProps) => (
  <article
    className={`mx-auto px-4 py-12 sm:px-6 md:py-16 ${figure ? 'max-w-2xl lg:grid lg:max-w-page lg:grid-cols-[minmax(0,39rem)_minmax(0,1fr)] lg:gap-x-20' : 'max-w-2xl'}`}
  >
    <div className="lg:col-start-1">
      <PageTitle className="text-3xl tracking-tight">{title}</PageTitle>
      <p className="mt-4 text-lg text-soft">{lead}</p>
    </div>
    {figure && (
      <div className="mt-8 lg:col-start-2 lg:row-span-3 lg:row-start-1 lg:mt-2">
        <div className="lg:sticky lg:top-8">{figure}</div>
      </div>
    )}
    <div className="prose mt-2 font-serif text-lg lg:col-start-1">
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
    {footnote && <div className="mt-12 border-t border-line pt-4 text-sm text-soft lg:col-start-1">{footnote}</div>}
  </article>
);
