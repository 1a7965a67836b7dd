import { Article } from './article.tsx';

export default function ContactPage() {
  return <Article title="Contact">{null}</Article>;
}
