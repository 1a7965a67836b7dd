import { library } from '@/config/texts/library.ts';

const words = library.firstSteps;

/** For who has no book yet: what to do, and what comes of it. It goes away with the first book. */
export const FirstSteps = () => (
  <section aria-labelledby="first-steps" className="mx-auto mt-8 max-w-measure">
    <h3 id="first-steps" className="text-lg">
      {words.title}
    </h3>
    <ol className="mt-3 flex flex-col gap-4">
      {words.steps.map(({ title, text }, index) => (
        <li key={title} className="flex gap-4">
          <span
            aria-hidden
            className="flex size-8 shrink-0 items-center justify-center rounded-full border border-edge font-serif"
          >
            {index + 1}
          </span>
          <div>
            <p className="font-medium">{title}</p>
            <p className="text-soft">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  </section>
);
