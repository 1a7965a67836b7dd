import { Keyboard, LogOut, Settings } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Avatar } from '@/components/ui/avatar.tsx';
import { Menu, MenuChoice, MenuItem, MenuSeparator } from '@/components/ui/menu.tsx';
import { Notice } from '@/components/ui/notice.tsx';
import { shell } from '@/config/texts/shell.ts';
import { shortcuts } from '@/config/texts/shortcuts.ts';
import { messageOf } from '@/lib/api/api-error.ts';
import { useAuth } from '@/lib/auth/auth-store.ts';
import { logOut } from '@/lib/auth/sign-in.ts';
import { useShortcuts } from '@/lib/shortcuts.ts';
import { type Theme, useTheme } from '@/lib/theme.ts';

const THEMES: readonly Theme[] = ['system', 'light', 'dark'];

/** The student's avatar, and under it who they are, the theme, the settings, and Logout (SPEC §2). */
export default function AccountMenu() {
  const user = useAuth((auth) => auth.user);
  const { theme, choose } = useTheme();
  const setShortcuts = useShortcuts(({ setOpen }) => setOpen);
  const navigate = useNavigate();
  const [problem, setProblem] = useState<string | null>(null);
  if (!user) return null;

  const leave = async () => {
    try {
      await logOut();
      void navigate('/');
    } catch (error) {
      setProblem(messageOf(error));
    }
  };
  return (
    <>
      <Menu
        trigger={
          <button
            type="button"
            aria-label={shell.account}
            className="inline-flex size-11 items-center justify-center rounded-full"
          >
            <Avatar name={user.displayName} email={user.email} photo={user.photoURL} />
          </button>
        }
      >
        <p className="max-w-64 truncate px-3 pt-2 pb-1 font-medium">{user.displayName || user.email}</p>
        <MenuSeparator />
        <MenuChoice
          label={shell.theme}
          value={theme}
          onChange={choose}
          options={THEMES.map((value) => ({ value, label: shell.themes[value] }))}
        />
        <MenuSeparator />
        <MenuItem onSelect={() => navigate('/settings')} icon={<Settings aria-hidden size={18} strokeWidth={1.5} />}>
          {shell.settings}
        </MenuItem>
        <MenuItem onSelect={() => setShortcuts(true)} icon={<Keyboard aria-hidden size={18} strokeWidth={1.5} />}>
          {shortcuts.menu}
        </MenuItem>
        <MenuItem onSelect={() => void leave()} icon={<LogOut aria-hidden size={18} strokeWidth={1.5} />}>
          {shell.logout}
        </MenuItem>
      </Menu>
      {problem && (
        <Notice title={shell.logoutFailed} className="fixed top-20 right-4 z-30 max-w-sm">
          {problem}
        </Notice>
      )}
    </>
  );
}
