import { MarginSign } from '@/components/ui/margin-mark.tsx';
import { landing } from '@/config/texts/landing.ts';

const { picture } = landing;

const BookPage = () => (
  <div className="flex flex-col bg-paper">
    <div className="flex-1 px-6 pt-7 pb-6 font-serif sm:px-8">
      <p className="mb-5 flex justify-between text-sm text-soft">
        <span>{picture.book}</span>
        <span>34</span>
      </p>
      <p className="mb-3 text-lg font-semibold">{picture.chapter}</p>
      <p className="hyphens-auto">
        {picture.before} <mark className="marked">{picture.marked}</mark> {picture.after}
      </p>
    </div>
    <p className="flex items-center justify-between border-t border-line px-4 py-2.5 text-sm text-soft">
      <span>{picture.previous}</span>
      <span className="text-ink">{picture.position}</span>
      <span>{picture.next}</span>
    </p>
  </div>
);

const Chat = () => (
  <div className="flex flex-col border-t border-line bg-sunken sm:border-t-0 sm:border-l">
    <p className="border-b border-line px-5 py-3 text-sm font-medium">{picture.chat}</p>
    <div className="flex-1 px-5 py-5">
      <p className="flex gap-2.5 text-sm">
        <span aria-hidden className="mt-[0.7em] h-px w-3.5 shrink-0 bg-soft" />
        {picture.question}
      </p>
      <p className="mt-4 font-serif">
        {picture.answer} <MarginSign label={picture.page} />
      </p>
    </div>
    <p className="mx-4 mb-4 rounded-control border border-edge bg-raised px-3 py-2 text-sm text-soft">{picture.ask}</p>
  </div>
);

/** The product itself, as a picture of live text: the book, the marked sentence, and the answer that rests on it. */
export const ProductPicture = () => (
  <figure
    aria-label={picture.label}
    className="grid overflow-hidden rounded-card border border-line sm:grid-cols-[11fr_10fr] lg:min-h-[31rem]"
  >
    <BookPage />
    <Chat />
  </figure>
);
