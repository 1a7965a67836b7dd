/** Books for tests, written as text: no PDF needed where only text matters. */
import type { Book, Line, OutlineItem, Page } from './model.ts';

const LINE_CHARS = 80;

/**
 * A page whose blocks (parted by empty lines) stand below one another. A block that begins with `# ` is a large heading,
 * `## ` a smaller one, `^ ` a running head at the top, `_ ` a foot. Lines are cut at line feeds alone; a line that ends
 * in `-|` is a word hyphenated over the line end, which is joined as the reader joins it.
 */
export function testPage(number: number, source: string): Page {
  const lines: Line[] = [];
  let text = '';
  const blocks = source.split('\n\n');
  const step = 0.7 / Math.max(10, source.split('\n').length);
  let y = 0.15;
  for (const block of blocks) {
    if (text !== '') text += '\n\n';
    const mark = /^(#{1,2}|\^|_) /.exec(block)?.[1] ?? '';
    const size = mark === '#' ? 18 : mark === '##' ? 14 : 10;
    const rows = block.slice(mark ? mark.length + 1 : 0).split('\n');
    rows.forEach((row, index) => {
      if (index > 0 && !rows[index - 1]?.endsWith('-|')) text += '\n';
      const words = row.replace(/-\|$/, '');
      const start = text.length;
      text += words;
      y += step;
      const top = mark === '^' ? 0.03 : mark === '_' ? 0.95 : y;
      const box = { x: 0.1, y: top, width: (0.8 * words.length) / LINE_CHARS, height: 0.01 };
      const run = { start, end: text.length, box };
      const line: Line = { start, end: text.length, box, size, bold: false, runs: [run] };
      lines.push(mark === '^' || mark === '_' ? { ...line, role: 'furniture' } : line);
    });
  }
  return { number, width: 595, height: 842, text, lines, quality: text.trim() ? 'good' : 'none' };
}

/** A book of such pages. */
export function testBook(pages: string[], outline: OutlineItem[] = [], language: string | null = null): Book {
  return { title: null, language, outline, pages: pages.map((page, index) => testPage(index + 1, page)) };
}
