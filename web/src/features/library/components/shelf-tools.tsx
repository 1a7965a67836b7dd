import { Search } from 'lucide-react';
import { useId } from 'react';
import { Input, Select } from '@/components/ui/field.tsx';
import { library } from '@/config/texts/library.ts';
import { ORDERS, type Order, useOrder } from '../shelf.ts';

const words = library.shelf;

interface ShelfToolsProps {
  search: string;
  onSearch: (text: string) => void;
}

/** Finding a book by its title, and the order of the list. */
export function ShelfTools({ search, onSearch }: ShelfToolsProps) {
  const { order, choose } = useOrder();
  const sorting = useId();
  return (
    <div className="flex items-center gap-x-4 gap-y-2 max-md:w-full max-sm:gap-x-2">
      <div className="relative min-w-0 flex-1 md:w-44 lg:w-60">
        <Search
          aria-hidden
          size={18}
          strokeWidth={1.5}
          className="pointer-events-none absolute top-3 left-3 text-soft max-[24rem]:hidden"
        />
        <Input
          type="search"
          aria-label={words.search}
          placeholder={words.search}
          value={search}
          data-shortcut="search"
          onChange={({ target }) => onSearch(target.value)}
          onKeyDown={({ key }) => key === 'Escape' && onSearch('')}
          className="pl-10 max-sm:pr-0! max-sm:pl-9! max-[24rem]:pl-3!"
        />
      </div>
      <div className="flex items-center gap-2">
        <label htmlFor={sorting} className="text-sm text-soft max-sm:sr-only">
          {words.sort}
        </label>
        <Select
          id={sorting}
          value={order}
          // The options are made of the orders.
          onChange={({ target }) => choose(target.value as Order)}
        >
          {ORDERS.map((one) => (
            <option key={one} value={one}>
              {words.orders[one]}
            </option>
          ))}
        </Select>
      </div>
    </div>
  );
}
