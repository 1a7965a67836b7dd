import type { OutlineEntry } from '@contract/library.ts';
import { Prompt } from '@/components/conversation/prompt.tsx';
import { chat } from '@/config/texts/chat.ts';
import { suggestions } from '@/config/texts/suggestions.ts';

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

/** So many are offered. */
const OFFERED = 3;

/** So many of them, from all over the list. */
const spread = <T,>(all: readonly T[], count: number): T[] =>
  all.length <= count
    ? [...all]
    : Array.from({ length: count }, (_, i) => all[Math.floor((i * all.length) / count)] as T); // inside the list

/**
 * Three questions worth asking of this very book, in its own language: about the whole, one chapter, and one section of it, or
 * about three of its sections.
 * @param language of the book, BCP 47; null where it is not known: then as for an English one
 * @returns none where nothing could be asked in that language
 */
export function suggestionsFor(outline: readonly OutlineEntry[], language: string | null): string[] {
  const words = suggestions[language?.split('-')[0] ?? 'en'];
  if (!words) return [];
  const telling = outline.filter(({ title, apart }) => !apart && !PLAIN.test(title.trim()));
  const chapters = telling.filter(({ level }) => level === 1);
  const sections = telling.filter(({ level }) => level > 1);
  const { about, summarise, explain, general } = words;
  if (!about || !summarise || !general) {
    const asked = sections.length >= OFFERED ? sections : telling;
    return spread(asked, OFFERED).map(({ title }) => explain(quoted(title)));
  }
  const chapter = chapters[0] ?? telling[0];
  const section = sections[Math.floor(sections.length / 2)] ?? chapters[Math.floor(chapters.length / 2)];
  return [
    about,
    chapter ? summarise(quoted(chapter.title)) : general[0],
    section && section !== chapter ? explain(quoted(section.title)) : general[1],
  ];
}

interface SuggestionsProps {
  outline: readonly OutlineEntry[];
  /** Of the book. */
  language: string | null;
  onAsk: (question: string) => void;
}

/** What an empty conversation shows. */
export const Suggestions = ({ outline, language, onAsk }: SuggestionsProps) => (
  <Prompt
    text={chat.empty}
    label={chat.suggestions}
    questions={suggestionsFor(outline, language)}
    language={language}
    onAsk={onAsk}
  />
);
