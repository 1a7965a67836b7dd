import type { ComponentProps } from 'react';
import type { Dialog as Floating } from './floating-dialog.tsx';
import { useFloating } from './late.ts';

/** A modal dialog: focus stays in it, Esc and the close button leave it, focus returns to where it was. */
export function Dialog(props: ComponentProps<typeof Floating>) {
  const there = useFloating(props.open, props.onOpenChange);
  return there && <there.Dialog {...props} />;
}
