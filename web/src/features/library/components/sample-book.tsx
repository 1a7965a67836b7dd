import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { library } from '@/config/texts/library.ts';

const words = library.sample;

/** Where the build puts the demo coursebook, and what it is called as a file. */
const ADDRESS = '/sample/how-memory-works.pdf';
const NAME = 'How Memory Works.pdf';

/** For who has no PDF at hand: one press fetches the sample book and hands it on. */
export function SampleBook({ disabled, onBook }: { disabled: boolean; onBook: (book: File) => void }) {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const take = async () => {
    setState('busy');
    try {
      const response = await fetch(ADDRESS);
      if (!response.ok) throw new Error(String(response.status));
      onBook(new File([await response.arrayBuffer()], NAME, { type: 'application/pdf' }));
      setState('idle');
    } catch {
      setState('failed');
    }
  };
  return (
    <div className="flex flex-wrap items-center justify-center gap-x-2 text-soft">
      {words.or}
      <Button
        look="quiet"
        className="px-2! text-accent! max-sm:min-h-11"
        busy={state === 'busy'}
        disabled={disabled}
        onClick={take}
      >
        {state === 'busy' ? words.busy : words.button}
      </Button>
      {state === 'failed' && (
        <p role="alert" className="w-full text-center text-sm text-wrong">
          {words.failed}
        </p>
      )}
    </div>
  );
}
