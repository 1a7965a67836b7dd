import { useQueryClient } from '@tanstack/react-query';
import { Button } from '@/components/ui/button.tsx';
import { device as words } from '@/config/texts/device.ts';
import { chooseDevice } from '@/lib/choose-device.ts';
import { useConnection } from '@/lib/connection.ts';
import { useDeviceChoice } from '@/lib/device.ts';
import { useDeviceTrouble } from '@/lib/device-database.ts';

/** Asks once whether the device is the student's own; afterwards it says only what went wrong. */
export function KeepOnDevice({ bookId, className = '' }: { bookId: string; className?: string }) {
  const client = useQueryClient();
  const lost = useConnection((state) => state.lost);
  const choice = useDeviceChoice((state) => state.choice);
  const trouble = useDeviceTrouble((state) => state.trouble);
  if (choice === 'yes' && trouble) {
    return (
      <p role="status" className={className}>
        {words[trouble]}
      </p>
    );
  }
  // Without a connection there is nothing to keep.
  if (choice !== null || lost) return null;
  return (
    <section aria-label={words.label} className={`flex flex-wrap items-center gap-x-3 gap-y-2 ${className}`}>
      <p className="min-w-48 flex-1 text-soft">{words.question}</p>
      <div className="flex flex-wrap gap-2">
        <Button size="small" className="max-sm:min-h-11" onClick={() => void chooseDevice('yes', client, bookId)}>
          {words.keep}
        </Button>
        <Button size="small" look="quiet" className="max-sm:min-h-11" onClick={() => void chooseDevice('no', client)}>
          {words.shared}
        </Button>
      </div>
    </section>
  );
}
