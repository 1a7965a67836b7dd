import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { Tooltip } from './tooltip.tsx';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** Its accessible name, shown as a tooltip. */
  label: string;
}

/** A button that is only an icon, 40 px to hit. */
export function IconButton({ label, className, ...rest }: IconButtonProps) {
  return (
    <Tooltip label={label}>
      <button
        type="button"
        {...rest}
        aria-label={label}
        className={classNames(
          'inline-flex size-10 shrink-0 items-center justify-center rounded-control text-soft transition-colors',
          'enabled:hover:bg-sunken enabled:hover:text-ink disabled:cursor-not-allowed disabled:opacity-45',
          className,
        )}
      />
    </Tooltip>
  );
}
