import type { ChatMessage } from '@contract/chat.ts';
import type { Citation } from '@contract/evidence.ts';
import { Search, TableOfContents } from 'lucide-react';
import { useContext } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { PageName } from '@/components/ui/margin-mark.tsx';
import { chat } from '@/config/texts/chat.ts';
import { openContents } from '@/lib/open-contents.ts';
import { outermostOf } from '@/lib/sections.ts';
import { titleText } from '@/lib/title-text.ts';
import { CitedBookContext } from './cited-book.ts';

const words = chat.next;
/** So many chapters are offered; the contents have the others. */
const CHAPTERS = 5;
/** Ways to look in the book. */
const WAYS = [
  { how: 'contents', Icon: TableOfContents },
  { how: 'search', Icon: Search },
] as const;

interface NextStepsProps {
  message: ChatMessage;
  onShow: (citation: Citation, among: readonly Citation[]) => void;
}

/**
 * Under a reply that has no answer, or perhaps none: where the book can be looked in. Its chapters where nothing was found, its
 * contents and the search in it. Nothing under others, and nothing where no one book is asked.
 */
export function NextSteps({ message: { found }, onShow }: NextStepsProps) {
  const book = useContext(CitedBookContext);
  if (!book || (found !== 'nothing' && found !== 'may_help')) return null;
  const { outline, language } = book;
  const chapters = found === 'nothing' ? outermostOf(outline) : [];
  return (
    <div className="flex flex-col gap-2 font-sans text-sm print:hidden">
      <p className="text-soft">{chapters.length === 0 ? words.otherWords : words.chapters}</p>
      {chapters.length > 0 && (
        <ul aria-label={words.chapters} className="flex flex-col">
          {chapters.slice(0, CHAPTERS).map(({ title, from, from_label: label }) => (
            <li key={`${from} ${title}`}>
              <button
                type="button"
                onClick={() => {
                  const place: Citation = {
                    ...{ page: from, quote: '', state: 'marked', boxes: [] },
                    ...(label !== undefined && { label }),
                  };
                  onShow(place, [place]);
                }}
                className="flex min-h-9 w-full items-baseline gap-3 border-b border-line py-1.5 text-start hover:bg-raised max-md:min-h-11 max-md:py-2.5"
              >
                <bdi className="min-w-0 flex-1 truncate font-serif text-base" {...(language && { lang: language })}>
                  {titleText(title).trim()}
                </bdi>
                <span className="shrink-0 text-soft">
                  <PageName page={from} printed={label} />
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-2">
        {WAYS.map(({ how, Icon }) => (
          <Button
            key={how}
            size="small"
            className="max-sm:min-h-11"
            icon={<Icon aria-hidden size={16} strokeWidth={1.5} />}
            onClick={() => openContents(book.id, how)}
          >
            {words[how]}
          </Button>
        ))}
      </div>
    </div>
  );
}
