import type { OutlineEntry } from '@contract/library.ts';
import { Button } from '@/components/ui/button.tsx';
import { chat } from '@/config/texts/chat.ts';

/** Chapters whose titles say nothing of the subject. */
const PLAIN =
  /^(contents|table of contents|preface|foreword|index|glossary|references|bibliography|appendix|introduction|acknowledge?ments?|title page|cover|copyright|about)\b/i;

/** Three questions worth asking of this very book: about the whole, one chapter, and one section of it. */
export function suggestionsFor(outline: readonly OutlineEntry[]): string[] {
  const telling = outline.filter(({ title, to, from }) => !PLAIN.test(title.replace(/^[\d.\sIVX]+/, '')) && to >= from);
  const chapters = telling.filter(({ level }) => level === 1);
  const sections = telling.filter(({ level }) => level > 1);
  const chapter = chapters[0] ?? telling[0];
  const section = sections[Math.floor(sections.length / 2)] ?? chapters[Math.floor(chapters.length / 2)];
  const { suggest } = chat;
  return [
    suggest.about,
    chapter ? suggest.summarise(chapter.title) : suggest.main,
    section && section !== chapter ? suggest.explain(section.title) : suggest.first,
  ];
}

interface SuggestionsProps {
  outline: readonly OutlineEntry[];
  onAsk: (question: string) => void;
}

/** What an empty conversation shows. */
export const Suggestions = ({ outline, onAsk }: SuggestionsProps) => (
  <div className="flex flex-col gap-4 px-5 py-8">
    <p className="font-serif text-lg">{chat.empty}</p>
    <ul aria-label={chat.suggestions} className="flex flex-col items-start gap-2">
      {suggestionsFor(outline).map((question) => (
        <li key={question}>
          <Button onClick={() => onAsk(question)} className="h-auto py-2 text-left whitespace-normal">
            {question}
          </Button>
        </li>
      ))}
    </ul>
  </div>
);
