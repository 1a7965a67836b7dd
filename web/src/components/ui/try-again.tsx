import { RotateCw } from 'lucide-react';
import { common } from '@/config/texts/common.ts';
import { useIsOffline } from '@/lib/connection.ts';
import { Button } from './button.tsx';

interface TryAgainProps {
  onClick: () => void;
  busy?: boolean;
  /** It stands without a connection as well, and is off. */
  stays?: boolean;
}

/** A quiet offer to ask again; stands beside the specified text, never instead of it. Without a connection, where it can't help, it goes. */
export function TryAgain({ onClick, busy = false, stays = false }: TryAgainProps) {
  const offline = useIsOffline();
  if (offline && !stays) return null;
  return (
    <Button
      size="small"
      look="secondary"
      className="max-sm:min-h-11"
      onClick={onClick}
      busy={busy}
      disabled={offline}
      icon={<RotateCw aria-hidden size={16} strokeWidth={1.5} />}
    >
      {common.tryAgain}
    </Button>
  );
}
