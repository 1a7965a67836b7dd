import { Link } from 'react-router-dom';
import { site } from '@/config/site.ts';

/** The name with its mark: a page whose one line is marked. */
export const Brand = () => (
  <Link to="/" className="flex items-center gap-2.5 rounded-control font-serif text-xl font-semibold">
    <svg aria-hidden="true" viewBox="0 0 24 24" className="size-6" fill="none">
      <path d="M4.5 3.5h11a4 4 0 0 1 4 4v13h-11a4 4 0 0 1-4-4z" className="fill-raised stroke-ink" strokeWidth="1.5" />
      <path d="M8 9.25h8.5v4H8z" className="fill-marker" />
      <path d="M8 8h8M8 11.25h8M8 14.5h5" className="stroke-ink" strokeWidth="1.5" strokeLinecap="round" />
    </svg>
    {site.name}
  </Link>
);
