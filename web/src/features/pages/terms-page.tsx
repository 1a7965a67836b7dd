import { site } from '@/config/site.ts';
import { pages } from '@/config/texts/pages.ts';
import { formatDate } from '@/lib/format.ts';
import { Article } from './article.tsx';

export default function TermsPage() {
  return <Article {...pages.terms} footnote={pages.changed(formatDate(site.policiesChanged))} />;
}
