import { ContextMenu as Base } from '@base-ui/react/context-menu';
import type { ReactElement, ReactNode } from 'react';
import { MENU_ITEM, MENU_POPUP } from './floating-menu.tsx';

interface ContextMenuProps {
  /** What is right-clicked, or held on a touch screen; must take a ref and props. */
  trigger: ReactElement;
  children: ReactNode;
}

/** The menu of a thing itself. Nothing may stand in it alone: it is hidden until somebody tries. */
export const ContextMenu = ({ trigger, children }: ContextMenuProps) => (
  <Base.Root>
    <Base.Trigger render={trigger} />
    <Base.Portal>
      <Base.Positioner className="z-50">
        <Base.Popup className={MENU_POPUP}>{children}</Base.Popup>
      </Base.Positioner>
    </Base.Portal>
  </Base.Root>
);

interface ContextMenuItemProps {
  onSelect: () => void;
  icon?: ReactNode;
  children: ReactNode;
}

export const ContextMenuItem = ({ onSelect, icon, children }: ContextMenuItemProps) => (
  <Base.Item className={MENU_ITEM} onClick={onSelect}>
    {icon}
    {children}
  </Base.Item>
);
