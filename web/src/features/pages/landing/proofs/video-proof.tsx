import { Play } from 'lucide-react';
import { landing } from '@/config/texts/landing.ts';

const { videos } = landing.features;

const Tides = () => (
  <>
    <ellipse cx="72" cy="45" rx="40" ry="24" className="fill-accent-wash stroke-accent" strokeWidth="1.5" />
    <circle cx="72" cy="45" r="20" className="fill-raised stroke-ink" strokeWidth="1.5" />
    <circle cx="136" cy="36" r="6" className="fill-marker stroke-ink" strokeWidth="1.5" />
  </>
);

const Springs = () => (
  <path
    d="M8 45c8-34 16-34 24 0s16 34 24 0 10-16 16 0 8 16 16 0 16-34 24 0 16 34 24 0 10-16 16 0"
    className="fill-none stroke-accent"
    strokeWidth="1.5"
  />
);

const DRAWINGS = [Tides, Springs];

/** Two thumbnails with their titles. */
export const VideoProof = () => (
  <ul className="grid grid-cols-2 gap-4">
    {videos.items.map((title, index) => {
      const Drawing = DRAWINGS[index] ?? Tides;
      return (
        <li key={title}>
          <div className="relative overflow-hidden rounded-control border border-line bg-sunken">
            <svg aria-hidden="true" viewBox="0 0 160 90" className="block w-full">
              <Drawing />
            </svg>
            <span className="absolute right-1.5 bottom-1.5 flex size-7 items-center justify-center rounded-full bg-ink text-paper">
              <Play aria-hidden size={14} strokeWidth={1.5} />
            </span>
          </div>
          <p className="mt-2 text-sm">{title}</p>
        </li>
      );
    })}
  </ul>
);
