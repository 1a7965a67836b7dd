import type { Masked as MaskedText } from '@contract/hints.ts';
import { VisuallyHidden } from '@/components/ui/visually-hidden.tsx';
import { quiz } from '@/config/texts/quiz.ts';

const words = quiz.hints;

/** A text of the book with words left out: each is a gap, after its first letter where that is given. */
export const Masked = ({ text }: { text: MaskedText }) =>
  text.map((piece, i) =>
    typeof piece === 'string' ? (
      piece
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text, which never changes
      <span key={i}>
        <VisuallyHidden>{piece.gap ? words.gapFrom(piece.gap) : words.gap}</VisuallyHidden>
        <span aria-hidden>
          {piece.gap}
          <span className="mx-px inline-block w-8 border-b-2 border-edge" />
        </span>
      </span>
    ),
  );
