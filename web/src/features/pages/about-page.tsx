import { Article } from './article.tsx';

export default function AboutPage() {
  return <Article title="About">{null}</Article>;
}
