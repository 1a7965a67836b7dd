/**
 * The engine's answers without a model: the book's best passages, whole, and a line above them only where it surely answers.
 * No network; every text has an answer.
 */
import type { Book } from '../../book/model.ts';
import { pageOf } from '../../book/pages.ts';
import { type BookIndex, buildIndex } from '../../book/search/build.ts';
import type { KnowledgeBase } from '../../knowledge/index.ts';
import type { PackCode } from '../../language/codes.ts';
import { languageOfQuestion } from '../../language/detect.ts';
import { packCodeOf } from '../../language/packs/index.ts';
import type { DraftPassages } from '../draft-passages.ts';
import type { AnswerInput, DraftAnswer } from '../engine.ts';
import { draftPassage } from '../find/draft-passage.ts';
import { resolve } from '../find/follow-up.ts';
import { chosenPassages, findPassages, type Search, type ShownPassage } from '../find/passages.ts';
import type { Question } from '../find/question.ts';
import { summaryRequest } from '../find/section-asked.ts';
import { NEAR } from '../find/settings.ts';
import { type Odds, oddsOf, type State, stateOf } from '../find/states.ts';
import { isShown } from '../find/units.ts';
import { type Line, lineOf, underLine } from './lines.ts';
import { lookedFor, termsNear } from './nothing.ts';
import { outlineOf, outlineOfBook } from './outline.ts';
import { ALSO } from './settings.ts';
import { passagesOfSides, sidesOf, stateOfSides } from './sides.ts';
import { repliesIn, talkIn, talkReply, withoutCourtesy } from './talk.ts';

/** What a question is answered from. */
interface Material {
  book: Book;
  index: BookIndex;
  facts: KnowledgeBase | null;
  /** What the question is asked in. */
  language: PackCode;
}

/** How a question was read and what was found, for `npm run why`. */
export interface Explained {
  draft: DraftAnswer;
  search?: Search;
  odds?: Odds;
  state?: State;
}

/**
 * Answers a question from the book alone. Never fails.
 * @param facts what the book knows; without them no terms are offered and outlines name none
 */
export const answerFromBook = (input: AnswerInput, facts: KnowledgeBase | null = null): DraftAnswer =>
  explainAnswer(input, facts).draft;

/** The same answer with what led to it. */
export function explainAnswer(
  { book, question, history, index = buildIndex(book), quizAt }: AnswerInput,
  facts: KnowledgeBase | null = null,
): Explained {
  const text = withoutCourtesy(question.trim(), book.language);
  const talk = talkIn(text, book.language);
  if (talk) return { draft: { answer: talkReply(talk, quizAt), quotes: [], declined: false } };
  const material = { book, index, facts, language: languageOfQuestion(text, book.language) };
  const part = partAsked(text, material);
  if (part) return { draft: part };
  const search = findPassages(resolve(text, history, index), index, facts);
  if (!search.question.tells) return { search, draft: declined(repliesIn(material.language).vague) };
  const odds = oddsOf(search, index);
  // What is one slip away may be another thing: "Nitrit" in a book that has "Nitrat".
  const isAsWritten = search.question.respelled.length === 0;
  const sides = sidesOf(search.question, index, facts);
  const together = stateOf(odds, search);
  const found = sides && together !== 'nothing' ? stateOfSides(sides) : together;
  const state = found === 'passages' && !isAsWritten ? 'may_help' : found;
  const line = isAsWritten ? lineOf(search, odds, sides, material) : null;
  const chosen = () => (sides ? passagesOfSides(search, sides, index) : chosenPassages(search, index));
  const draft = state === 'nothing' && !line ? nothing(search, material) : shown(search, state, line, chosen, material);
  return { search, odds, state, draft };
}

const declined = (answer: string, passages?: DraftPassages): DraftAnswer => ({
  answer,
  quotes: [],
  declined: true,
  ...(passages && { passages }),
});

/** The outline of a section or of the whole book, or what a page says, where a text asks for that. */
function partAsked(text: string, { book, index, facts, language }: Material): DraftAnswer | null {
  const request = summaryRequest(text, index, book);
  if (!request) return null;
  const words = repliesIn(language);
  if ('missing' in request) return declined(words.noPart);
  if ('page' in request) {
    const first = index.sentences.findIndex(({ page }, at) => page === request.page && isShown(at, index));
    const last = index.sentences.findLastIndex(({ page }, at) => page === request.page && isShown(at, index));
    const places = Array.from({ length: last - first + 1 }, (_, step) => first + step).filter((at) =>
      isShown(at, index),
    );
    if (first < 0) return null;
    return passagesOnly('passages', [draftPassage({ sentences: places, best: null, kind: 'text' }, book, index)]);
  }
  const outline =
    'book' in request ? outlineOfBook(book, index, facts) : outlineOf(request.section, book, index, facts);
  if (!outline || outline.entries.length === 0) {
    // A section without parts is shown by its beginning.
    if (!('section' in request)) return null;
    const { from, start } = request.section;
    const first = index.sentences.findIndex(
      (sentence, at) =>
        isShown(at, index) && (sentence.page > from || (sentence.page === from && sentence.start >= start)),
    );
    if (first < 0) return null;
    const { paragraph } = index.sentences[first] ?? {};
    const places = index.sentences.flatMap((sentence, at) => (sentence.paragraph === paragraph ? [at] : []));
    const draft = passagesOnly('outline', [draftPassage({ sentences: places, best: null, kind: 'text' }, book, index)]);
    return {
      ...draft,
      passages: {
        ...draft.passages,
        found: 'outline',
        passages: draft.passages?.passages ?? [],
        ...(outline && { outline }),
      },
    };
  }
  const title = [outline.title, pagesOf(outline.pages), words.minutes.replace('%', String(outline.minutes))];
  const entries = outline.entries.map(({ title, label, page, level, terms }) => {
    const indent = '  '.repeat(Math.max(0, level - 1));
    return `${indent}- ${title} (p. ${label ?? page})${terms.length > 0 ? `: ${terms.join(', ')}` : ''}`;
  });
  return {
    answer: `**${title.filter((piece) => piece !== '').join(' · ')}**\n\n${entries.join('\n')}`,
    quotes: [],
    declined: false,
    passages: { found: 'outline', passages: [], outline },
  };
}

