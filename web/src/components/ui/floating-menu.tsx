import { Menu as Base } from '@base-ui/react/menu';
import { Check } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';

/** How every menu's entries and box look. */
export const MENU_ITEM =
  'flex min-h-10 cursor-default items-center gap-3 rounded-control px-3 text-base outline-none select-none data-highlighted:bg-sunken';

export const MENU_POPUP =
  'min-w-56 rounded-card border border-line bg-raised p-1.5 text-ink shadow-float transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0';

interface MenuProps {
  /** The button that opens it; must take a ref and props, and carry its own name. */
  trigger: ReactElement;
  /** It is open from the first. */
  defaultOpen: boolean;
  children: ReactNode;
}

/** A menu under a button: arrows walk it, letters find in it, Esc closes it. */
export function Menu({ trigger, defaultOpen, children }: MenuProps) {
  return (
    <Base.Root defaultOpen={defaultOpen}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner sideOffset={8} align="end" className="z-40">
          <Base.Popup className={MENU_POPUP}>{children}</Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

interface MenuItemProps {
  onSelect: () => void;
  icon?: ReactNode;
  children: ReactNode;
}

export const MenuItem = ({ onSelect, icon, children }: MenuItemProps) => (
  <Base.Item className={MENU_ITEM} onClick={onSelect}>
    {icon}
    {children}
  </Base.Item>
);

interface MenuChoiceProps<T extends string> {
  label: string;
  value: T;
  options: readonly { value: T; label: string }[];
  onChange: (value: T) => void;
}

/** One of several, inside a menu; the chosen one has a tick. */
export function MenuChoice<T extends string>({ label, value, options, onChange }: MenuChoiceProps<T>) {
  return (
    <Base.Group>
      <Base.GroupLabel className="px-3 pt-2 pb-1 text-sm text-soft">{label}</Base.GroupLabel>
      <Base.RadioGroup value={value} onValueChange={(next: T) => onChange(next)}>
        {options.map((option) => (
          <Base.RadioItem key={option.value} value={option.value} closeOnClick={false} className={MENU_ITEM}>
            <span className="flex size-4 items-center justify-center">
              <Base.RadioItemIndicator>
                <Check aria-hidden size={16} strokeWidth={2} />
              </Base.RadioItemIndicator>
            </span>
            {option.label}
          </Base.RadioItem>
        ))}
      </Base.RadioGroup>
    </Base.Group>
  );
}

export const MenuSeparator = () => <Base.Separator className="my-1.5 h-px bg-line" />;
