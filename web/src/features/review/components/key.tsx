/** A key of the keyboard, for who uses one. */
export const Key = ({ children }: { children: string }) => (
  <kbd className="inline-block min-w-5.5 rounded-[4px] border border-b-2 border-edge bg-paper px-1.5 text-center font-sans text-sm leading-snug font-medium text-ink">
    {children}
  </kbd>
);
