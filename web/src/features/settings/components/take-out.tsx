import { Archive } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import { Notice } from '@/components/ui/notice.tsx';
import { ProgressBar } from '@/components/ui/progress-bar.tsx';
import { TryAgain } from '@/components/ui/try-again.tsx';
import { settings } from '@/config/texts/settings.ts';
import { save, useTakeOut } from '../take-out-store.ts';
import { Section } from './section.tsx';

const words = settings.takeOut;

/** One archive of everything the student has here: begun, watched, stopped, saved. */
export function TakeOut() {
  const { progress, archive, problem, start, stop } = useTakeOut();
  return (
    <Section title={words.title} text={words.text}>
      {progress ? (
        <div className="w-full max-w-md">
          <ProgressBar label={words.running} value={progress.done} />
          <p className="mt-2 truncate" dir="auto">
            {progress.doing}
          </p>
          <p className="text-sm text-soft">{words.leave}</p>
          <Button look="quiet" size="small" onClick={stop} className="mt-2">
            {words.cancel}
          </Button>
        </div>
      ) : (
        <Button onClick={() => void start()} icon={<Archive aria-hidden size={18} strokeWidth={1.5} />}>
          {words.start}
        </Button>
      )}
      {archive && (
        <Notice
          kind="right"
          title={words.done}
          className="w-full"
          actions={
            <Button size="small" onClick={() => save(archive.name, archive.blob)}>
              {words.again}
            </Button>
          }
        >
          {words.doneMore(archive.name)}
        </Notice>
      )}
      {problem && (
        <Notice title={words.failed} className="w-full" actions={<TryAgain onClick={() => void start()} />}>
          {problem}
        </Notice>
      )}
    </Section>
  );
}
