import type { ChatMessage } from '@contract/chat.ts';
import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { MathMarkdown } from '@/components/markdown/math-markdown.tsx';
import { cited, said } from '@/testing/samples.ts';
import { conversationMarkdown } from './as-markdown.ts';

/** The file as a reader of Markdown (remark, with tables and formulas) shows it. */
const shown = (messages: readonly ChatMessage[], title = 'Locks', book?: string) =>
  render(<MathMarkdown text={conversationMarkdown({ title, book, messages })} />).container;
const texts = (container: HTMLElement, selector: string) =>
  [...container.querySelectorAll(selector)].map((element) => element.textContent?.trim());

const asked = said('m1', 'user', 'What is a lock?');
const answer = said('m2', 'assistant', 'It lets **one** thread in. [1]\n\n| a | b |\n|---|---|\n| 1 | $$x^2$$ |', {
  citations: [cited({ page: 12, label: '10', quote: 'A lock lets one thread in.' })],
});

describe('a conversation as Markdown', () => {
  it('has its title, its book, what was asked and answered, and each quote with its page', () => {
    const page = shown([asked, answer], 'What is a lock?', 'Threads and Locks');
    expect(texts(page, 'h1')).toEqual(['What is a lock?']);
    expect(texts(page, 'em')).toEqual(['About: Threads and Locks']);
    expect(texts(page, 'h2')).toEqual(['You', 'Folio']);
    expect(texts(page, 'strong')).toEqual(['one']);
    expect(texts(page, 'blockquote')).toEqual(['[1] p. 10 (PDF 12): “A lock lets one thread in.”']);
    expect(page.querySelectorAll('table .katex')).toHaveLength(1);
  });

  it('names the book of each quote where an answer is about several', () => {
    const both = [
      cited({ book: 'Locks_1', page: 3, quote: 'One.' }),
      cited({ book: 'Memory', page: 4, quote: 'Two.' }),
    ];
    const page = shown([{ ...answer, citations: both }]);
    expect(texts(page, 'blockquote p')).toEqual(['[1] Locks_1, p. 3: “One.”', '[2] Memory, p. 4: “Two.”']);
  });

  // What was typed is no Markdown, however much it looks like some.
  it.each([
    '# not a head\n- not a list\n1. nor this\n> nor a quote',
    'a*b*c _d_ `e` [f](g) <b>h</b> ~i~ \\ | j $$k$$ &amp;',
    'first line\nsecond line\n\nsecond paragraph\n    not code',
    'ما هو القفل؟ *مهم*',
  ])('keeps a question word for word: %j', (question) => {
    const page = shown([said('m1', 'user', question)]);
    expect(page.querySelectorAll('h1, h2')).toHaveLength(2);
    expect(page.querySelectorAll('ul, ol, code, blockquote, a, strong, em, .katex')).toHaveLength(0);
    const paragraphs = [...page.querySelectorAll('p')].map((one) => one.innerHTML.replace(/<br>\s*/g, '\n'));
    const read = new DOMParser().parseFromString(paragraphs.join('\n\n'), 'text/html').body.textContent;
    expect(read).toBe(question.replace(/\n +/g, '\n'));
  });

  it('says of a question that it was not answered', () => {
    expect(texts(shown([{ ...asked, state: 'failed' }]), 'em')).toEqual(['This question wasn’t answered.']);
  });
});
