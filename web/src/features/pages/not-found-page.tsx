import { ButtonLink } from '@/components/ui/button.tsx';
import { NotFound } from '@/components/ui/not-found.tsx';
import { common } from '@/config/texts/common.ts';

export default function NotFoundPage() {
  return (
    <NotFound title={common.notFound.title} text={common.notFound.text} illustration="torn">
      <ButtonLink to="/" look="primary">
        {common.notFound.home}
      </ButtonLink>
    </NotFound>
  );
}
