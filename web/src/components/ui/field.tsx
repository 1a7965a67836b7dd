import { ChevronDown } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';

const CONTROL =
  'w-full rounded-control border border-edge bg-raised px-3 text-ink placeholder:text-soft transition-colors ' +
  'focus-visible:border-accent focus-visible:outline-offset-0 disabled:bg-sunken disabled:text-soft ' +
  'aria-invalid:border-wrong';

export const Input = ({ className, ...rest }: ComponentProps<'input'>) => (
  <input {...rest} className={classNames(CONTROL, 'min-h-10', className)} />
);

export const TextArea = ({ className, ...rest }: ComponentProps<'textarea'>) => (
  <textarea {...rest} className={classNames(CONTROL, 'py-2 leading-normal', className)} />
);

/** One of several; its arrow stands as far from the edge as its words do, which browsers' own does not. */
export const Select = ({ className, ...rest }: ComponentProps<'select'>) => (
  <span className="relative flex min-w-0">
    <select
      {...rest}
      className={classNames(
        'min-h-10 w-full min-w-0 appearance-none rounded-control border border-edge bg-raised pr-9 pl-3 text-ink',
        'disabled:bg-sunken disabled:text-soft',
        className,
      )}
    />
    <ChevronDown
      aria-hidden
      size={16}
      strokeWidth={1.5}
      className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-soft"
    />
  </span>
);

/** What a field hands to its control. */
interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldProps {
  label: ReactNode;
  /** One line below the control. */
  hint?: ReactNode;
  /** What is wrong with what was typed. */
  error?: string | undefined;
  className?: string;
  children: (control: ControlProps) => ReactNode;
}

/** A label, its control, and what there is to say about it, tied together for everyone. */
export function Field({ label, hint, error, className, children }: FieldProps) {
  const id = useId();
  const says = error ?? hint;
  return (
    <div className={classNames('flex flex-col gap-1', className)}>
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      {children({ id, 'aria-describedby': says ? `${id}-says` : undefined, 'aria-invalid': error ? true : undefined })}
      {says && (
        <p id={`${id}-says`} className={classNames('text-sm', error ? 'text-wrong' : 'text-soft')}>
          {says}
        </p>
      )}
    </div>
  );
}
