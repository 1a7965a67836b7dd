import { Button } from '@/components/ui/button.tsx';
import { Notice } from '@/components/ui/notice.tsx';
import { progress as words } from '@/config/texts/progress.ts';
import { messageOf } from '@/lib/api/api-error.ts';
import { useMarkAgain } from '../api.ts';

/** An attempt whose marking failed: nothing is lost, and it can be marked now. */
export function Unmarked({ id }: { id: string }) {
  const mark = useMarkAgain(id);
  return (
    <div className="mt-4 space-y-3">
      <Notice
        kind="info"
        title={words.attempt.unmarked}
        actions={
          <Button size="small" look="primary" busy={mark.isPending} onClick={() => mark.mutate()}>
            {mark.isPending ? words.attempt.marking : words.attempt.mark}
          </Button>
        }
      />
      {mark.isError && <Notice title={words.attempt.markFailed}>{messageOf(mark.error)}</Notice>}
    </div>
  );
}
