/** What opens over the screen, with the library that it stands on: 60 kB, fetched when it is first wanted. */
export { AlertDialog } from './floating-alert.tsx';
export { Dialog } from './floating-dialog.tsx';
export { Menu, MenuChoice, MenuItem, MenuSeparator } from './floating-menu.tsx';
