import type { ChatMessage } from '@contract/chat.ts';
import type { OutlineEntry } from '@contract/library.ts';
import { ListTree } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button } from '@/components/ui/button.tsx';
import { Menu, MenuItem } from '@/components/ui/menu.tsx';
import { chat } from '@/config/texts/chat.ts';

interface WaysOnProps {
  pdfId: string;
  outline: readonly OutlineEntry[];
  /** What was said, oldest first. */
  messages: readonly ChatMessage[];
}

/** The outermost chapter that a page is in. */
const chapterOf = (outline: readonly OutlineEntry[], page: number) =>
  outline.find(({ from, to, apart }) => !apart && from <= page && page <= to);

const LINK =
  'inline-flex min-h-9 items-center text-sm font-medium text-accent underline-offset-4 hover:underline max-md:min-h-11';

/** Scrolls to a question of the conversation. */
function jumpTo(id: string): void {
  document.querySelector(`[data-question="${CSS.escape(id)}"]`)?.scrollIntoView({ block: 'start' });
}

/** From a conversation on: the questions in it to jump to, a quiz on the chapter that was spoken of last, the book's key facts. */
export function WaysOn({ pdfId, outline, messages }: WaysOnProps) {
  const questions = messages.filter(({ role }) => role === 'user');
  const spoken = messages.findLast(({ role, citations }) => role === 'assistant' && citations.length > 0);
  const chapter = spoken?.citations[0] && chapterOf(outline, spoken.citations[0].page);
  const about = chapter ? `?pages=${chapter.from}-${chapter.to}` : '';
  return (
    <div className="flex flex-wrap items-center gap-x-5 px-4 sm:px-5">
      <Link
        to={`/quiz/config/${pdfId}${about}`}
        aria-label={chapter ? chat.quizOn(chapter.title) : chat.quiz}
        className={LINK}
      >
        {chat.quiz}
      </Link>
      <Link to={`/review/facts/${pdfId}`} className={LINK}>
        {chat.facts}
      </Link>
      {questions.length > 1 && (
        <Menu
          trigger={
            <Button
              size="small"
              look="quiet"
              icon={<ListTree aria-hidden size={16} strokeWidth={1.5} />}
              className="-mr-3 ml-auto text-soft max-md:min-h-11"
            >
              {chat.questions}
            </Button>
          }
        >
          <div className="max-h-[60dvh] max-w-96 overflow-y-auto">
            {questions.map(({ id, content }) => (
              <MenuItem key={id} onSelect={() => jumpTo(id)}>
                <span className="line-clamp-2 text-sm [overflow-wrap:anywhere]" dir="auto">
                  {content}
                </span>
              </MenuItem>
            ))}
          </div>
        </Menu>
      )}
    </div>
  );
}
