import { lazy, type ReactNode, Suspense } from 'react';
import { NavLink } from 'react-router-dom';
import { classNames } from '@/components/ui/class-names.ts';
import { shell } from '@/config/texts/shell.ts';
import { useAuth } from '@/lib/auth/auth-store.ts';
import { BarMenu } from '@/lib/bar-menu.ts';
import { type AppRoute, navigation } from '../routes.tsx';
import { Shortcuts } from '../shortcuts/shortcuts.tsx';
import { Brand } from './brand.tsx';
import { Footer } from './footer.tsx';
import { PhoneMenu } from './phone-menu.tsx';
import { QuietNotices } from './quiet-notices.tsx';
import { SkipLink } from './visitor-frame.tsx';

const NAV_LINK = [
  'flex min-h-10 items-center rounded-control px-3 text-soft',
  'hover:bg-sunken hover:text-ink aria-[current=page]:font-medium aria-[current=page]:text-ink',
  'aria-[current=page]:underline aria-[current=page]:decoration-accent aria-[current=page]:decoration-2',
  'aria-[current=page]:underline-offset-8',
].join(' ');

const AccountMenu = lazy(() => import('@/features/auth/account-menu.tsx'));

/** Whose account the avatar beside it stands for. */
const Whose = () => {
  const user = useAuth((auth) => auth.user);
  return <span className="min-w-0 truncate text-soft">{user?.displayName || user?.email}</span>;
};

/** All that the header holds, in one menu. */
const barMenu = (
  <PhoneMenu inBar>
    <div className="flex items-center gap-3">
      <Suspense fallback={null}>
        <AccountMenu />
      </Suspense>
      <Whose />
    </div>
  </PhoneMenu>
);

interface StudentFrameProps {
  /** The screen takes the window's whole height: no footer. */
  fullHeight: boolean;
  /** Where there is little room the screen has a bar of its own in the place of the header. */
  ownBar: boolean;
  /** Where a second skip link leads. */
  skipTo: AppRoute['skipTo'];
  children: ReactNode;
}

/** The frame for students: navigation and account above; the footer below unless the screen fills the window. */
export const StudentFrame = ({ fullHeight, ownBar, skipTo, children }: StudentFrameProps) => (
  <div className={fullHeight ? 'flex h-screenful flex-col' : 'flex min-h-screenful flex-col print:block'}>
    <SkipLink />
    {skipTo && <SkipLink to={skipTo.id} label={skipTo.label} />}
    <Shortcuts />
    <header className={classNames('border-b border-line print:hidden', ownBar && 'cramped:hidden')}>
      <div className="mx-auto flex min-h-14 max-w-page items-center gap-2 px-4 max-sm:px-[16px] sm:px-6">
        <PhoneMenu />
        <Brand />
        <nav aria-label={shell.mainNavigation} className="ml-8 hidden md:block">
          <ul className="flex gap-1">
            {navigation.map(({ path, label }) => (
              <li key={path}>
                <NavLink to={path} end={path === '/'} className={NAV_LINK}>
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="ml-auto">
          <Suspense fallback={<span className="block size-11" />}>
            <AccountMenu />
          </Suspense>
        </div>
      </div>
    </header>
    {/* As high as the window: the footer stands below it from the first, and nothing moves when a screen's content comes. */}
    <main id="content" tabIndex={-1} className={fullHeight ? 'min-h-0 flex-1' : 'min-h-screenful flex-1 print:min-h-0'}>
      <BarMenu value={barMenu}>{children}</BarMenu>
    </main>
    {!fullHeight && (
      <div className="print:hidden">
        <Footer />
      </div>
    )}
    <QuietNotices />
  </div>
);
