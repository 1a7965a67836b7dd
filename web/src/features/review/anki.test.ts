import type { KeptCard } from '@contract/review.ts';
import { describe, expect, it } from 'vitest';
import { ankiText } from './anki.ts';

const card = (more: Partial<KeptCard> = {}): KeptCard => ({
  card_id: 'k1',
  pdf_id: 'b1',
  title: 'Threads and Locks',
  language: 'en',
  created_at: '2026-11-20T10:00:00Z',
  kind: 'short',
  question: 'What is a lock?',
  answer: ['What lets one thread in.'],
  evidence: [{ page: 19, label: '17', quote: 'A lock lets one thread in.', boxes: [] }],
  chapter: '1 Locks',
  source: 'missed',
  memory: null,
  log: [],
  ...more,
});

/** The file as Anki reads it: headers by their names, and the columns of each note. */
function read(text: string) {
  const lines = text.split('\n').filter((line) => line !== '');
  const headers = new Map(
    lines.filter((line) => line.startsWith('#')).map((line) => line.slice(1).split(':', 2) as [string, string]),
  );
  const column = (name: string) => Number(headers.get(`${name} column`)) - 1;
  const notes = lines
    .filter((line) => !line.startsWith('#'))
    .map((line) => {
      const fields = line.split('\t');
      const special = ['guid', 'deck', 'tags'].map(column);
      const [front, back] = fields.filter((_, at) => !special.includes(at));
      return { guid: fields[column('guid')], deck: fields[column('deck')], tags: fields[column('tags')], front, back };
    });
  return { headers, notes };
}

describe('the file for Anki', () => {
  it('says how it is read, and gives each card a name of its own that stays', () => {
    const first = read(ankiText([card(), card({ card_id: 'k2' })]));
    expect(first.headers.get('separator')).toBe('tab');
    expect(first.headers.get('html')).toBe('true');
    expect(first.notes.map(({ guid }) => guid)).toEqual(['folio-k1', 'folio-k2']);
    const again = read(ankiText([card({ answer: ['Another wording.'] }), card({ card_id: 'k2' })]));
    expect(again.notes.map(({ guid }) => guid)).toEqual(first.notes.map(({ guid }) => guid));
  });

  it('says no sentence of the book twice, and its place always', () => {
    const explanation = 'The book says: “A lock lets one thread in.”';
    const [note] = read(ankiText([card({ explanation })])).notes;
    expect(note?.back?.match(/A lock lets one thread in\./g)).toHaveLength(1);
    expect(note?.back).toContain('p. 17 (PDF 19)');
    expect(read(ankiText([card()])).notes[0]?.back).toContain('“A lock lets one thread in.”');
  });

  it.each([
    '[sound:http://192.0.2.1/a.mp3]',
    '[anki:tts lang=en_US]x[/anki:tts]',
    '[latex]\\input{/etc/passwd}[/latex]',
    '[$]x[/$]',
    '[SOUND:a.mp3]',
  ])('has nothing played, spoken or run for a book’s %s, which is shown as it stands', (text) => {
    const [note] = read(ankiText([card({ question: text, answer: [text], explanation: text })])).notes;
    for (const field of [note?.front, note?.back]) {
      expect(field).not.toMatch(/\[\s*(?:sound:|\/?anki:|\/?latex|\/?\$)/i);
      expect(new DOMParser().parseFromString(field ?? '', 'text/html').body.textContent).toContain(text);
    }
  });

  it('makes no link of the mathematics in a book’s words, however it is written', () => {
    for (const text of ['\\(\\href{javascript:x}{y}\\)', '$$\\href{javascript:x}{y}$$', '\\(\\require{html}z\\)']) {
      const [note] = read(ankiText([card({ question: text, answer: [text], explanation: text })])).notes;
      expect(`${note?.front}${note?.back}`).not.toMatch(/\\(?:href|require)/);
    }
    const [note] = read(ankiText([card({ question: '$$\\frac{a}{b}$$' })])).notes;
    expect(note?.front).toContain('\\frac{a}{b}');
  });

  it('keeps the page, as the book prints it, with the words it rests on', () => {
    const [note] = read(ankiText([card()])).notes;
    expect(note).toMatchObject({
      front: 'What is a lock?',
      deck: 'Folio::Threads and Locks',
      tags: 'folio 1_Locks missed',
    });
    expect(note?.back).toContain('p. 17 (PDF 19): “A lock lets one thread in.”');
  });

  it('keeps mathematics as MathJax, and everything else as words', () => {
    const question = 'If $$a < b$$ and \\(c > 0\\), is "x" <b>bold</b>?\tYes\nor no?';
    const [note] = read(ankiText([card({ question, answer: ['$$\\int_0^1 x$$'] })])).notes;
    expect(note?.front).toBe(
      'If \\(a &lt; b\\) and \\(c &gt; 0\\), is &quot;x&quot; &lt;b&gt;bold&lt;/b&gt;? Yes<br>or no?',
    );
    expect(note?.back).toMatch(/^\\\[\\int_0\^1 x\\\]/);
  });

  it('is one line a card, whatever stands in it', () => {
    const wild = card({
      title: 'A::B\t"C"\n',
      question: '#deck: x\n\n',
      kind: 'long',
      answer: ['* **One**', 'two\r\nlines'],
      options: ['a', 'b'],
    });
    const { notes } = read(ankiText([wild]));
    expect(notes).toHaveLength(1);
    expect(notes[0]?.deck).toBe('Folio::A:B C');
    expect(notes[0]?.back).toContain('<li><b>One</b></li><li>two<br>lines</li>');
  });
});
