import { settings } from '@/config/texts/settings.ts';
import { formatDateTime } from '@/lib/format.ts';
import { type Html, html, nothing, page } from './html.ts';

const words = settings.archive;

/** One line of the table of contents. */
export interface Entry {
  title: string;
  /** ISO 8601. */
  at: string;
  /** Where to read it, inside the archive; left out where its file was gone. */
  href?: string;
  /** The same as JSON. */
  json?: string;
}

export type Part = 'books' | 'marks' | 'chats' | 'sessions' | 'quizzes' | 'attempts' | 'cards' | 'exams';
const PARTS: readonly Part[] = ['books', 'marks', 'chats', 'sessions', 'quizzes', 'attempts', 'cards', 'exams'];
export type Contents = Record<Part, Entry[]>;

const address = (path: string) => path.split('/').map(encodeURIComponent).join('/');

const entry = ({ title, at, href, json }: Entry): Html => html`<li dir="auto">${
  href ? html`<a href="${address(href)}">${title}</a>` : words.missing(title)
} <span class="soft">${formatDateTime(at)}</span>${json ? html` <a class="soft" href="${address(json)}">${words.json}</a>` : nothing}</li>
`;

/** `index.html`: everything in the archive, each with a link to its page and its JSON. */
export const contentsPage = (contents: Contents, { email, at }: { email: string | null; at: string }): string =>
  page(
    words.title,
    html`<p class="soft">${words.made(formatDateTime(at))}</p><p>${words.account}: ${email ?? ''}</p>
${PARTS.map(
  (part) =>
    html`<h2>${words[part]}</h2>${contents[part].length > 0 ? html`<ul>${contents[part].map(entry)}</ul>` : html`<p>${words.none}</p>`}`,
)}`,
  );
