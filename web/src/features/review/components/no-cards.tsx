import { EmptyState } from '@/components/ui/empty-state.tsx';
import { PageTitle } from '@/components/ui/page-title.tsx';
import { review as words } from '@/config/texts/review.ts';
import { BookChoice } from './book-choice.tsx';

/** Before there is any card: what will be here, and how it comes. */
export const NoCards = () => (
  <div className="mx-auto max-w-3xl px-4 pt-5 pb-8 sm:px-6 sm:pt-8">
    <PageTitle className="mb-6">{words.title}</PageTitle>
    <EmptyState illustration="empty" text={words.empty.title}>
      <p className="max-w-measure">{words.empty.text}</p>
    </EmptyState>
    <div className="mt-8">
      <BookChoice />
    </div>
  </div>
);
