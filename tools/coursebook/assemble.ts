/** Puts the book together as one HTML page: chapters, figures, contents, glossary, index, and a footer for each part. */
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { indexTopics } from './index-topics.ts';

/** What the first printing told: where each anchor landed, and the words of every page. Empty before it. */
export interface Pagination {
  pageOf: ReadonlyMap<string, number>;
  /** Text of page `i + 1`, blanks folded. */
  texts: readonly string[];
}

const here = new URL('./', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, here), 'utf8');
const plain = (html: string) =>
  html
    .replace(/<[^>]+>/g, '')
    .replace(/\s+/g, ' ')
    .trim();

const fontFile = createRequire(import.meta.url);

/** Static cuts, inlined: a variable font would be printed as a Type 3 font without a name. */
function fontFaces(): string {
  const cuts = [
    ['Source Serif 4', 'source-serif-4', '400-normal'],
    ['Source Serif 4', 'source-serif-4', '400-italic'],
    ['Source Serif 4', 'source-serif-4', '600-normal'],
    ['Source Serif 4', 'source-serif-4', '700-normal'],
    ['Inter', 'inter', '400-normal'],
    ['Inter', 'inter', '600-normal'],
  ] as const;
  return cuts
    .map(([family, name, cut]) => {
      const [weight, style] = cut.split('-');
      const bytes = readFileSync(fontFile.resolve(`@fontsource/${name}/files/${name}-latin-${cut}.woff2`));
      const src = `url(data:font/woff2;base64,${bytes.toString('base64')})`;
      return `@font-face { font-family: '${family}'; font-weight: ${weight}; font-style: ${style}; src: ${src}; }`;
    })
    .join('\n');
}

/** `<!-- figure:NAME | LABEL | CAPTION -->` becomes a captioned figure; without a label, the drawing alone. */
function withFigures(html: string): string {
  return html.replace(
    /<!-- figure:([\w-]+)(?: \| (.*?) \| (.*?))? -->/g,
    (_all, name: string, label?: string, caption?: string) => {
      const svg = read(`figures/${name}.svg`).trim();
      if (!label) return svg;
      return `<figure id="fig-${name}">${svg}<figcaption><b>${label}</b> ${caption}</figcaption></figure>`;
    },
  );
}

/** Footers: each part is a named page whose bottom margin carries its name and the page number. */
function withFooters(html: string): { html: string; css: string } {
  const css: string[] = [];
  const named = html.replace(/<section class="([^"]*)" data-foot="([^"]*)">/g, (_all, kind: string, foot: string) => {
    const name = `part${css.length}`;
    const look = 'font: 400 8pt "Inter", sans-serif; color: #655f54; vertical-align: top; padding-top: 6mm;';
    css.push(
      foot
        ? `@page ${name} { @bottom-left { content: "${foot}"; ${look} } @bottom-right { content: counter(page); ${look} } }`
        : `@page ${name} { @bottom-right { content: none; } }`,
    );
    return `<section class="${kind}" style="page: ${name}">`;
  });
  return { html: named, css: css.join('\n') };
}

function contents(html: string, pageOf: Pagination['pageOf']): string {
  const row = (kind: string, id: string, title: string) =>
    `<li><a class="row ${kind}" href="#${id}"><span>${title}</span><span class="dots"></span><span class="page">${pageOf.get(id) ?? ''}</span></a></li>`;
  const headings = [...html.matchAll(/<h([12]) id="([\w-]+)">(.*?)<\/h[12]>/g)]
    .filter(([, , id]) => id !== 'contents')
    .map(([, level, id, title]) => row(level === '1' ? 'chapter-row' : 'section-row', id ?? '', plain(title ?? '')));
  const figures = [
    ...html.matchAll(/<figure id="([\w-]+)">[\s\S]*?<figcaption><b>Figure ([\d.]+)<\/b> ([^.]*)\./g),
  ].map(([, id, number, name]) => row('figure-row', id ?? '', `${number} ${name}`));
  return `<ol>${headings.join('')}</ol><p class="list-title">Figures</p><ol>${figures.join('')}</ol>`;
}

/** The text of every heading, in the order of the book. */
export const headingsOf = (html: string): string[] =>
  [...html.matchAll(/<h[12] id="[\w-]+">(.*?)<\/h[12]>/g)].map(([, title = '']) => plain(title));

/** A reader that joins words at line ends would make one word of "long-term": such compounds stay on one line. */
function keepCompounds(html: string): string {
  return html
    .split(/(<[^>]*>)/)
    .map((piece) =>
      piece.startsWith('<') ? piece : piece.replace(/\p{L}+(?:-\p{L}+)+/gu, '<span class="nobr">$&</span>'),
    )
    .join('');
}

/** Every sentence of the form "<dfn>X</dfn> is …." is an entry: the glossary cannot disagree with the text. */
function glossary(html: string): string {
  const entries = [...html.matchAll(/(The |A )?<dfn id="([\w-]+)">(.*?)<\/dfn> (?:is|are) ([^.]*)\./g)]
    .map(([, article, id, term = '', meaning = '']) => ({
      id,
      // Without an article the term begins its sentence, and with it a capital that is not its own.
      term: article ? term : term.charAt(0).toLowerCase() + term.slice(1),
      meaning: plain(meaning),
    }))
    .sort((a, b) => a.term.localeCompare(b.term, 'en'));
  return `<div class="columns">${entries
    .map(({ id, term, meaning }) => `<p><a href="#${id}"><b>${term}</b></a>: ${meaning}.</p>`)
    .join('')}</div>`;
}

/** 4, 5, 6, 9 → "4–6, 9". */
export function pageList(pages: readonly number[]): string {
  const ranges: [number, number][] = [];
  for (const page of pages) {
    const last = ranges.at(-1);
    if (last && page === last[1] + 1) last[1] = page;
    else ranges.push([page, page]);
  }
  return ranges.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`)).join(', ');
}

function index({ pageOf, texts }: Pagination): string {
  const first = pageOf.get('ch1') ?? 1;
  const end = pageOf.get('glossary') ?? texts.length + 1;
  return `<div class="columns">${indexTopics
    .map(({ entry, words }) => {
      const pages = texts.flatMap((text, i) => (i + 1 >= first && i + 1 < end && words.test(text) ? [i + 1] : []));
      return `<p>${entry}, ${pageList(pages)}</p>`;
    })
    .join('')}</div>`;
}

/** The whole book. Printed once with an empty pagination and once with what that printing told. */
export function assemble(title: string, pagination: Pagination): string {
  const files = readdirSync(new URL('chapters/', here)).sort();
  const chapters = files.map((file) => read(`chapters/${file}`)).join('\n');
  const back = `<section class="plain" data-foot="Glossary"><h1 id="glossary">Glossary</h1>${glossary(chapters)}</section>
    <section class="plain" data-foot="Index"><h1 id="index">Index of People and Topics</h1>${index(pagination)}</section>`;
  const { html, css } = withFooters(withFigures(keepCompounds(chapters + back)));
  const body = html.replace('<!-- contents -->', contents(html, pagination.pageOf));
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title><style>
    @page { size: 176mm 250mm; margin: 17mm 19mm 20mm; }
    ${fontFaces()}\n${css}\n${read('book.css')}</style></head><body>
    <svg width="0" height="0" style="position: absolute" aria-hidden="true"><defs><marker id="head" viewBox="0 0 8 8" refX="6.5" refY="4" markerWidth="6" markerHeight="6" orient="auto-start-reverse"><path d="M1 1 L7 4 L1 7 Z" style="fill: #211e19"/></marker></defs></svg>
    ${body}</body></html>`;
}
