import { RotateCw } from 'lucide-react';
import { common } from '@/config/texts/common.ts';
import { useIsOffline } from '@/lib/connection.ts';
import { Button } from './button.tsx';

/** A quiet offer to ask again; stands beside the specified text, never instead of it. Without a connection it is off. */
export const TryAgain = ({ onClick, busy = false }: { onClick: () => void; busy?: boolean }) => (
  <Button
    size="small"
    look="secondary"
    className="max-sm:min-h-11"
    onClick={onClick}
    busy={busy}
    disabled={useIsOffline()}
    icon={<RotateCw aria-hidden size={16} strokeWidth={1.5} />}
  >
    {common.tryAgain}
  </Button>
);
