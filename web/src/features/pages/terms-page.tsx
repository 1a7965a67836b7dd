import { Article } from './article.tsx';

export default function TermsPage() {
  return <Article title="Terms">{null}</Article>;
}
