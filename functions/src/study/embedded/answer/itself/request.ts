/** Questions about the book itself, and not about what it teaches. */

/** What a question wants to know of a book: its subject and parts, what it argues for, who wrote it. */
export type ItselfRequest = 'about' | 'argument' | 'author';

const BOOK =
  '(?:books?|coursebook|textbook|texts?|documents?|pdf|paper|article|course|notes|script|manual|volume|work|thesis|report)';
const AUTHOR = '(?:authors?|writers?)';

/** Whole questions, without what asks politely; THIS stands for "this book" in all its names, AUTHOR for "author". */
const ASKED: [ItselfRequest, string[]][] = [
  [
    'author',
    [
      'who (?:wrote|has written|authored) THIS',
      "who(?:'s| is| are| was| were) (?:the )?AUTHOR(?: (?:of|behind) THIS)?",
      'who (?:is|was) THIS (?:written )?by',
      'by whom (?:was|is|were) THIS written',
      "(?:what is |what are |name |give )?the (?:names? of the )?AUTHOR(?:'?s'? names?)?(?: of THIS)?",
      'wer hat (?:dieses|das) (?:buch|skript|werk) (?:geschrieben|verfasst)',
      'wer ist der autor(?: (?:dieses|des) \\p{L}+)?',
    ],
  ],
  [
    'argument',
    [
      "(?:what(?:'s| is| are)|state|summari[sz]e|explain|describe) (?:(?:the )?AUTHOR'?s'? |the |THIS'?s )?(?:(?:main|central|core|key|overall|principal|basic) )?(?:arguments?|claims?|thesis|message|position)(?: (?:of|in) THIS| (?:of|by) the AUTHOR)?",
      'what (?:does|do|is|are) (?:the AUTHOR|THIS) (?:argu(?:e|ing)|claim(?:ing)?|contend|conclude)(?: for| in THIS)?',
    ],
  ],
  [
    'about',
    [
      "what(?:'s| is| are) THIS (?:all |mainly |mostly )?about",
      'what THIS (?:is|are) (?:all |mainly |mostly )?about',
      'what (?:does|do) THIS (?:cover|teach|deal with|discuss|explain|describe|treat|contain|talk about)(?: me)?',
      "what(?:'s| is| are) the (?:(?:main|central|overall) )?(?:topics?|subjects?|themes?|purpose|aim|goal|idea|point|gist) of THIS",
      '(?:describe|explain|introduce) THIS',
      'tell me (?:(?:something|more) )?about THIS',
      "worum geht(?: es|’s|'s)? in (?:diesem|dem) (?:buch|skript|text|kurs)",
      'wovon handelt (?:dieses|das) (?:buch|skript)',
      'de quoi parle ce livre',
      '¿?de qué trata este libro',
      'о ч[её]м эта книга',
      '(?:这本书|本书)(?:讲(?:了|的是)?什么|是关于什么的?|的内容是什么)',
      'この本は何について(?:です|の本です)?か?',
      'این کتاب درباره(?:ٔ|ی)? ?(?:چیست|چه (?:چیزی )?است)',
    ],
  ],
];

const THIS = `(?:this|the|my|that|these) (?:whole |entire )?${BOOK}`;
const POLITE = '(?:(?:so|and|but|ok(?:ay)?|hi|hello|please|(?:can|could) you(?: please)?|tell me|do you know)[, ]+)*';
const PATTERNS = ASKED.map(([kind, forms]): [ItselfRequest, RegExp] => {
  const whole = forms.join('|').replaceAll('THIS', THIS).replaceAll('AUTHOR', AUTHOR);
  return [kind, new RegExp(`^${POLITE}(?:${whole})$`, 'iu')];
});

/** What of the book itself a text asks for; null where it asks for anything else, or of a part of the book. */
export function itselfRequest(text: string): ItselfRequest | null {
  const plain = text
    .replace(/[’‘]/g, "'")
    .replace(/\s+/g, ' ')
    .replace(/[\s?？؟.!。]+$/u, '')
    .trim();
  return PATTERNS.find(([, pattern]) => pattern.test(plain))?.[0] ?? null;
}
