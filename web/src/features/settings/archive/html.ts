/** Pages that can be read in any browser, with no script and nothing fetched. Every text that goes in is escaped. */

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string) => text.replace(/[&<>"']/g, (char) => ENTITIES[char] ?? char);

/** Markup that is safe to put into a page. */
export class Html {
  readonly markup: string;

  constructor(markup: string) {
    this.markup = markup;
  }
}

type Part = string | number | Html | readonly Html[];

const markupOf = (part: Part): string => {
  if (part instanceof Html) return part.markup;
  return typeof part === 'object' ? part.map(({ markup }) => markup).join('') : escaped(String(part));
};

/** Markup from a template: what is put in is escaped, unless it is markup made the same way. */
export const html = (texts: TemplateStringsArray, ...parts: Part[]): Html =>
  new Html(texts.map((text, i) => text + (i < parts.length ? markupOf(parts[i] ?? '') : '')).join(''));

export const nothing = html``;

const STYLE = `:root{color-scheme:light dark}
body{max-width:44rem;margin:2rem auto;padding:0 1rem;font:1.05rem/1.6 Georgia,serif;overflow-wrap:anywhere}
h1,h2,h3{line-height:1.25}.said{white-space:pre-wrap}.soft{opacity:.75;font-size:.9rem}
article{border-top:1px solid GrayText;padding:.5rem 0}blockquote{margin:.3rem 0;padding-left:.8rem;border-left:3px solid GrayText}
.key{font-weight:bold}`;

/** A whole page. `up` leads back to the table of contents, from inside a folder. */
export const page = (title: string, content: Html, up?: { href: string; text: string }): string =>
  `<!doctype html>\n${
    html`<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${title}</title><style>${new Html(STYLE)}</style></head><body>
${up ? html`<p><a href="${up.href}">${up.text}</a></p>` : nothing}
<h1 dir="auto">${title}</h1>
${content}
</body></html>
`.markup
  }`;
