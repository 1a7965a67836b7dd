import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { classNames } from './class-names.ts';
import { Spinner } from './spinner.tsx';

type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'danger';

const BASE =
  'inline-flex items-center justify-center gap-2 rounded-control font-medium whitespace-nowrap select-none transition-colors ' +
  'disabled:cursor-not-allowed';

const LOOKS: Record<ButtonLook, string> = {
  // While it cannot be pressed it is paper, not a paler accent: legible, and nobody's next step.
  primary: [
    'bg-accent text-on-accent',
    'enabled:hover:bg-accent-strong [a]:hover:bg-accent-strong disabled:bg-sunken disabled:text-soft',
    'disabled:inset-ring disabled:inset-ring-line',
  ].join(' '),
  secondary:
    'border border-edge bg-raised text-ink enabled:hover:bg-sunken [a]:hover:bg-sunken disabled:border-line disabled:text-soft',
  quiet: 'text-ink enabled:hover:bg-sunken [a]:hover:bg-sunken disabled:opacity-70',
  danger: 'bg-wrong text-on-wrong enabled:hover:opacity-90 disabled:opacity-55',
};

const SIZES = { small: 'min-h-8 px-3 text-sm', medium: 'min-h-10 px-4 text-base', large: 'min-h-12 px-6 text-lg' };

interface Look {
  look?: ButtonLook;
  size?: keyof typeof SIZES;
  /** Leads the words; give it `aria-hidden`. */
  icon?: ReactNode;
}

export const buttonClass = ({ look = 'secondary', size = 'medium' }: Look, more?: string) =>
  classNames(BASE, LOOKS[look], SIZES[size], more);

type ButtonProps = ComponentProps<'button'> & Look & { busy?: boolean };

/** A button; `busy` adds a spinner and disables it, the words are the caller's ("Uploading..."). */
export function Button({ look, size, icon, busy = false, disabled, className, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      disabled={disabled || busy}
      aria-busy={busy || rest['aria-busy']}
      className={buttonClass({ look, size }, className)}
    >
      {busy ? <Spinner /> : icon}
      {children}
    </button>
  );
}

type ButtonLinkProps = ComponentProps<typeof Link> & Look;

/** A link that looks like a button: it goes somewhere and does nothing else. */
export function ButtonLink({ look, size, icon, className, children, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} className={buttonClass({ look, size }, className)}>
      {icon}
      {children}
    </Link>
  );
}
