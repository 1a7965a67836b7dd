/** One line of what can be done with a passage: words, no icons, always in the same order. */
export const ACTION = [
  'min-h-8 rounded-control font-sans text-sm font-medium text-accent underline-offset-4 hover:underline',
  'disabled:cursor-default disabled:text-soft disabled:no-underline max-md:min-h-11',
].join(' ');
