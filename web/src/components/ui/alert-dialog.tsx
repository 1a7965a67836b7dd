import type { ComponentProps } from 'react';
import type { AlertDialog as Floating } from './floating-alert.tsx';
import { useFloating } from './late.ts';

/** Asks before something that cannot be undone. The safe button has the focus; Esc means no. */
export function AlertDialog(props: ComponentProps<typeof Floating>) {
  const there = useFloating(props.open, props.onOpenChange);
  return there && <there.AlertDialog {...props} />;
}
