import { VIDEO_SITE, type Video } from '@contract/videos.ts';
import { Play } from 'lucide-react';
import { useId, useState } from 'react';
import { videos as words } from '@/config/texts/videos.ts';

/** The still picture of a video, or, where it can't be fetched, the sign that stands for one. */
function Thumbnail({ title, thumbnail }: Pick<Video, 'title' | 'thumbnail'>) {
  const [failed, setFailed] = useState(false);
  if (failed) {
    return (
      <span className="grid aspect-video place-items-center bg-sunken text-soft">
        <Play aria-hidden size={32} strokeWidth={1.5} />
      </span>
    );
  }
  return (
    <img
      src={thumbnail}
      alt={words.picture(title)}
      width={320}
      height={180}
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      onError={() => setFailed(true)}
      className="aspect-video w-full bg-sunken object-cover"
    />
  );
}

/** One video: picture and title, a link to it on the video site. */
export function VideoCard({ video: { videoId, title, thumbnail } }: { video: Video }) {
  const id = useId();
  return (
    <li>
      <a
        href={`${VIDEO_SITE}/watch?v=${videoId}`}
        target="_blank"
        rel="noopener noreferrer"
        aria-labelledby={id}
        className="group block h-full overflow-hidden rounded-card border border-line bg-raised hover:border-edge"
      >
        <Thumbnail title={title} thumbnail={thumbnail} />
        <span id={id} className="block border-t border-line px-4 py-3 font-serif text-base leading-snug">
          <bdi className="group-hover:underline">{title}</bdi> <span className="sr-only">{words.newTab}</span>
        </span>
      </a>
    </li>
  );
}
