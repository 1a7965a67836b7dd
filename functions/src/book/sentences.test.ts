import { describe, expect, it } from 'vitest';
import { proseOf, quotable, sentencesOf } from './sentences.ts';
import { splitSentences } from './split.ts';
import { testBook } from './testing.ts';

const cut = (text: string) => splitSentences(text).map(({ start, end }) => text.slice(start, end));

describe('splitSentences', () => {
  it.each<[string, string[]]>([
    ['Water boils. Ice melts! Does it? Yes.', ['Water boils.', 'Ice melts!', 'Does it?', 'Yes.']],
    [
      'Dr. Smith met Mr. Jones at 5 p.m. on Main St. near here.',
      ['Dr. Smith met Mr. Jones at 5 p.m. on Main St. near here.'],
    ],
    ['In United States v. Lopez it lost. It paid.', ['In United States v. Lopez it lost.', 'It paid.']],
    [
      'Am 8. Februar 2007 endete es. Im 16. und 17. Jahrhundert begann es.',
      ['Am 8. Februar 2007 endete es.', 'Im 16. und 17. Jahrhundert begann es.'],
    ],
    ['Er starb 44 v. Chr. in Rom. Sie lebte.', ['Er starb 44 v. Chr. in Rom.', 'Sie lebte.']],
    ['كتب المؤرخ ج. حسن كتابا. ثم سافر.', ['كتب المؤرخ ج. حسن كتابا.', 'ثم سافر.']],
    ['توفي عام 632 م. ثم بدأ عهد جديد.', ['توفي عام 632 م.', 'ثم بدأ عهد جديد.']],
    [
      'Es war 1664. Die Pest kam auf Straße 99. Sie ging.',
      ['Es war 1664.', 'Die Pest kam auf Straße 99.', 'Sie ging.'],
    ],
    ['See Fig. 3 and Eq. 4. They agree.', ['See Fig. 3 and Eq. 4.', 'They agree.']],
    ['B. F. Skinner and J. Watson wrote it.', ['B. F. Skinner and J. Watson wrote it.']],
    ['Pi is 3.14 or so. Tau is 6.28.', ['Pi is 3.14 or so.', 'Tau is 6.28.']],
    [
      'Some metals, e.g. Iron, rust (see Smith et al. 1999).',
      ['Some metals, e.g. Iron, rust (see Smith et al. 1999).'],
    ],
    ['He said "Stop." Then he left.', ['He said "Stop."', 'Then he left.']],
    [
      'In Eldred v. Ashcroft the Court said no. It held so in United States v. Lopez too.',
      ['In Eldred v. Ashcroft the Court said no.', 'It held so in United States v. Lopez too.'],
    ],
    ['The speed of it is v. Forces change it.', ['The speed of it is v.', 'Forces change it.']],
    [
      'See sec. 107, ch. 4, art. IV and no. 5, pp. 3–9. It is art. I know, for I said no. 5 do.',
      ['See sec. 107, ch. 4, art. IV and no. 5, pp. 3–9.', 'It is art.', 'I know, for I said no. 5 do.'],
    ],
    [
      'Sony Corp. v. Universal Studios, Inc. was decided (cf. Smith et al. 1999).',
      ['Sony Corp. v. Universal Studios, Inc. was decided (cf. Smith et al. 1999).'],
    ],
    [
      'He left the U.S. The U.S. Supreme Court stayed. Sen. Brown voted. E. coli grew.',
      ['He left the U.S.', 'The U.S. Supreme Court stayed.', 'Sen. Brown voted.', 'E. coli grew.'],
    ],
    [
      'They lack vitamin C. Scurvy follows, wrote Dr. E. Smith.',
      ['They lack vitamin C.', 'Scurvy follows, wrote Dr. E. Smith.'],
    ],
    ['Das gilt z. B. Montags, d.h. immer. Danach nicht.', ['Das gilt z. B. Montags, d.h. immer.', 'Danach nicht.']],
    ['水在零度结冰。它会沸腾吗？会的！', ['水在零度结冰。', '它会沸腾吗？', '会的！']],
    ['“你好。”他说。', ['“你好。”', '他说。']],
    ['متى يغلي الماء؟ عند مئة درجة.', ['متى يغلي الماء؟', 'عند مئة درجة.']],
    ['पानी जमता है। बर्फ पिघलती है।', ['पानी जमता है।', 'बर्फ पिघलती है।']],
    ['Rules:\n• be kind\n• be brief', ['Rules:', '• be kind', '• be brief']],
    ['', []],
  ])('cuts %j', (text, sentences) => {
    expect(cut(text)).toEqual(sentences);
  });
});

