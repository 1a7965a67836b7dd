import 'katex/dist/katex.min.css';
import rehypeKatex from 'rehype-katex';
import remarkMath from 'remark-math';
import { Markdown, type MarkdownProps } from './markdown.tsx';

const MATH = {
  /** `$` alone is money more often than mathematics in a coursebook; `$$…$$` is mathematics. */
  remark: [[remarkMath, { singleDollarTextMath: false }]],
  /** A formula that would take KaTeX too long, or load something, stays as it was written. */
  rehype: [[rehypeKatex, { trust: false, strict: 'ignore', maxExpand: 200, throwOnError: false }]],
} as const;

/** Markdown with formulas. */
export const MathMarkdown = (props: Omit<MarkdownProps, 'math'>) => <Markdown {...props} math={MATH} />;
