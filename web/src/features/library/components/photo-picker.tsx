import { Images } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { library } from '@/config/texts/library.ts';
import { formatDate, formatNumber } from '@/lib/format.ts';
import { photoBook, UnreadablePhoto } from '../photos/photo-book.ts';

const words = library.photos;
/** More pages than anybody photographs in one go; all are in memory until the book is made. */
const MOST = 200;
/** HEIC only where the browser opens it, which is tried. */
const KINDS = 'image/jpeg,image/png,image/heic,image/heif';

interface PhotoPickerProps {
  disabled: boolean;
  onBook: (book: File) => void;
  className: string;
}

/** Photographs of pages, chosen all at once, become one PDF that is chosen for the upload. */
export function PhotoPicker({ disabled, onBook, className }: PhotoPickerProps) {
  const [making, setMaking] = useState(0);
  const [problem, setProblem] = useState<string | null>(null);

  const make = async (photos: File[]) => {
    if (photos.length === 0) return;
    setProblem(photos.length > MOST ? words.tooMany(formatNumber(MOST)) : null);
    if (photos.length > MOST) return;
    setMaking(photos.length);
    try {
      onBook(await photoBook(photos, words.bookTitle(formatDate(new Date().toISOString()))));
    } catch (error) {
      setProblem(error instanceof UnreadablePhoto ? words.unreadable(error.file) : words.failed);
    } finally {
      setMaking(0);
    }
  };

  // No second file input stands on the page: the one there is takes PDFs.
  const choose = () => {
    const picker = document.createElement('input');
    picker.type = 'file';
    picker.accept = KINDS;
    picker.multiple = true;
    picker.onchange = () => void make([...(picker.files ?? [])]);
    picker.click();
  };

  return (
    <div className={`flex flex-wrap items-center gap-x-1 text-sm text-soft ${className}`}>
      <Button
        look="quiet"
        size="small"
        className="text-soft max-sm:min-h-11 max-sm:px-2!"
        aria-label={words.button}
        busy={making > 0}
        disabled={disabled}
        icon={<Images aria-hidden size={16} strokeWidth={1.5} />}
        title={words.hint}
        onClick={choose}
      >
        <span className="max-lg:hidden">{words.button}</span>
        <span className="max-[24rem]:hidden lg:hidden">{words.short}</span>
      </Button>
      <span role="status" className={making > 0 ? 'px-3' : 'sr-only'}>
        {making > 0 ? words.making(formatNumber(making), making) : words.hint}
      </span>
      {problem && (
        <span role="alert" className="px-3 text-wrong">
          {problem}
        </span>
      )}
    </div>
  );
}
