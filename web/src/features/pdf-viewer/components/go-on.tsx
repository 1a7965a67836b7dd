import { Bookmark } from 'lucide-react';
import { viewer } from '@/config/texts/viewer.ts';
import { pageName } from '@/lib/page-names.ts';
import type { Stop } from '../use-stop.ts';

const CHIP =
  'absolute bottom-3 left-1/2 flex min-h-9 w-max max-w-[calc(100%-1rem)] -translate-x-1/2 items-center gap-2 rounded-full max-md:min-h-11 ' +
  'border border-edge bg-raised px-4 text-sm font-medium text-accent shadow-float hover:bg-accent-wash';

interface GoOnProps {
  stop: Stop;
  /** What is printed on that page, where it differs. */
  label: string | undefined;
  onPage: (page: number) => void;
}

/** The chip over the foot of the page that leads to where the student stopped last time, here or on another device; it goes with the first page turned. */
export const GoOn = ({ stop, label, onPage }: GoOnProps) => (
  <div className="relative z-10 h-0">
    <button type="button" onClick={() => onPage(stop.page)} className={CHIP}>
      <Bookmark aria-hidden size={16} strokeWidth={1.5} className="shrink-0" />
      {(stop.elsewhere ? viewer.goOnElsewhere : viewer.goOn)(pageName(stop.page, label))}
    </button>
  </div>
);
