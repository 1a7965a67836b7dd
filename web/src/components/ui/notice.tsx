import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

const KINDS = {
  wrong: { icon: CircleAlert, role: 'alert', look: 'border-wrong bg-wrong-wash', tint: 'text-wrong' },
  right: { icon: CircleCheck, role: 'status', look: 'border-correct bg-correct-wash', tint: 'text-correct' },
  info: { icon: Info, role: 'status', look: 'border-line bg-sunken', tint: 'text-soft' },
} as const;

interface NoticeProps {
  /** `wrong` interrupts a screen reader (`role="alert"`), the others wait their turn. */
  kind?: keyof typeof KINDS;
  /** The exact words, first: "Failed to upload PDF". */
  title: ReactNode;
  /** The reason, and what to do next. */
  children?: ReactNode;
  /** Buttons: at most "Try again" and one other. */
  actions?: ReactNode;
  className?: string;
}

/** Something to know, in its place on the page; told by icon, colour and words together. */
export function Notice({ kind = 'wrong', title, children, actions, className }: NoticeProps) {
  const { icon: Icon, role, look, tint } = KINDS[kind];
  return (
    <div role={role} className={classNames('flex gap-3 rounded-control border-l-3 px-4 py-3', look, className)}>
      <Icon aria-hidden size={20} strokeWidth={1.5} className={classNames('mt-0.5 shrink-0', tint)} />
      <div className="min-w-0 flex-1">
        <p className="font-medium">{title}</p>
        {/* On a wash soft ink would be the faintest of the screen, where it matters most. */}
        {children && <div className={classNames('mt-0.5 text-sm', kind === 'info' && 'text-soft')}>{children}</div>}
        {actions && <div className="mt-2 flex flex-wrap gap-2">{actions}</div>}
      </div>
    </div>
  );
}
