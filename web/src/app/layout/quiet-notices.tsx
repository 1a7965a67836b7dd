import { X } from 'lucide-react';
import { ButtonLink } from '@/components/ui/button.tsx';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { Notice } from '@/components/ui/notice.tsx';
import { common } from '@/config/texts/common.ts';
import { putAway, useQuietNotices } from '@/lib/quiet-notices.ts';

/** What came to its end while the student was elsewhere: in a corner of the screen, until it is followed or put away. */
export function QuietNotices() {
  const notices = useQuietNotices((state) => state.notices);
  return (
    <div
      aria-live="polite"
      className="fixed right-4 bottom-4 left-4 z-40 flex flex-col items-end gap-3 empty:hidden sm:left-auto print:hidden"
    >
      {notices.map(({ id, kind, title, text, link }) => (
        <div key={id} className="relative w-full max-w-sm rounded-control bg-raised shadow-lg">
          <Notice
            kind={kind}
            title={title}
            className="pr-12"
            actions={
              link && (
                <ButtonLink size="small" to={link.to} state={link.state} onClick={() => putAway(id)}>
                  {link.label}
                </ButtonLink>
              )
            }
          >
            {text}
          </Notice>
          <IconButton label={common.close} className="absolute top-1 right-1" onClick={() => putAway(id)}>
            <X aria-hidden size={18} strokeWidth={1.5} />
          </IconButton>
        </div>
      ))}
    </div>
  );
}
