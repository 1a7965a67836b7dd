import { Link } from 'react-router-dom';
import { site } from '@/config/site.ts';
import { shell } from '@/config/texts/shell.ts';

const links = [
  { to: '/about', label: shell.footer.about },
  { to: '/contact', label: shell.footer.contact },
  { to: '/privacy-policy', label: shell.footer.privacy },
  { to: '/terms-of-service', label: shell.footer.terms },
];

export const Footer = () => (
  <footer className="border-t border-line">
    <div className="mx-auto flex max-w-page flex-col gap-6 px-4 py-10 text-sm sm:px-6 md:flex-row md:items-baseline md:justify-between">
      <p className="font-serif text-base text-soft">
        {site.name}. {shell.footer.line}
      </p>
      <nav aria-label={shell.footer.label}>
        <ul className="flex flex-wrap gap-x-6 gap-y-2">
          {links.map(({ to, label }) => (
            <li key={to}>
              <Link to={to} className="inline-block py-1 hover:text-accent hover:underline">
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <ul aria-label={shell.footer.elsewhere} className="flex flex-wrap gap-x-6 gap-y-2 text-soft">
        {site.social.map(({ name, url }) => (
          <li key={url}>
            <a href={url} rel="noreferrer" className="inline-block py-1 hover:text-accent hover:underline">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  </footer>
);
