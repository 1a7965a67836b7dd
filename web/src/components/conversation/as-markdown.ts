/** A conversation as Markdown: what was asked, what was answered, and the words of the book that each answer rests on, with their pages. */
import type { ChatMessage } from '@contract/chat.ts';
import type { Citation } from '@contract/evidence.ts';
import { pageName } from '@contract/page-names.ts';
import type { Passage } from '@contract/passages.ts';
import { chat } from '@/config/texts/chat.ts';
import { takeAway as words } from '@/config/texts/take-away.ts';

/** What Markdown would read as its own, anywhere in a line. */
const ANYWHERE = /[\\`*_[\]<>~|#$&]/g;

const plainLine = (line: string): string =>
  line
    .trim()
    .replace(ANYWHERE, '\\$&')
    .replace(/^[-+=]/, '\\$&')
    .replace(/^(\d{1,9})([.)])/, '$1\\$2');

/** A text that is not Markdown, so that a reader of Markdown shows it as it was typed, line by line. */
const plainMarkdown = (text: string): string =>
  text
    .trim()
    .split(/\r?\n/)
    .map(plainLine)
    .join('\n')
    .replace(/([^\n])\n(?!\n)/g, '$1\\\n');

const quoteOf = ({ page, label, quote, book, picture }: Citation, i: number): string => {
  const place = [...(book ? [book] : []), pageName(page, label)].map(plainMarkdown).join(', ');
  if (picture) return `> \\[${i + 1}\\] ${place}: ${chat.picture}`;
  return `> \\[${i + 1}\\] ${place}: “${plainMarkdown(quote.replace(/\s+/g, ' '))}”`;
};

/** A passage as the book prints it, line by line, under its place. */
const passageOf = ({ page, label, section, text, book }: Passage): string => {
  const place = [...(book ? [book.title] : []), ...section, pageName(page, label)].map(plainMarkdown).join(', ');
  const lines = text.split('\n').map((line) => `> ${plainLine(line)}`);
  return [`> ${place}:`, ...lines].join('\n>\n');
};

function said({ role, content, state, citations, passages = [] }: ChatMessage): string[] {
  if (role === 'user') {
    const unanswered = state === 'failed' || state === 'stopped' ? [`*${words.unanswered}*`] : [];
    return [`## ${words.you}`, plainMarkdown(content), ...unanswered];
  }
  // The answer is Markdown already; its marks are the numbers of the quotes below it.
  // The answer holds the first passage.
  const further = passages.slice(1).map(passageOf);
  return [
    `## ${words.folio}`,
    content.trim(),
    ...further,
    ...(citations.length > 0 ? [citations.map(quoteOf).join('\n>\n')] : []),
  ];
}

interface Conversation {
  title: string;
  /** Of the book it is about; undefined where it is about all of them. */
  book: string | undefined;
  messages: readonly ChatMessage[];
}

/** The file's text. */
export const conversationMarkdown = ({ title, book, messages }: Conversation): string =>
  [
    `# ${plainMarkdown(title.replace(/\s+/g, ' '))}`,
    ...(book ? [`*${plainMarkdown(words.about(book))}*`] : []),
    ...messages.flatMap(said),
    '',
  ].join('\n\n');
