/** Google's "G" in one colour, so that it keeps to our ink in both themes. */
export const GoogleLogo = () => (
  <svg aria-hidden="true" viewBox="0 0 24 24" className="size-5 fill-none stroke-current" strokeWidth="2.4">
    <path d="M20.2 12.2H12.4M20.2 12.2a8.1 8.1 0 1 1-2.3-6" strokeLinecap="round" />
  </svg>
);
