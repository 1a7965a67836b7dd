import { site } from '@/config/site.ts';
import { pages } from '@/config/texts/pages.ts';
import { formatDate } from '@/lib/format.ts';
import { Article } from './article.tsx';

export default function PrivacyPage() {
  return <Article {...pages.privacy} footnote={pages.changed(formatDate(site.policiesChanged))} />;
}
