import { Article } from './article.tsx';

export default function PrivacyPage() {
  return <Article title="Privacy">{null}</Article>;
}
