import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

interface TabsProps<T extends string> {
  /** What the tabs are about, for the screen reader. */
  label: string;
  value: T;
  onChange: (value: T) => void;
  tabs: readonly { value: T; label: string; content: ReactNode }[];
  className?: string;
  /** Stand in one bar with the tabs. */
  before?: ReactNode;
  after?: ReactNode;
  /** Of that bar. */
  barClassName?: string;
}

/** Panels that share one place. All stay mounted, so that a book keeps its page while its chat is read. */
export function Tabs<T extends string>({
  label,
  value,
  onChange,
  tabs,
  className,
  before,
  after,
  barClassName,
}: TabsProps<T>) {
  return (
    <Base.Root value={value} onValueChange={(next: T) => onChange(next)} className={className}>
      <div className={classNames('flex items-stretch border-b border-line', barClassName)}>
        {before}
        <Base.List aria-label={label} className="flex flex-1">
          {tabs.map((tab) => (
            <Base.Tab
              key={tab.value}
              value={tab.value}
              className="-mb-px min-h-11 flex-1 border-b-2 border-transparent px-4 max-sm:px-2 font-medium text-soft data-active:border-accent data-active:text-ink"
            >
              {tab.label}
            </Base.Tab>
          ))}
        </Base.List>
        {after}
      </div>
      {tabs.map((tab) => (
        <Base.Panel
          key={tab.value}
          value={tab.value}
          keepMounted
          className="min-h-0 flex-1 not-data-hidden:flex not-data-hidden:flex-col"
        >
          {tab.content}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
