/** What a sensible model would say to each of our requests, made from what it was sent and from nothing else. */
import { splitSentences } from '../../../src/book/split.ts';
import { alike } from '../../../src/study/gate/options.ts';
import { standsAlone } from '../../../src/study/gate/stem.ts';
import { contentWords, covered } from '../../../src/study/gate/words.ts';
import { mark } from '../../../src/study/grading/grade.ts';

interface Excerpt {
  book?: string;
  page: number;
  text: string;
}

/** A part of a message that shows a picture. */
type Part = { type: 'text'; text: string } | { type: 'image_url'; image_url: { url: string; detail?: string } };

export interface SentMessage {
  role: string;
  /** Parts, as `picturesOf` reads them, where a picture is sent. */
  content: string | null;
  tool_calls?: unknown[];
}

/** The material of a request, as our prompts lay it out; each task has the fields it needs. */
export interface Material {
  question: string;
  excerpts: Excerpt[];
  want: { mcqs: number; saqs: number; laqs: number };
  /** Choices whose explanations are lacking. */
  questions?: object[];
  /** Questions that were asked before. */
  avoid: string[];
  points: { number: number; point: string }[];
  answer: string;
  parts: { page: number; title: string }[];
  books: { id: string; title: string }[];
  /** What an answer is from; the section where one is asked about. */
  book: { title: string; section?: string };
  picture: number;
  /** A part of a page whose picture is sent with it. */
  figure: { page: number; caption: string };
}

export type Said = { json: unknown } | { tool: string; arguments: unknown };

/** Which of our tasks a request is about. */
export type Task = 'answer' | 'understand' | 'questions' | 'mark' | 'topics' | 'converse' | 'pages' | 'figure' | 'talk';

export const materialOf = (messages: readonly SentMessage[]): Material =>
  JSON.parse(textOf(messages.find(({ role }) => role === 'user')?.content ?? '{}')) as Material; // our own prompts' layout

const partsOf = (content: unknown): Part[] => (Array.isArray(content) ? (content as Part[]) : []); // as the description says

const textOf = (content: unknown): string =>
  typeof content === 'string'
    ? content
    : partsOf(content)
        .map((part) => (part.type === 'text' ? part.text : ''))
        .join('');

/** The pictures of a request, as bytes. */
export const picturesOf = (messages: readonly SentMessage[]): Buffer[] =>
  messages
    .flatMap(({ content }) => partsOf(content))
    .flatMap((part) => (part.type === 'image_url' ? part.image_url.url : []))
    .map((url) => Buffer.from(url.replace(/^data:image\/jpeg;base64,/, ''), 'base64'));

export function taskOf(material: Partial<Material> & { sample?: unknown }): Task {
  if (material.points) return 'mark';
  if (material.parts) return 'topics';
  if (material.books) return 'converse';
  if ('sample' in material) return 'understand';
  if (material.figure) return 'figure';
  if (material.picture) return 'pages';
  if (material.want || material.questions) return 'questions';
  return material.excerpts ? 'answer' : 'talk';
}

/** The reply to a request. */
export function sensible(messages: readonly SentMessage[]): Said {
  const material = materialOf(messages);
  const task = taskOf(material);
  if (task === 'converse') return conversing(material, messages);
  const say = {
    pages,
    figure,
    answer,
    understand,
    questions,
    mark: judgements,
    topics,
    talk: () => ({ text: 'This much I know of it.' }),
  };
  return { json: say[task](material) };
}

interface Cited extends Excerpt {
  quote: string;
}

const sentencesOf = (excerpt: Excerpt): Cited[] =>
  excerpt.text
    .split(/\n| \[…\] /)
    .flatMap((part) =>
      splitSentences(part).map(({ start, end }) => ({ ...excerpt, quote: part.slice(start, end).trim() })),
    );

/** The sentences of the excerpts that hold most of the question's words, best first. */
function bestSentences(question: string, excerpts: readonly Excerpt[]): Cited[] {
  const asked = contentWords(question);
  return excerpts
    .flatMap(sentencesOf)
    .filter(({ quote }) => contentWords(quote).size >= 4)
    .map((cited) => ({ cited, share: covered(asked, contentWords(cited.quote)) }))
    .filter(({ share }) => share >= 0.5)
    .toSorted((a, b) => b.share - a.share)
    .map(({ cited }) => cited);
}

/** It cannot see: the words that a test wants to be read come by `said`. */
const pages = ({ picture }: Material) => ({
  blocks: [{ kind: 'text', text: `This is what stands on page ${picture} of the book, as far as it can be read.` }],
});

/** Nor here. */
const figure = ({ figure: { page } }: Material) => ({
  claims: [{ form: 'paragraph', text: `A drawing stands on page ${page}.`, quotes: [], seen: true }],
});

/** Whom it takes for somebody who only says hello. */
const GREETING = /^(?:hello|hi|thanks|thank you)\b.{0,12}$/i;

const understand = ({ question }: Material) => ({
  kind: GREETING.test(question) ? 'talk' : 'other',
  question,
  search: [],
  section: null,
  page: null,
  figure: null,
  reply: GREETING.test(question) ? 'Hello! What would you like to know about this book?' : null,
});

