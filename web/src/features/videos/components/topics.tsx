import type { VideoTopic } from '@contract/videos.ts';
import { ExternalLink, RotateCcw } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { EvidenceMark } from '@/components/questions/show-in-book.tsx';
import { videos as words } from '@/config/texts/videos.ts';

interface TopicsProps {
  pdfId: string;
  topics: readonly VideoTopic[];
  /** Said first where there are no videos to go with them: that there are none, why, and what to do. */
  children?: ReactNode;
}

/** What the book teaches, what was missed first: each a search on the video site, with the mark of its place in the book. */
export function Topics({ pdfId, topics, children }: TopicsProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-6">
      {children}
      <h2 id={id} className="font-serif text-xl">
        {words.topics.title}
      </h2>
      <p className="mt-0.5 text-sm text-soft">{words.topics.hint}</p>
      <ul className="mt-3 grid gap-x-8 border-t border-line md:grid-cols-2">
        {topics.map(({ topic, missed, search_url, place }) => (
          <li
            key={topic}
            className="relative flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-2.5 transition-colors hover:bg-raised hover:shadow-[-0.75rem_0_var(--raised),0.75rem_0_var(--raised)]"
          >
            <div className="min-w-40 flex-1 max-sm:basis-full">
              <bdi className="block font-serif text-lg leading-snug wrap-anywhere first-letter:uppercase">{topic}</bdi>
              {missed && (
                <p className="flex items-center gap-1.5 text-sm text-wrong">
                  <RotateCcw aria-hidden size={14} strokeWidth={1.5} />
                  {words.topics.missed}
                </p>
              )}
            </div>
            <span className="relative z-1 max-sm:mr-auto [&>*]:ml-0!">
              <EvidenceMark pdfId={pdfId} evidence={place} />
            </span>
            <a
              href={search_url}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={words.topics.search(topic)}
              className="inline-flex min-h-10 items-center gap-1.5 text-sm font-medium text-accent after:absolute after:inset-0 hover:underline"
            >
              {words.topics.link}
              <ExternalLink aria-hidden size={15} strokeWidth={1.5} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
