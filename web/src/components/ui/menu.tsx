import { type ComponentProps, cloneElement, type ReactElement, type ReactNode, useState } from 'react';
import type { MenuChoice as FloatingChoice, MenuItem as FloatingItem } from './floating-menu.tsx';
import { fetchFloating, floating, useFetchToOpen } from './late.ts';

interface MenuProps {
  /** The button that opens it; must take a ref and props, and carry its own name. */
  trigger: ReactElement<ComponentProps<'button'>>;
  children: ReactNode;
}

/** A menu under a button: arrows walk it, letters find in it, Esc closes it. Until it is first wanted there is only the button. */
export function Menu({ trigger, children }: MenuProps) {
  const [state, setState] = useState<'waits' | 'opened' | 'there'>(floating() ? 'there' : 'waits');
  const fetchToOpen = useFetchToOpen();
  const there = floating();
  if (there && state !== 'waits')
    return (
      <there.Menu trigger={trigger} defaultOpen={state === 'opened'}>
        {children}
      </there.Menu>
    );
  const ahead = () => void fetchFloating().catch(() => undefined);
  return cloneElement(trigger, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onPointerEnter: ahead,
    onFocus: ahead,
    onClick: () => fetchToOpen(() => setState('opened')),
  });
}

/** These stand in a menu that is open, so all of it is there. */
export function MenuItem(props: ComponentProps<typeof FloatingItem>) {
  const there = floating();
  return there && <there.MenuItem {...props} />;
}

export function MenuChoice<T extends string>(props: ComponentProps<typeof FloatingChoice<T>>) {
  const there = floating();
  return there && <there.MenuChoice {...props} />;
}

export function MenuSeparator() {
  const there = floating();
  return there && <there.MenuSeparator />;
}
