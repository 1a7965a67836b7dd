/** Answers from the picture of a page: a figure, table or diagram that the student names, drawn by us and looked at by the model. */

import { type Figure, figureNamed, WHOLE_PAGE } from '../../../book/figure.ts';
import type { Book } from '../../../book/model.ts';
import { pageOf } from '../../../book/pages.ts';
import type { BookIndex } from '../../../book/search/build.ts';
import { modelSetting } from '../../../config.ts';
import type { AnswerInput, ClaimedQuote, DraftAnswer } from '../../engine.ts';
import { NoPictures } from '../client.ts';
import { withoutLinks } from '../links.ts';
import type { Session } from '../session.ts';
import { askFor, itemsOf } from '../structured.ts';
import { type Checked, draftOf, type Proved } from './claims.ts';
import type { Excerpt } from './excerpts.ts';
import { PICTURE } from './prompt.ts';
import { type Claim, PictureReply, Seen } from './schema.ts';
import type { Understood } from './understand.ts';

const PICTURE_TOKENS = 2_000;
/** A statement about a picture is a sentence or two. */
const SEEN_CHARS = 600;

/** Said below an answer that rests on a picture. */
const readFrom = (page: string | number) =>
  `*Read from the picture on p. ${page} by the AI model: compare it with the page.*`;

/** Said below an answer from the words alone, where a picture was asked about. */
const NO_PICTURES =
  '*The AI model that is set up does not read pictures, so this is from the words of the page alone.*';

/** Said where the page could not be drawn. */
const NOT_DRAWN = '*That part of the page could not be drawn, so this is from its words alone.*';

/** The figure, or the page with a picture on it, that a question is about; null for any other question. */
export function pictureAsked({ figure, page }: Understood, book: Book, index: BookIndex): Figure | null {
  if (figure === null) return null;
  const inFile = page === null ? undefined : (book.pages.find(({ label }) => label === String(page))?.number ?? page);
  const named = figureNamed(figure, book.pages, index, inFile);
  if (named) return named;
  return inFile !== undefined && pageOf(book, inFile) ? { page: inFile, view: WHOLE_PAGE, caption: '' } : null;
}

/** What an answer from a picture is made of. */
interface Asked {
  question: string;
  meant: string;
  figure: Figure;
  excerpts: readonly Excerpt[];
  draw: NonNullable<AnswerInput['draw']>;
  book: Book;
  check: (claim: Claim) => Checked<ClaimedQuote>;
}

/**
 * What the model sees in the picture, and what the page's words say of it. A statement that rests on the picture alone has a mark
 * that shows the part of the page; one that quotes is proved as every other.
 * @returns the note to be said where the picture could not be used; null where the model finds no answer in it
 * @throws as `complete`
 */
export async function fromPicture(session: Session, asked: Asked): Promise<DraftAnswer | string | null> {
  const { figure, book, draw, check } = asked;
  if (modelSetting('OPENAI_PICTURES') === 'no') return NO_PICTURES;
  const jpeg = await draw(figure.page, figure.view);
  if (!jpeg) return NOT_DRAWN;
  const read = await askFor(session, 'picture', PictureReply, {
    task: 'answer',
    messages: messagesFor(asked, jpeg),
    maxTokens: PICTURE_TOKENS,
    optionalPicture: true,
  }).catch((error: unknown) => {
    if (error instanceof NoPictures) return null;
    throw error;
  });
  if (!read) return NO_PICTURES;
  const seen: ClaimedQuote = { page: figure.page, quote: '', picture: figure.view };
  const draft = draftOf(itemsOf(read.value, 'claims', Seen).flatMap((claim) => heldBy(claim, seen, check) ?? []));
  if (draft.declined) return null;
  const isSeen = draft.quotes.some(({ picture }) => picture);
  const note = readFrom(pageOf(book, figure.page)?.label ?? figure.page);
  return isSeen ? { ...draft, answer: `${draft.answer}\n\n${note}` } : draft;
}

function messagesFor({ question, meant, figure, excerpts }: Asked, jpeg: Uint8Array) {
  const material = { figure: { page: figure.page, caption: figure.caption }, excerpts, question, meant };
  const url = `data:image/jpeg;base64,${Buffer.from(jpeg).toString('base64')}`;
  return [
    { role: 'system' as const, content: PICTURE },
    {
      role: 'user' as const,
      content: [
        { type: 'text' as const, text: JSON.stringify(material) },
        { type: 'image_url' as const, image_url: { url, detail: 'high' as const } },
      ],
    },
  ];
}

/** A claim with what it rests on: its quotes, which must hold; without any the picture, where it was seen there. Null with neither. */
function heldBy(
  { seen, ...claim }: Seen,
  picture: ClaimedQuote,
  check: (claim: Claim) => Checked<ClaimedQuote>,
): Proved<ClaimedQuote> | null {
  const checked = check(claim);
  if ('claim' in checked) return checked.claim;
  const text = withoutLinks(claim.text, []);
  const says = /[\p{L}\p{N}]/u.test(text) && text.length <= SEEN_CHARS;
  return seen && claim.quotes.length === 0 && says ? { form: claim.form, text, quotes: [picture] } : null;
}
