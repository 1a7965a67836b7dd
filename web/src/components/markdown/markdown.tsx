import 'katex/dist/katex.min.css';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import ReactMarkdown, { type Components, defaultUrlTransform } from 'react-markdown';
import rehypeKatex from 'rehype-katex';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import { CITATION, citationMarks, tellReferences } from './citation-marks.ts';

interface MarkdownProps {
  text: string;
  /** How many citations belong to the text; `[1]` to `[citations]` are drawn by `renderCitation`. */
  citations?: number;
  /** Draws the citation of this number, counting from 1. */
  renderCitation?: (number: number) => ReactNode;
}

/** `$` alone is money more often than mathematics in a coursebook; `$$…$$` is mathematics. */
const REMARK = [remarkGfm, [remarkMath, { singleDollarTextMath: false }]] as const;
/** A formula that would take KaTeX too long, or load something, stays as it was written. */
const KATEX = [rehypeKatex, { trust: false, strict: 'ignore', maxExpand: 200, throwOnError: false }] as const;

const Drawing = createContext<MarkdownProps['renderCitation']>(undefined);

const Citation = ({ number }: { number?: string }) => useContext(Drawing)?.(Number(number)) ?? null;

/** The same at every drawing: other components would take away what has the focus, and put another in its place. */
const COMPONENTS = {
  img: () => null,
  a: ({ href, children }: { href?: string; children?: ReactNode }) =>
    href ? (
      <a href={href} target="_blank" rel="noopener noreferrer nofollow" className="link">
        {children}
      </a>
    ) : (
      <span>{children}</span>
    ),
  table: ({ children }: { children?: ReactNode }) => (
    <div className="overflow-x-auto">
      <table>{children}</table>
    </div>
  ),
  [CITATION]: Citation,
};

/**
 * Untrusted markdown as elements: tables, code and formulas; no HTML, no pictures (nothing is ever loaded), and links
 * of the protocols http, https, irc, ircs, mailto and xmpp only (SPEC §9), which is what `defaultUrlTransform` keeps.
 */
export function Markdown({ text, citations = 0, renderCitation }: MarkdownProps) {
  const rehype = useMemo(() => [KATEX, citationMarks(citations)], [citations]);
  return (
    <div className="prose-book" dir="auto">
      <Drawing value={renderCitation}>
        <ReactMarkdown
          // The lists are read-only; react-markdown's types ask for arrays that it does not change.
          remarkPlugins={REMARK as unknown as []}
          rehypePlugins={rehype as unknown as []}
          urlTransform={defaultUrlTransform}
          // `citation-mark` is ours, not one of HTML's element names that the type lists.
          components={COMPONENTS as Components}
        >
          {tellReferences(text)}
        </ReactMarkdown>
      </Drawing>
    </div>
  );
}
