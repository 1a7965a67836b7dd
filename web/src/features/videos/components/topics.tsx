import type { VideoTopic } from '@contract/videos.ts';
import { ArrowUpRight, RotateCcw } from 'lucide-react';
import { useId } from 'react';
import { EvidenceMark } from '@/components/questions/show-in-book.tsx';
import { videos as words } from '@/config/texts/videos.ts';

interface TopicsProps {
  pdfId: string;
  topics: readonly VideoTopic[];
}

/** The words that the video site is asked for: a topic, and where there is one the book's subject. */
const searchOf = ({ search_url }: VideoTopic) => new URL(search_url).searchParams.get('search_query') ?? '';

/** What the book teaches, what was missed first: as an index: each a search on the video site, and its page in the book. */
export function Topics({ pdfId, topics }: TopicsProps) {
  const id = useId();
  // Said of every line it would set none apart: it is said once.
  const allMissed = topics.length > 1 && topics.every(({ missed }) => missed);
  return (
    <section aria-labelledby={id} className="mt-6">
      <h2 id={id} className="border-b-3 border-double border-ink pb-2 text-lg">
        {words.topics.title}
      </h2>
      <p className="mt-2 text-sm text-soft">
        {topics[0] && words.topics.leads(searchOf(topics[0]))} {allMissed && words.topics.allMissed}
      </p>
      {/* The whole line leads to the video site, the mark in it into the book. */}
      <ul className="grid gap-x-12 lg:grid-cols-2">
        {topics.map(({ topic, missed, search_url, place }) => (
          <li key={topic} className="group relative border-b border-line py-3 transition-colors">
            <div className="flex items-baseline gap-x-2">
              <a
                href={search_url}
                target="_blank"
                rel="noopener noreferrer"
                aria-label={words.topics.search(topic)}
                className="inline-flex min-w-0 items-start gap-1 font-serif text-lg leading-snug after:absolute after:inset-0 group-hover:text-accent"
              >
                <bdi className="inline-block min-w-0 wrap-anywhere underline-offset-4 first-letter:uppercase group-hover:underline">
                  {topic}
                </bdi>
                <ArrowUpRight aria-hidden size={18} strokeWidth={1.5} className="mt-0.5 shrink-0 text-accent" />
              </a>
              <span aria-hidden className="min-w-4 flex-1 border-b border-dotted border-edge" />
              <span className="relative z-1 shrink-0">
                <EvidenceMark pdfId={pdfId} evidence={place} />
              </span>
            </div>
            {place.quote.toLowerCase() !== topic.toLowerCase() && (
              <q className="mt-0.5 line-clamp-2 font-serif text-soft" dir="auto">
                {place.quote}
              </q>
            )}
            {missed && !allMissed && (
              <p className="mt-1 flex items-center gap-1.5 text-sm text-soft">
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
