import type { VideoTopic } from '@contract/videos.ts';
import { ArrowUpRight, RotateCcw } from 'lucide-react';
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
      {/* Like a printed table of contents: the topic leads to the video site, the mark at the end of its line into the book. */}
      <ul className="mt-3 grid gap-x-16 lg:grid-cols-2">
        {topics.map(({ topic, missed, search_url, place }) => (
          <li key={topic} className="py-1.5">
            <div className="flex items-baseline gap-x-3">
              <a
                href={search_url}
                target="_blank"
                rel="noopener noreferrer"
                aria-label={words.topics.search(topic)}
                className="group inline-flex min-h-9 min-w-0 items-baseline gap-1.5 py-1 font-serif text-lg leading-snug hover:text-accent max-md:min-h-11 max-md:py-2"
              >
                <bdi className="wrap-anywhere underline-offset-4 first-letter:uppercase group-hover:underline">
                  {topic}
                </bdi>
                <ArrowUpRight aria-hidden size={16} strokeWidth={1.75} className="shrink-0 self-center text-accent" />
              </a>
              <span aria-hidden className="min-w-4 flex-1 border-b border-dotted border-edge" />
              <span className="shrink-0 [&>*]:ml-0!">
                <EvidenceMark pdfId={pdfId} evidence={place} />
              </span>
            </div>
            {missed && (
              <p className="-mt-1 flex items-center gap-1.5 text-sm text-soft">
                <RotateCcw aria-hidden size={14} strokeWidth={1.75} className="text-wrong" />
                {words.topics.missed}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
