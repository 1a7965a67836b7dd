import type { Health } from '@contract/account.ts';
import type { ChatMessage } from '@contract/chat.ts';
import { useContext } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '@/components/ui/button.tsx';
import { chat } from '@/config/texts/chat.ts';
import type { HowAsked } from './ask-context.ts';
import { CitedBookContext } from './cited-book.ts';

/** How an answer begins that a model gave without the book. */
const UNPROVED = /^\*Nothing of this is proved/;

interface DeclinedProps {
  message: ChatMessage;
  /** What was asked. */
  question: string | undefined;
  /** Undefined until it is known. */
  engine: Health['engine'] | undefined;
  busy: boolean;
  /** Nothing was said since. */
  last: boolean;
  onAsk: (question: string, how?: HowAsked) => void;
}

/** Under an answer that the book does not have: the offer of an answer without it, or what a model would add. Nothing under others. */
export function Declined({ message, question, engine, busy, last, onAsk }: DeclinedProps) {
  const aboutBook = useContext(CitedBookContext) !== null;
  const { citations, passages, outline, content, found } = message;
  if (UNPROVED.test(content) || !engine || !question) return null;
  const declines = citations.length === 0 && !passages && !outline;
  if (engine === 'openai') {
    // Across all books much is answered without quotes: how one is doing, what to revise.
    const offers = aboutBook ? declines : found === 'nothing' || found === 'may_help';
    return (
      offers && (
        <Button
          size="small"
          className="self-start max-sm:min-h-11"
          disabled={busy}
          onClick={() => onAsk(question, { withoutBook: true })}
        >
          {chat.withoutBook}
        </Button>
      )
    );
  }
  if (!declines) return null;
  if (!last || found === undefined) return null;
  return (
    <p className="text-sm text-soft print:hidden">
      {chat.withoutModel}{' '}
      <Link to="/settings#engine" className="link">
        {chat.withoutModelMore}
      </Link>
    </p>
  );
}