const pagesOf = ([from, to]: readonly [number, number]) => (from === to ? `p. ${from}` : `p. ${from}–${to}`);

const passagesOnly = (found: DraftPassages['found'], passages: DraftPassages['passages']): DraftAnswer => ({
  answer: '',
  quotes: [],
  declined: false,
  passages: { found, passages },
});

/**
 * The passages that were found, with the line where it is sure, or the word that they may help.
 * @param best the passages where there is no line
 */
function shown(
  search: Search,
  state: State,
  line: Line | null,
  best: () => ShownPassage[],
  material: Material,
): DraftAnswer {
  const { book, index, facts, language } = material;
  const mayHelp = state === 'may_help' && !line;
  const said = new Set(line?.sentences);
  const chosen: Parameters<typeof draftPassage>[0][] = line
    ? underLine(line, index).map((sentences) => ({ sentences, best: null, kind: 'text' }))
    : best().map((one) => ({ ...one, kind: one.found.kind }));
  const inSight = new Set(chosen.flatMap(({ sentences }) => sentences));
  const [first] = search.passages;
  const there = new Set([...inSight, ...said].map((at) => index.sentences[at]?.page));
  const also = search.passages
    .filter(
      ({ share, ranked }) =>
        share >= ALSO.least * (first?.share ?? 0) && !ranked.some(({ at }) => inSight.has(at) || said.has(at)),
    )
    .flatMap(({ first: at }) => index.sentences[at]?.page ?? [])
    .filter((page) => !there.has(page));
  const terms = mayHelp ? termsNear(search, facts, book, index, inSight) : [];
  return {
    answer: mayHelp ? [...readAs(search.question, language), repliesIn(language).mayHelp].join(' ') : '',
    quotes: line?.quotes ?? [],
    declined: false,
    passages: {
      found: line ? 'line' : state,
      ...(line && { line: line.text }),
      passages: chosen.map((one) => draftPassage(one, book, index)),
      also: [...new Set(also)].slice(0, ALSO.most).map((page) => pageMark(book, page)),
      terms,
    },
  };
}

/** Which of the book's words stood in for words of the question, as a sentence; none where none did. */
function readAs({ respelled }: Question, language: PackCode): string[] {
  if (respelled.length === 0) return [];
  const words = repliesIn(language);
  return [
    words.readAs.replace('%', () => respelled.map(({ read }) => words.quoted.replace('%', () => read)).join(', ')),
  ];
}

/** That the book doesn't say, with what was looked for, what is near, and the language of the book where that is another. */
function nothing(search: Search, { book, index, language }: Material): DraftAnswer {
  const words = repliesIn(language);
  const looked = lookedFor(search.question, index);
  const other =
    book.language !== null && packCodeOf(book.language) !== language ? languageName(book.language, language) : null;
  const quoted = looked.map((word) => words.quoted.replace('%', () => word));
  const answer = [
    words.unknown,
    quoted.length > 0
      ? words.notInBook.replace('%', () =>
          new Intl.ListFormat(language === 'und' ? 'en' : language, { type: 'disjunction' }).format(quoted),
        )
      : '',
    other ? words.otherLanguage.replaceAll('%', other) : '',
  ];
  const near = chosenPassages({ passages: search.passages.slice(0, NEAR) }, index);
  return declined(answer.filter((piece) => piece !== '').join(' '), {
    found: 'nothing',
    passages: [],
    near: near.map((one) => draftPassage({ ...one, kind: one.found.kind }, book, index)),
    looked_for: looked,
  });
}

const pageMark = (book: Book, page: number) => {
  const label = pageOf(book, page)?.label;
  return label === undefined ? { page } : { page, label };
};

/** What a language is called in another; null where the code is none. */
function languageName(language: string, inLanguage: PackCode): string | null {
  try {
    return new Intl.DisplayNames([inLanguage], { type: 'language' }).of(language) ?? null;
  } catch {
    return null;
  }
}