describe('sentencesOf', () => {
  const book = testBook([
    '^ A Book of Locks\n\n# Chapter 1 Locks\n\nA mutex is a lock that one thread holds. Others wait\nuntil it is re-|\nleased. It is never\n\n_ 1',
    '^ A Book of Locks\n\nshared between two threads.\n\nFigure 2 A lock and its key.\n\n_ 2',
    '^ A Book of Locks\n\n# References\n\nDoe, J. (1999). On locks. Journal of Keys, 3, 1-9.\n\n_ 3',
    '^ A Book of Locks\n\n# Exercises\n\nExplain why a lock is held by one thread only.\n\n_ 4',
  ]);
  const kinds = (kind: string) =>
    sentencesOf(book)
      .filter((s) => s.kind === kind)
      .map((s) => s.text);

  it('gives the prose of the chapters alone as quotable', () => {
    expect(proseOf(book).map((s) => s.text)).toEqual([
      'A mutex is a lock that one thread holds.',
      'Others wait until it is released.',
      'It is never shared between two threads.',
    ]);
  });

  it('tells furniture, captions, references and exercises from prose', () => {
    expect(kinds('furniture')).toHaveLength(8);
    expect(kinds('caption')).toEqual(['Figure 2 A lock and its key.']);
    expect(kinds('reference').join(' ')).toContain('On locks');
    expect(kinds('exercise')).toEqual(['Explain why a lock is held by one thread only.']);
  });

  it('knows both halves of a sentence that runs over a page and quotes the longer one from its own page', () => {
    const sentence = proseOf(book).at(-1)!;
    expect(sentence).toMatchObject({ page: 1, rest: { page: 2 } });
    expect(quotable(book, sentence)).toEqual({ page: 2, quote: 'shared between two threads.' });
  });

  it('knows a sentence that goes on with a name on the next page, by a last line that is full', () => {
    const page =
      'The salivation of dogs was what he had studied for years.\nIt is a reflex, and the stimulus that the elder ';
    const prose = (last: string) =>
      proseOf(testBook([`${page}\n${last}`, 'Pavlov worked with was food. It came each day.'])).map(({ text }) => text);
    expect(prose('physiologist and his many helpers at the institute and Ivan').at(-2)).toMatch(
      /^It is a reflex.+food\.$/,
    );
    expect(prose('physiologist').at(-2)).toBe('Pavlov worked with was food.');
  });

  it('lets no label run into the text below it, and knows heads and numbers that the reader left', () => {
    const page = (head: string, text: string) => `${head}\n\n${text}`;
    const book = testBook(
      [page('Glossary', 'memory: what we keep of what we met.'), 'Where the text goes on without a head.'],
      [{ title: 'Glossary', level: 1, page: 1 }],
    );
    expect(sentencesOf(book)[1]?.text).toBe('memory: what we keep of what we met.');
    const headed = testBook(
      [
        'Some text stands here, and it is long enough.',
        page('4 · Locks', 'More text stands here, and it is long enough.'),
      ],
      [
        { title: '4 Locks', level: 1, page: 1 },
        { title: 'End', level: 1, page: 2 },
      ],
    );
    headed.pages[1]!.lines[0]!.box.y = 0.02;
    expect(sentencesOf(headed).find(({ text }) => text === '4 · Locks')?.kind).toBe('furniture');
  });
});

it('a Chinese sentence with figures is prose, and one of figures alone is not', () => {
  const kindOf = (text: string) => sentencesOf(testBook([text])).find((one) => one.text === text)?.kind;
  expect(kindOf('1871年，上海大约有 12,345 人，1881年增加到 23,456 人。')).toBe('prose');
  expect(kindOf('由于 1234 + 5678 = 6912，9876 - 5432 = 4444，1111 * 9 = 9999 。')).toBe('code');
});
