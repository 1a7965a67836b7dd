import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button.tsx';
import { shell } from '@/config/texts/shell.ts';
import { openLogin } from '@/lib/login-modal.ts';
import { Brand } from './brand.tsx';
import { Footer } from './footer.tsx';

interface SkipLinkProps {
  /** The id of what takes the focus. */
  to?: string;
  label?: string;
}

/** Seen while it has the focus: leads past what stands before. */
export const SkipLink = ({ to = 'content', label = shell.skip }: SkipLinkProps) => (
  <a
    href={`#${to}`}
    className="sr-only z-50 rounded-control bg-accent px-4 py-2 text-on-accent focus:not-sr-only focus:fixed focus:top-[calc(var(--ribbon,0px)+0.5rem)] focus:left-2"
  >
    {label}
  </a>
);

interface VisitorFrameProps {
  /** It is known that nobody is signed in. */
  visitor?: boolean;
  children: ReactNode;
}

/** The frame for visitors: the name and the way in above, the footer below. Also what index.html is made with, so no hooks here. */
export const VisitorFrame = ({ visitor = true, children }: VisitorFrameProps) => (
  <div className="flex min-h-screenful flex-col">
    <SkipLink />
    <header className="border-b border-line">
      <div className="mx-auto flex min-h-14 max-w-page items-center px-4 sm:px-6">
        <Brand />
        {visitor && (
          <button
            type="button"
            data-opens-login="login"
            onClick={() => openLogin('login')}
            className={buttonClass({}, 'ml-auto')}
          >
            {shell.logIn}
          </button>
        )}
      </div>
    </header>
    <main id="content" tabIndex={-1} className="flex-1">
      {children}
    </main>
    <Footer />
  </div>
);
