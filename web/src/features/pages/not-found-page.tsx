import { ButtonLink } from '@/components/ui/button.tsx';
import { PageTitle } from '@/components/ui/page-title.tsx';
import { common } from '@/config/texts/common.ts';

export default function NotFoundPage() {
  return (
    <div className="mx-auto flex max-w-measure flex-col items-start gap-4 px-4 py-20 sm:px-6">
      <PageTitle>{common.notFound.title}</PageTitle>
      <p className="text-soft">{common.notFound.text}</p>
      <ButtonLink to="/" look="primary">
        {common.notFound.home}
      </ButtonLink>
    </div>
  );
}
