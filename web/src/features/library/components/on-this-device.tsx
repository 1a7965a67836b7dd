import { HardDriveDownload } from 'lucide-react';
import { classNames } from '@/components/ui/class-names.ts';
import { library } from '@/config/texts/library.ts';

/** Without a connection: that a book opens all the same. */
export const OnThisDevice = ({ className }: { className?: string }) => (
  <span className={classNames('inline-flex items-center gap-1.5 font-medium text-accent', className)}>
    <HardDriveDownload aria-hidden size={16} strokeWidth={1.5} />
    {library.row.here}
  </span>
);
