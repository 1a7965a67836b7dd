/**
 * Cards as a text file that Anki imports as it is (its manual, "Text files": the headers say how it is read). Each note has an id
 * of its own, so that a file that is imported again changes notes and doubles none.
 */
import { pageName } from '@contract/page-names.ts';
import type { KeptCard } from '@contract/review.ts';
import { review } from '@/config/texts/review.ts';
import { harmlessInAnki } from '@/lib/anki.ts';

const HEADERS = [
  '#separator:tab',
  '#html:true',
  '#notetype:Basic',
  '#guid column:1',
  '#deck column:4',
  '#tags column:5',
];

const escaped = (text: string) =>
  harmlessInAnki(
    text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;'),
    '&#91;',
    // A command that is written apart from its backslash is words.
    '\\ ',
  );

/** Mathematics as Anki's MathJax writes it; what is written so already stays. */
const withMath = (text: string): string =>
  text.replace(/\$\$([^$]+)\$\$/g, (whole, formula: string, at: number, all: string) =>
    all.slice(0, at).trim() === '' && all.slice(at + whole.length).trim() === ''
      ? `\\[${formula.trim()}\\]`
      : `\\(${formula.trim()}\\)`,
  );

const bold = (html: string) => html.replace(/\*\*([^*]+)\*\*/g, '<b>$1</b>').replace(/^\* /, '');

/** A text as one line of HTML: a field of the file holds neither tabs nor line ends. */
const field = (text: string): string =>
  bold(escaped(withMath(text.trim())).replace(/\r?\n/g, '<br>').replace(/\s+/g, ' '));

const list = (items: readonly string[], tag: 'ul' | 'ol'): string =>
  `<${tag}>${items.map((item) => `<li>${field(item)}</li>`).join('')}</${tag}>`;

const front = ({ question, options, had, answer }: KeptCard): string =>
  field(question) +
  (options ? list(options, 'ul') : '') +
  (had ? `<br><small>${field(review.had(answer.length))}</small>${list(had, 'ul')}` : '');

function back(card: KeptCard): string {
  const answer = card.kind === 'long' ? list(card.answer, 'ol') : field(card.answer[0] ?? '');
  const why = card.explanation ? `<br>${field(card.explanation)}` : '';
  // Words that were said already stand once; their place stands always.
  const said = `${card.answer.join(' ')} ${card.explanation ?? ''}`;
  const sources = card.evidence.map((evidence) => {
    const quote = said.includes(evidence.quote) ? '' : `: “${field(evidence.quote)}”`;
    return `<br><small>${field(card.title)}, ${field(pageName(evidence.page, evidence.label))}${quote}</small>`;
  });
  return answer + why + sources.join('');
}

/** A tag holds no blanks. */
const tag = (text: string): string => text.trim().replace(/[\s"]+/gu, '_');

/** A deck inside "Folio"; `::` would make another one inside that. */
const deck = (title: string): string =>
  `Folio::${title
    .replaceAll('::', ':')
    .replace(/[\s"]+/gu, ' ')
    .trim()}`;

/** The file's text. */
export const ankiText = (cards: readonly KeptCard[]): string =>
  [
    ...HEADERS,
    ...cards.map((card) =>
      [
        `folio-${card.card_id}`,
        front(card),
        back(card),
        deck(card.title),
        ['folio', ...(card.chapter ? [tag(card.chapter)] : []), ...(card.source === 'missed' ? ['missed'] : [])].join(
          ' ',
        ),
      ].join('\t'),
    ),
    '',
  ].join('\n');
