/** What is around the page that is read, also while its book is on its way. */
export const PANE = [
  'relative min-h-0 flex-1 overflow-auto pt-[var(--bar,0px)] touch-pan-x touch-pan-y',
  // The room for a scroll bar is kept, so that a page that just fits does not grow and shrink for ever.
  'sm:px-4 sm:pt-[calc(var(--bar,0px)+1rem)] sm:pb-4 sm:[scrollbar-gutter:stable_both-edges]',
].join(' ');
