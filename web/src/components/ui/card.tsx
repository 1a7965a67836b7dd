import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

/** A sheet on the paper: one hairline, no shadow. */
export const Card = ({ className, ...rest }: ComponentProps<'div'>) => (
  <div {...rest} className={classNames('rounded-card border border-line bg-raised', className)} />
);
