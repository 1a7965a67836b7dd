import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Notice } from '@/components/ui/notice.tsx';
import { review as texts } from '@/config/texts/review.ts';
import { messageOf } from '@/lib/api/api-error.ts';
import { download } from '@/lib/download.ts';
import { localDay } from '@/lib/format.ts';
import { ankiText } from '../anki.ts';
import { allCards } from '../api.ts';

const words = texts.anki;

/** All cards as a file that Anki imports as it is. */
export function ExportButton() {
  const label = useId();
  const make = useMutation({
    mutationFn: async () => download(`folio-cards-${localDay()}.txt`, ankiText(await allCards())),
  });
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2.5">
      <span id={label} className="text-sm font-medium">
        {words.label}
      </span>
      <Button aria-describedby={label} className="max-sm:min-h-11" busy={make.isPending} onClick={() => make.mutate()}>
        {make.isPending ? words.busy : words.button}
      </Button>
      {make.isError && (
        <Notice title={words.failed} className="w-full">
          {messageOf(make.error)}
        </Notice>
      )}
    </div>
  );
}
