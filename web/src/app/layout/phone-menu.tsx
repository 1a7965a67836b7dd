import { Menu } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { NavLink } from 'react-router-dom';
import { Dialog } from '@/components/ui/dialog.tsx';
import { shell } from '@/config/texts/shell.ts';
import { navigation } from '../routes.tsx';

interface PhoneMenuProps {
  /** It stands in a screen's own bar: there is no other navigation, however wide the window is. */
  inBar?: boolean;
  /** Stands under the entries: what the header has beside its menu, where there is no header. */
  children?: ReactNode;
}

/** The hamburger of small screens, with the same entries as the top navigation. */
export function PhoneMenu({ inBar = false, children }: PhoneMenuProps) {
  const [open, setOpen] = useState(false);
  return (
    <div className={inBar ? undefined : 'md:hidden'}>
      <button
        type="button"
        aria-label={shell.openMenu}
        aria-expanded={open}
        onClick={() => setOpen(true)}
        className="-ml-2 inline-flex size-11 items-center justify-center rounded-control hover:bg-sunken"
      >
        <Menu aria-hidden size={22} strokeWidth={1.5} />
      </button>
      <Dialog open={open} onOpenChange={setOpen} title={shell.menu} shape="drawer">
        <nav aria-label={shell.mainNavigation}>
          <ul className="-mx-3 flex flex-col">
            {navigation.map(({ path, label }) => (
              <li key={path}>
                <NavLink
                  to={path}
                  end={path === '/'}
                  onClick={() => setOpen(false)}
                  className="flex min-h-12 items-center rounded-control px-3 text-lg hover:bg-sunken aria-[current=page]:font-semibold aria-[current=page]:text-accent"
                >
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        {children && <div className="mt-4 border-t border-line pt-4">{children}</div>}
      </Dialog>
    </div>
  );
}
