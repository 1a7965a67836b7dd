/** Reading a page from its picture: the words as the model says they are printed, looked over before anybody uses them. */
import type { TranscribedBlock, Transcript } from '../../../book/transcripts.ts';
import type { PagePicture } from '../../page-reader.ts';
import type { Session } from '../session.ts';
import type { Request } from '../stream.ts';
import { askFor, itemsOf, type Read } from '../structured.ts';
import { PAGES } from './prompt.ts';
import { Block, PageReply } from './schema.ts';

/** A dense page in a script of many tokens takes 3,000, a double one twice that. */
const PAGE_TOKENS = 4_000;
const LONG_PAGE_TOKENS = 8_000;
/** No printed page has more characters; a model that writes on and on does. */
const MOST_CHARS = 20_000;
/** Blocks of which most say the same are a model going round in circles. */
const CIRCLES = { from: 8, distinct: 0.4 };

/**
 * Asks once more where the reply is cut off or no transcription.
 * @returns no blocks where there is nothing to read; null where the model would not or could not read the page
 * @throws what `complete` throws
 */
export async function readPicture(session: Session, picture: PagePicture): Promise<Transcript | null> {
  const first = await transcribe(session, picture, PAGE_TOKENS);
  if (first.shortfall === 'refused' || first.shortfall === 'filtered') return null;
  const blocks = blocksOf(first);
  if (first.shortfall === null && blocks) return blocks;
  const again = await transcribe(session, picture, first.shortfall === 'truncated' ? LONG_PAGE_TOKENS : PAGE_TOKENS);
  if (again.shortfall === null) return blocksOf(again);
  // What is whole of a reply that was cut off is on the page; of one that is empty, nothing can be said of the page.
  const kept = [blocksOf(again), blocks].find((found) => found && found.length > 0);
  return kept ?? null;
}

const transcribe = (session: Session, { page, jpeg }: PagePicture, maxTokens: number): Promise<Read> =>
  askFor(session, 'page', PageReply, { task: 'pages', messages: messagesFor(page, jpeg), maxTokens });

const messagesFor = (picture: number, jpeg: Uint8Array): Request['messages'] => [
  { role: 'system', content: PAGES },
  {
    role: 'user',
    content: [
      { type: 'text', text: JSON.stringify({ picture }) },
      {
        type: 'image_url',
        image_url: { url: `data:image/jpeg;base64,${Buffer.from(jpeg).toString('base64')}`, detail: 'high' },
      },
    ],
  },
];

/** The blocks of a reply as text; null where they cannot be what is printed on a page. */
function blocksOf({ value }: Read): TranscribedBlock[] | null {
  const blocks = itemsOf(value, 'blocks', Block).flatMap(({ kind, text }): TranscribedBlock[] => {
    const words = plain(text);
    return words === '' ? [] : [{ kind: kind === 'running_head' ? 'furniture' : kind, text: words }];
  });
  const chars = blocks.reduce((sum, { text }) => sum + text.length, 0);
  const distinct = new Set(blocks.map(({ text }) => text)).size;
  const circles = blocks.length >= CIRCLES.from && distinct < CIRCLES.distinct * blocks.length;
  return chars > MOST_CHARS || circles ? null : blocks;
}

/** Characters that no print has: controls, private use, what stands for an unreadable byte. */
const UNPRINTED = /[^\P{C}\n\u200c\u200d]|\ufffd/gu;

const plain = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/[\t\r\f\v]+/g, ' ')
    .replaceAll(UNPRINTED, '')
    .split('\n')
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join('\n');
