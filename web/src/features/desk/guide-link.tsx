import { Link } from 'react-router-dom';
import { guide } from '@/config/texts/guide.ts';
import { useDesk } from './desk.ts';

/** Leads from a row of the table of contents to the guide of that chapter. */
export function GuideLink({ at, title }: { at: number; title: string }) {
  const desk = useDesk();
  return (
    <Link
      to={`/guide/${desk.book.id}/${at}`}
      aria-label={guide.linkTo(title)}
      className="inline-flex min-h-8 shrink-0 items-center rounded-control px-1.5 font-sans text-sm text-accent hover:bg-sunken max-md:min-h-11"
    >
      {guide.link}
    </Link>
  );
}
