import { texts } from '../language.ts';

/** The sheet of keyboard shortcuts. `keys`: alternatives, each of the keys that are pressed one after the other. */
export const shortcuts = texts({
  en: {
    title: 'Keyboard shortcuts',
    menu: 'Keyboard shortcuts',
    andThen: 'then',
    or: 'or',
    on: 'Single-key shortcuts',
    onHint: 'They never act while you type. Turn them off if you use voice control or sticky keys.',
    groups: [
      {
        title: 'Everywhere',
        entries: [
          { keys: [['?']], does: 'Show this sheet' },
          { keys: [['G', 'D']], does: 'Go to the Dashboard' },
          { keys: [['G', 'P']], does: 'Go to Progress' },
          { keys: [['G', 'R']], does: 'Go to the Revision Chat' },
          { keys: [['G', 'V']], does: 'Go to Review' },
          { keys: [['/']], does: 'Search, or ask a question' },
          { keys: [['Esc']], does: 'Close a dialog or a menu' },
        ],
      },
      {
        title: 'On the Dashboard',
        entries: [
          { keys: [['U']], does: 'Choose PDFs to upload' },
          { keys: [['F2']], does: 'Rename the selected book' },
        ],
      },
      {
        title: 'In review',
        entries: [
          { keys: [['Ctrl', 'Enter']], does: 'Show the answer', together: true },
          { keys: [['1'], ['2'], ['3'], ['4']], does: 'Grade it' },
          { keys: [['Z']], does: 'Undo the last grade' },
        ],
      },
      {
        title: 'In a book and its chat',
        entries: [
          { keys: [['/']], does: 'Search the book' },
          { keys: [['T']], does: 'Open the contents' },
          { keys: [['X']], does: 'Cover what is marked, to recall it' },
          { keys: [['C']], does: 'Write a question' },
          { keys: [['←'], ['→']], does: 'Turn a page' },
          {
            keys: [
              ['Shift', '←'],
              ['Shift', '→'],
            ],
            does: 'Choose words on the page',
            together: true,
          },
          { keys: [['Ctrl', 'Z']], does: 'Undo a mark', together: true },
          { keys: [['Enter']], does: 'Send the question' },
          { keys: [['Shift', 'Enter']], does: 'Start a new line', together: true },
        ],
      },
    ] satisfies ShortcutGroup[],
  },
});

interface ShortcutGroup {
  title: string;
  /** `together`: the keys are held at once. */
  entries: { keys: string[][]; does: string; together?: boolean }[];
}
