import { Fragment } from 'react';
import { Dialog } from '@/components/ui/dialog.tsx';
import { shortcuts as words } from '@/config/texts/shortcuts.ts';
import { useShortcuts } from '@/lib/shortcuts.ts';

const Key = ({ children }: { children: string }) => (
  <kbd className="inline-block min-w-7 rounded-control border border-edge bg-paper px-1.5 text-center font-sans text-sm">
    {children}
  </kbd>
);

/** "G then D", "← or →", "Shift + Enter". */
const Keys = ({ keys, together }: { keys: string[][]; together: boolean }) => (
  <span className="flex items-center gap-1.5 text-sm text-soft">
    {keys.map((pair, index) => (
      <Fragment key={pair.join()}>
        {index > 0 && words.or}
        {pair.map((key, at) => (
          <Fragment key={key}>
            {at > 0 && (together ? '+' : words.andThen)}
            <Key>{key}</Key>
          </Fragment>
        ))}
      </Fragment>
    ))}
  </span>
);

/** Every shortcut there is, and the switch that turns the single letters off. */
export default function ShortcutSheet() {
  const { open, on, setOpen, setOn } = useShortcuts();
  return (
    <Dialog open={open} onOpenChange={setOpen} title={words.title}>
      {words.groups.map(({ title, entries }) => (
        <section key={title} className="mb-4">
          <h3 className="text-base">{title}</h3>
          <dl className="mt-1 divide-y divide-line">
            {entries.map(({ keys, does, together = false }) => (
              <div key={does} className="flex flex-wrap items-center justify-between gap-x-4 py-1.5">
                <dt>{does}</dt>
                <dd>
                  <Keys keys={keys} together={together} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <label className="flex items-start gap-3 border-t border-line pt-4">
        <input
          type="checkbox"
          checked={on}
          onChange={({ target }) => setOn(target.checked)}
          className="mt-1 size-4.5 accent-accent"
        />
        <span>
          {words.on}
          <span className="block text-sm text-soft">{words.onHint}</span>
        </span>
      </label>
    </Dialog>
  );
}
