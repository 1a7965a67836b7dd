import { X } from 'lucide-react';
import { lazy, Suspense, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ButtonLink } from '@/components/ui/button.tsx';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { Notice } from '@/components/ui/notice.tsx';
import { common } from '@/config/texts/common.ts';
import { useGone } from '@/lib/gone-marks.ts';
import { putAway, useQuietNotices } from '@/lib/quiet-notices.ts';

const GoneMarks = lazy(() => import('@/features/desk/gone-marks.tsx'));

/** How far up the window the bar at a screen's foot reaches that holds its main button, followed while `on` (CSS pixels). */
function useFoot(on: boolean): number {
  const [foot, setFoot] = useState(0);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another screen has another foot
  useLayoutEffect(() => {
    if (!on) return;
    const measure = () => {
      const top = document.querySelector('[data-foot]')?.getBoundingClientRect().top ?? 0;
      // Where it is no bar but stands further up, beside what it is about, nothing lies over it.
      setFoot(top > window.innerHeight / 2 && top < window.innerHeight ? window.innerHeight - top : 0);
    };
    const growth = new ResizeObserver(measure);
    growth.observe(document.body);
    document.addEventListener('scroll', measure, { passive: true, capture: true });
    window.addEventListener('resize', measure);
    measure();
    return () => {
      growth.disconnect();
      document.removeEventListener('scroll', measure, { capture: true });
      window.removeEventListener('resize', measure);
    };
  }, [on, pathname]);
  return foot;
}

/** What came to its end while the student was elsewhere: in a corner of the screen, over no bar at its foot, until it is followed or put away. */
export function QuietNotices() {
  const notices = useQuietNotices((state) => state.notices);
  const gone = useGone(({ books }) => books.length > 0);
  const foot = useFoot(gone || notices.length > 0);
  return (
    <div
      aria-live="polite"
      style={{ bottom: foot + 16 }}
      className="fixed right-4 left-4 z-40 flex flex-col items-end gap-3 empty:hidden sm:left-auto print:hidden"
    >
      {gone && (
        <Suspense>
          <GoneMarks />
        </Suspense>
      )}
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
