import { useMutation } from '@tanstack/react-query';
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
  const make = useMutation({
    mutationFn: async () => download(`folio-cards-${localDay()}.txt`, ankiText(await allCards())),
  });
  return (
    <>
      <Button look="quiet" className="max-sm:min-h-11" busy={make.isPending} onClick={() => make.mutate()}>
        {make.isPending ? words.busy : words.button}
      </Button>
      {make.isError && (
        <Notice title={words.failed} className="w-full">
          {messageOf(make.error)}
        </Notice>
      )}
    </>
  );
}
