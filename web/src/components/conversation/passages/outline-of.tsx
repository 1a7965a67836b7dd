import type { PageMark, SectionOutline } from '@contract/passages.ts';
import { useContext } from 'react';
import { MarginMark } from '@/components/ui/margin-mark.tsx';
import { chat } from '@/config/texts/chat.ts';
import { formatNumber } from '@/lib/format.ts';
import { labelsIn, pageNumbers } from '@/lib/page-names.ts';
import { titleText } from '@/lib/title-text.ts';
import { CitedBookContext } from '../cited-book.ts';

const words = chat.passages.outline;

/** What a section consists of: its parts, each with its page and the terms that it defines. */
export function OutlineOf({ outline, onShow }: { outline: SectionOutline; onShow: (place: PageMark) => void }) {
  const { title, pages, minutes, entries } = outline;
  const [from, to] = pages;
  const book = useContext(CitedBookContext);
  const language = book?.language;
  const labelOf = labelsIn(book?.outline ?? []);
  const named = pageNumbers({ from, to, from_label: labelOf(from), to_label: labelOf(to) });
  const spoken = { dir: 'auto', ...(language && { lang: language }) };
  return (
    <section aria-label={words.label(titleText(title))}>
      <p className="font-sans text-base text-soft">
        <bdi {...spoken}>{titleText(title)}</bdi> · {words.pages(named, from === to)} ·{' '}
        {words.minutes(formatNumber(minutes), minutes)}
      </p>
      {entries.length > 0 && (
        <ol className="mt-2 border-t border-line">
          {entries.map((entry) => (
            <li
              key={`${entry.page} ${entry.title}`}
              className={`flex items-start justify-between gap-3 border-b border-line py-2 last:border-b-0 ${entry.level > 1 ? 'ps-4' : ''}`}
            >
              <div {...spoken} className="min-w-0">
                <h2 className="text-base leading-snug">{titleText(entry.title)}</h2>
                {entry.terms.length > 0 && (
                  <p className="text-base leading-snug text-soft">
                    <span dir="ltr" lang="en" className="font-sans text-sm">
                      {words.defines}
                    </span>{' '}
                    {entry.terms.join(' · ')}
                  </p>
                )}
                {entry.lists?.map((list) => (
                  <p key={list} className="text-base leading-snug text-soft">
                    {list}
                  </p>
                ))}
              </div>
              <MarginMark page={entry.page} printed={entry.label} className="shrink-0" onClick={() => onShow(entry)} />
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
