import type { VideoTopic } from '@contract/videos.ts';
import { RotateCcw, Search } from 'lucide-react';
import { useId } from 'react';
import { EvidenceMark } from '@/components/questions/show-in-book.tsx';
import { videos as words } from '@/config/texts/videos.ts';

interface TopicsProps {
  pdfId: string;
  topics: readonly VideoTopic[];
  /** Said first where there are no videos to go with them. */
  none?: string;
}

/** What the book teaches, what was missed first: each a search on the video site, with the mark of its place in the book. */
export function Topics({ pdfId, topics, none }: TopicsProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-6">
      <h2 id={id} className="font-serif text-xl">
        {words.topics.title}
      </h2>
      <p className="mt-1 text-soft">
        {none && <span className="text-ink">{none}</span>} {words.topics.hint}
      </p>
      <ul className="mt-4 grid gap-x-8 border-t border-line md:grid-cols-2">
        {topics.map(({ topic, missed, search_url, place }) => (
          <li key={topic} className="flex items-center gap-3 border-b border-line py-2">
            <div className="min-w-0 flex-1">
              <a
                href={search_url}
                target="_blank"
                rel="noopener noreferrer"
                aria-label={words.topics.search(topic)}
                className="flex min-h-10 items-center gap-2.5 text-accent hover:underline"
              >
                <Search aria-hidden size={16} strokeWidth={1.5} className="shrink-0" />
                <bdi className="block min-w-0 font-serif text-lg leading-snug wrap-anywhere first-letter:uppercase">
                  {topic}
                </bdi>
              </a>
              {missed && (
                <p className="mb-1 flex items-center gap-1.5 pl-6.5 text-sm text-wrong">
                  <RotateCcw aria-hidden size={14} strokeWidth={1.5} />
                  {words.topics.missed}
                </p>
              )}
            </div>
            <EvidenceMark pdfId={pdfId} evidence={place} />
          </li>
        ))}
      </ul>
    </section>
  );
}
