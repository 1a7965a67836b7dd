import type { ChatMessage } from '@contract/chat.ts';
import { useMutation } from '@tanstack/react-query';
import { takeAway as words } from '@/config/texts/take-away.ts';
import { messageOf } from '@/lib/api/api-error.ts';
import { download } from '@/lib/download.ts';
import { tellQuietly } from '@/lib/quiet-notices.ts';
import { safeName } from '@/lib/safe-name.ts';

interface Page {
  messages: ChatMessage[];
  more: boolean;
}

interface Saving {
  title: string;
  /** Of the book it is about; undefined where it is about all of them. */
  book?: string | undefined;
  /** The page of messages before one, the latest for undefined; oldest first. */
  pageBefore: (before: string | undefined) => Promise<Page>;
}

/** All messages, oldest first. */
async function allMessages(pageBefore: Saving['pageBefore']): Promise<ChatMessage[]> {
  let messages: ChatMessage[] = [];
  for (let before: string | undefined; ; before = messages[0]?.id) {
    const page = await pageBefore(before);
    messages = [...page.messages, ...messages];
    if (!page.more || page.messages.length === 0) return messages;
  }
}

/** Saves a conversation, whole, as a file of Markdown. */
export const useSaveChat = () =>
  useMutation({
    mutationFn: async ({ title, book, pageBefore }: Saving) => {
      const [messages, { conversationMarkdown }] = await Promise.all([
        allMessages(pageBefore),
        import('./as-markdown.ts'),
      ]);
      const name = title.trim() || words.untitled;
      download(
        `${safeName(words.chatFile(name), words.untitled)}.md`,
        conversationMarkdown({ title: name, book, messages }),
        'text/markdown',
      );
    },
    onError: (error) => tellQuietly({ kind: 'wrong', title: words.chatFailed, text: messageOf(error) }),
  });
