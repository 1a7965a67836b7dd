import { Button, ButtonLink } from '@/components/ui/button.tsx';
import { Notice } from '@/components/ui/notice.tsx';
import { ProgressBar } from '@/components/ui/progress-bar.tsx';
import { quiz } from '@/config/texts/quiz.ts';
import { messageOf, withoutPlea } from '@/lib/api/api-error.ts';
import { formatNumber } from '@/lib/format.ts';
import type { Taking } from '../use-taking.ts';

const FOOT = [
  // No fade above it: what it covers in part would look as if it could not be pressed.
  'sticky bottom-0 mx-[calc(50%-50cqw)] mt-8 bg-paper',
  '[@media(height<30rem)]:static print:hidden',
].join(' ');

const words = quiz.taking;

/** To a question, past the bar at the foot of the window that would cover it. */
function goTo(control: string): void {
  const element = document.getElementById(control);
  element?.scrollIntoView({ block: 'center' });
  element?.focus({ preventScroll: true });
}

/** At the foot of the window: how far it is, what is not answered yet, 'Submit Quiz', and why that failed. */
export function HandingIn({ taking: { blanks, controls, submit, before, locked } }: { taking: Taking }) {
  const total = controls.length;
  const said = words.answered(formatNumber(total - blanks.length), formatNumber(total));
  const [first] = blanks;
  return (
    <div
      data-foot
      // From edge to edge of the window, whatever the paper's width.
      className={FOOT}
    >
      {/* The line that parts it from the paper says how far it is. */}
      <ProgressBar label={said} value={total === 0 ? 0 : 1 - blanks.length / total} />
      <div className="mx-auto flex max-w-page flex-wrap items-center gap-x-5 gap-y-2 px-4 py-3 max-lg:max-w-3xl sm:px-6">
        {submit.isError && before && (
          <Notice
            title={words.before}
            className="w-full"
            actions={<ButtonLink to={`/progress/attempt/${before}`}>{words.marks}</ButtonLink>}
          >
            {words.beforeCounts}
          </Notice>
        )}
        {submit.isError && !before && (
          <Notice title={words.failed} className="w-full">
            {withoutPlea(messageOf(submit.error))} {words.kept}
          </Notice>
        )}
        {/* On a phone the paper itself is as near. */}
        <ol
          aria-label={words.numbers}
          className="flex min-w-0 gap-1 overflow-x-auto p-0.5 text-sm tabular-nums max-lg:-mx-0.5 max-lg:w-full max-sm:hidden"
        >
          {controls.map((control, i) => (
            <li key={control}>
              <button
                type="button"
                disabled={locked}
                aria-label={words.number(i + 1, !blanks.includes(control))}
                onClick={() => goTo(control)}
                className={`size-8 shrink-0 rounded-control border ${blanks.includes(control) ? 'border-edge text-soft enabled:hover:bg-sunken' : 'border-accent bg-accent-wash font-medium text-accent'}`}
              >
                {i + 1}
              </button>
            </li>
          ))}
        </ol>
        <div className="min-w-40 flex-1 lg:min-w-max lg:text-right">
          <p className="text-sm text-soft">
            <span role="status">{words.blank(formatNumber(blanks.length), blanks.length)}</span>
            {first !== undefined && !locked && (
              <>
                <span aria-hidden> · </span>
                <button type="button" className="link" onClick={() => goTo(first)}>
                  {words.toBlank(blanks.length)}
                </button>
              </>
            )}
          </p>
        </div>
        {/* It is what comes next once nothing is blank; before that it is one press away all the same. */}
        <Button type="submit" look={blanks.length === 0 ? 'primary' : 'secondary'} busy={submit.isPending}>
          {submit.isPending ? words.submitting : words.submit}
        </Button>
      </div>
    </div>
  );
}
