import { pages } from '@/config/texts/pages.ts';
import { Article } from './article.tsx';

export default function AboutPage() {
  return <Article {...pages.about} />;
}