function answer({ question, excerpts }: Material) {
  const claims = bestSentences(question, excerpts).slice(0, 2);
  return {
    claims: claims.map(({ page, quote }, i) => ({
      form: i === 0 ? 'paragraph' : 'sentence',
      text: quote,
      quotes: [{ page, quote }],
    })),
    search: [],
  };
}

/** Gap questions: simple, but true, and each from another sentence. */
function questions({ want, excerpts, avoid, questions: lacking }: Material) {
  if (lacking) return { questions: [] };
  const met = avoid.map((question) => contentWords(question));
  const isNew = (quote: string) => met.every((words) => covered(contentWords(quote), words) < 0.4);
  const fit = excerpts.map((excerpt) =>
    sentencesOf(excerpt).filter(
      ({ quote }) =>
        isNew(quote) && standsAlone(quote) && /^\p{Lu}.*[.]$/u.test(quote) && contentWords(quote).size >= 8,
    ),
  );
  const longest = Math.max(0, ...fit.map(({ length }) => length));
  const sentences = Array.from({ length: longest }, (_, i) => fit.flatMap((own) => own.slice(i, i + 1))).flat();
  const long = (text: string) => text.match(/\b[a-z]{6,10}\b/g) ?? [];
  // Some more than are wanted, since the gate leaves out those that give others away.
  const choices = want.mcqs > 0 ? want.mcqs + 2 : 0;
  const short = want.saqs > 0 ? want.saqs + 3 : 0;
  // Each question has wrong options of its own: questions that share some solve one another.
  const asked = sentences.slice(0, choices).flatMap(({ page, quote }) => {
    const [right] = long(quote);
    return right === undefined ? [] : [{ page, quote, right }];
  });
  const rights = asked.map(({ right }) => right);
  const pool = distinct([...rights, ...sentences.flatMap(({ quote }) => long(quote))]).filter(
    (word) => !rights.includes(word),
  );
  const mcqs = asked.map(({ page, quote, right }, i) => {
    const wrong = pool
      .filter((word, at) => at % asked.length === i && !quote.includes(word))
      .slice(0, 3)
      .map((text) => ({ text, why: '', page: null, quote: null }));
    const question = `Which word completes the statement “${quote.replaceAll(right, '…')}”?`;
    return { question, level: 'remember', right, wrong, explanation: quote, page, quote };
  });
  const saqs = sentences.slice(choices, choices + short).map(({ page, quote }) => {
    const words = quote.split(' ');
    const half = words.length >> 1;
    return {
      question: `How does the statement “${words.slice(0, half).join(' ')} …” go on?`,
      answer: words.slice(half).join(' '),
      quotes: [{ page, quote }],
    };
  });
  const rest = sentences.slice(choices + short);
  const laqs = Array.from({ length: Math.min(want.laqs, Math.floor(rest.length / 3)) }, (_, i) => {
    const points = rest.slice(3 * i, 3 * i + 3);
    const subject = long(points[0]?.quote ?? '')[0] ?? 'memory';
    return {
      question: `Explain what is known about ${subject}.`,
      outline: points.map(({ page, quote }) => ({ point: quote, page, quote })),
    };
  });
  return { mcqs, saqs, laqs };
}

/** Words none of which is like another. */
function distinct(words: readonly string[]): string[] {
  const kept: string[] = [];
  for (const word of words) if (!kept.some((other) => alike(other, word))) kept.push(word);
  return kept;
}

function judgements({ question, points, answer }: Material) {
  const rubric = { kind: 'outline' as const, entries: points.map(({ point }) => point) };
  const draft = mark({ question, rubric, evidence: [], answer });
  return {
    points: points.map(({ number }, i) => {
      const point = draft.points[i];
      const verdict = point?.met ? 'met' : point?.contradicted ? 'contradicted' : 'missing';
      return { point: number, verdict, words: point?.student_words ?? null };
    }),
  };
}

function topics({ parts }: Material) {
  return {
    topics: parts.map(({ page, title }) => ({ topic: title, search: title, page, quote: title, missed: null })),
  };
}

interface Record_ {
  overall: { attempted: number; correct: number };
  missed: { id: string; book: string }[];
}

function conversing({ question }: Material, messages: readonly SentMessage[]): Said {
  const asksRecord = /\b(?:doing|revise|missed|weak|score)\b/i.test(question);
  const results = messages
    .filter(({ role }) => role === 'tool')
    .map(({ content }) => JSON.parse(content ?? '{}') as unknown);
  if (results.length === 0) {
    return asksRecord
      ? { tool: 'read_record', arguments: {} }
      : { tool: 'search_books', arguments: { query: question, book: null } };
  }
  if (asksRecord) {
    const { overall, missed } = results[0] as Record_; // our own tool's layout
    const text = `You answered ${overall.correct} of ${overall.attempted} questions correctly.`;
    return {
      json: {
        claims: [
          { form: 'paragraph', text, source: 'record', quotes: [], missed: missed.slice(0, 1).map(({ id }) => id) },
        ],
      },
    };
  }
  const { excerpts = [] } = results[0] as { excerpts?: Excerpt[] }; // our own tool's layout
  const claims = bestSentences(question, excerpts).slice(0, 2);
  return {
    json: {
      claims: claims.map(({ book, page, quote }) => ({
        form: 'paragraph',
        text: quote,
        source: 'books',
        quotes: [{ book, page, quote }],
        missed: [],
      })),
    },
  };
}
