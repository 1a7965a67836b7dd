import type { OutlineEntry } from '@contract/library.ts';
import { Prompt } from '@/components/conversation/prompt.tsx';
import { chat } from '@/config/texts/chat.ts';

/** Chapters whose titles say nothing of the subject; a number may stand before them. */
const PLAIN =
  /^(?:[\d.]+\s+|[IVX]+\.?\s+)?(?:(?:table of )?contents|preface|foreword|afterword|index|glossary|references|bibliography|appendi(?:x|ces)|introduction|conclusions?|summary|review|exercises|check your|acknowledge?ments?|notes|title page|(?:front |back )?cover|copyright|about)\b/i;

/** A title to stand between quote marks: without its own around it, and with single ones inside. */
const quoted = (title: string): string =>
  title
    .trim()
    .replace(/^["“”„«»]([^"“”„«»]+)["“”„«»]$/, '$1')
    .replaceAll(/["“”„«»](?=\S)(?<=(?:^|[\s(])["“”„«»])/g, '‘')
    .replaceAll(/["“”„«»]/g, '’');

/** Three questions worth asking of this very book: about the whole, one chapter, and one section of it. */
export function suggestionsFor(outline: readonly OutlineEntry[]): string[] {
  const telling = outline.filter(({ title, apart }) => !apart && !PLAIN.test(title.trim()));
  const chapters = telling.filter(({ level }) => level === 1);
  const sections = telling.filter(({ level }) => level > 1);
  const chapter = chapters[0] ?? telling[0];
  const section = sections[Math.floor(sections.length / 2)] ?? chapters[Math.floor(chapters.length / 2)];
  const { suggest } = chat;
  return [
    suggest.about,
    chapter ? suggest.summarise(quoted(chapter.title)) : suggest.main,
    section && section !== chapter ? suggest.explain(quoted(section.title)) : suggest.first,
  ];
}

interface SuggestionsProps {
  outline: readonly OutlineEntry[];
  onAsk: (question: string) => void;
}

/** What an empty conversation shows. */
export const Suggestions = ({ outline, onAsk }: SuggestionsProps) => (
  <Prompt text={chat.empty} label={chat.suggestions} questions={suggestionsFor(outline)} onAsk={onAsk} />
);
