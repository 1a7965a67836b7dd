import { createContext, type ReactNode, useContext, useMemo } from 'react';
import ReactMarkdown, { type Components, defaultUrlTransform } from 'react-markdown';
import { Link } from 'react-router-dom';
import remarkGfm from 'remark-gfm';
import { closedUp } from '@/lib/closed-up.ts';
import { CITATION, citationMarks, tellReferences } from './citation-marks.ts';
import { wholeRanges } from './page-ranges.ts';

export interface MarkdownProps {
  text: string;
  /** How many citations belong to the text; `[1]` to `[citations]` are drawn by `renderCitation`. */
  citations?: number;
  /** Draws the citation of this number, counting from 1. */
  renderCitation?: (number: number) => ReactNode;
  /** What formulas need (`math-markdown.tsx`): they weigh as much as all the rest, and few answers have any. */
  math?: { remark: Plugins; rehype: Plugins };
}

type Plugins = readonly unknown[];

const NO_MATH: NonNullable<MarkdownProps['math']> = { remark: [], rehype: [] };

const Drawing = createContext<MarkdownProps['renderCitation']>(undefined);

const Citation = ({ number }: { number?: string }) => useContext(Drawing)?.(Number(number)) ?? null;

/** A screen of ours, which opens in its place; not `//host`, which is somebody else's. */
const isOwn = (href: string | undefined): href is string => href !== undefined && /^\/(?!\/|\\)/.test(href);

/** A paragraph that is nothing but bold words: what an answer's parts are headed with. */
const isHead = (node: { children: readonly { type: string; tagName?: string }[] } | undefined) =>
  node?.children.length === 1 && node.children[0]?.tagName === 'strong';

interface Tree {
  type: string;
  tagName?: string;
  value?: string;
  children?: readonly Tree[];
}

const wordsOf = ({ value = '', children = [] }: Tree): string => value + children.map(wordsOf).join('');

/** Whether every line of a list brings its own number: "1. ", "4.2 ", or a numbered list within. */
const isNumbered = (list: Tree | undefined) => {
  const items = list?.children?.filter(({ tagName }) => tagName === 'li') ?? [];
  return items.every((item) => {
    const first = item.children?.find((child) => wordsOf(child).trim() !== '');
    return first?.tagName === 'ol' || /^\s*\(?\d+(?:\.\d+)*[.)]?\s/.test(wordsOf(item));
  });
};

/** The longest line that is a title with its figures (characters). */
const TITLE_LINE = 140;

/** What a title's figures are: "3 of 7", "pages 4–9". */
const FIGURES = /\b\d+ of \d+\b|\bpages? \d/i;

/** "**A chapter** in its book: 3 of 7. Pages 4–9.", "**A chapter:** 3 of 7.": a title and its figures, which are read second; then whatever hangs below it. */
const isTitled = (item: Tree | undefined) => {
  const [first, second] = item?.children ?? [];
  if (first?.tagName !== 'strong') return false;
  const own = item?.children?.filter(({ tagName }) => tagName !== 'ul') ?? [];
  const text = own.map(wordsOf).join('');
  const begins = wordsOf(first).endsWith(':') || /^\s(?:\(|in .+:)/.test(second?.value ?? '');
  return begins && FIGURES.test(text) && text.length <= TITLE_LINE;
};

/** The longest title that stands in one line with its mark (characters). */
const ONE_LINE = 70;

/** "3 The Large Store [2]": words, and the mark of their place. */
const isLine = (item: Tree | undefined) => {
  const parts = item?.children?.filter((part) => part.type === 'element' || wordsOf(part).trim() !== '') ?? [];
  const [words, mark] = parts;
  return (
    parts.length === 2 && words?.type === 'text' && mark?.tagName === CITATION && wordsOf(words).length <= ONE_LINE
  );
};

/** The same at every drawing: other components would take away what has the focus, and put another in its place. */
const COMPONENTS = {
  img: () => null,
  a: ({ href, children }: { href?: string; children?: ReactNode }) =>
    isOwn(href) ? (
      <Link to={href} className="link">
        {children}
      </Link>
    ) : href ? (
      <a href={href} target="_blank" rel="noopener noreferrer nofollow" className="link">
        {children}
      </a>
    ) : (
      <span>{children}</span>
    ),
  p: ({ node, children }: { node?: Parameters<typeof isHead>[0]; children?: ReactNode }) => (
    <p {...(isHead(node) && { 'data-head': '' })}>{children}</p>
  ),
  ul: ({ node, className, children }: { node?: Tree; className?: string; children?: ReactNode }) => (
    <ul className={className} {...(isNumbered(node) && { 'data-numbered': '' })}>
      {children}
    </ul>
  ),
  li: ({ node, className, children }: { node?: Tree; className?: string; children?: ReactNode }) => (
    <li className={className} {...(isTitled(node) && { 'data-titled': '' })} {...(isLine(node) && { 'data-line': '' })}>
      {children}
    </li>
  ),
  table: ({ children }: { children?: ReactNode }) => (
    <div className="overflow-x-auto">
      {/* Cells as narrow as their longest word, not as one letter; beyond that it scrolls. */}
      <table className="[overflow-wrap:break-word]">{children}</table>
    </div>
  ),
  [CITATION]: Citation,
};

/**
 * Untrusted markdown as elements: tables, code and formulas; no HTML, no pictures (nothing is ever loaded), and links
 * of the protocols http, https, irc, ircs, mailto and xmpp only (SPEC §9), which is what `defaultUrlTransform` keeps.
 */
export function Markdown({ text, citations = 0, renderCitation, math = NO_MATH }: MarkdownProps) {
  const remark = useMemo(() => [remarkGfm, ...math.remark], [math]);
  const rehype = useMemo(() => [...math.rehype, citationMarks(citations), wholeRanges], [citations, math]);
  return (
    <div className="prose-book" dir="auto">
      <Drawing value={renderCitation}>
        <ReactMarkdown
          // The plugins of formulas are of a type that only react-markdown's own dependencies name.
          remarkPlugins={remark as []}
          rehypePlugins={rehype as []}
          urlTransform={defaultUrlTransform}
          // `citation-mark` is ours, not one of HTML's element names that the type lists.
          components={COMPONENTS as Components}
        >
          {tellReferences(closedUp(text))}
        </ReactMarkdown>
      </Drawing>
    </div>
  );
}
