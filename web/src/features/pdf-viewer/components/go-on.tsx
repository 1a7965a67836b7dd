import { Bookmark } from 'lucide-react';
import { viewer } from '@/config/texts/viewer.ts';
import type { Stop } from '../use-stop.ts';

const CHIP =
  'absolute bottom-3 left-1/2 flex min-h-9 -translate-x-1/2 items-center gap-2 rounded-full max-md:min-h-11 ' +
  'border border-edge bg-raised px-4 text-sm font-medium whitespace-nowrap text-accent shadow-float hover:bg-accent-wash';

/** The chip over the foot of the page that leads to where the student stopped last time, here or on another device; it goes with the first page turned. */
export const GoOn = ({ stop: { page, elsewhere }, onPage }: { stop: Stop; onPage: (page: number) => void }) => (
  <div className="relative z-10 h-0">
    <button type="button" onClick={() => onPage(page)} className={CHIP}>
      <Bookmark aria-hidden size={16} strokeWidth={1.5} />
      {elsewhere ? viewer.goOnElsewhere(page) : viewer.goOn(page)}
    </button>
  </div>
);
