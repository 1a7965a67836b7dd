/** The turning circle alone, for inside a button. Says nothing to a screen reader. */
export const Spinner = () => <span aria-hidden className="spinner text-sm" />;

interface LoadingProps {
  /** What is happening, shown: "Loading your materials...". */
  label: string;
}

/** Something is on its way, in its place on the page. */
export const Loading = ({ label }: LoadingProps) => (
  <p role="status" className="flex items-center justify-center gap-3 py-12 text-soft">
    <Spinner />
    {label}
  </p>
);

/** The whole screen waits, as while it is determined who is here. */
export const FullScreenSpinner = ({ label }: LoadingProps) => (
  <div role="status" aria-label={label} className="fixed inset-0 grid place-items-center bg-paper text-xl">
    <span aria-hidden className="spinner" />
  </div>
);
