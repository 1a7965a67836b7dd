import { type ReactNode, useEffect, useRef } from 'react';
import { site } from '@/config/site.ts';
import { arrivedByNavigation } from '@/lib/navigation.ts';
import { classNames } from './class-names.ts';

interface PageTitleProps {
  /** The heading, and what the browser's tab says unless `tab` is given. */
  children: ReactNode;
  /** The tab's words where the heading is not plain text. */
  tab?: string;
  /** Where the page's content speaks louder than its name. */
  small?: boolean;
  className?: string;
}

/**
 * The page's one `h1`. It names the browser's tab, and after a navigation inside the app it takes the focus,
 * so that a screen reader says where the student has come to.
 */
export function PageTitle({ children, tab, small = false, className }: PageTitleProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const title = tab ?? (typeof children === 'string' ? children : site.name);
  useEffect(() => {
    document.title = title === site.name ? title : `${title} · ${site.name}`;
  }, [title]);
  useEffect(() => {
    if (arrivedByNavigation()) heading.current?.focus();
  }, []);
  return (
    <h1 ref={heading} tabIndex={-1} className={classNames(small ? 'text-xl' : 'text-2xl', className)}>
      {children}
    </h1>
  );
}
