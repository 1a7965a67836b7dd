import { beforeAll, describe, expect, it } from 'vitest';
import { verifyQuote } from '../../book/evidence/index.ts';
import type { Book } from '../../book/model.ts';
import { testBook } from '../../book/testing.ts';
import type { Questions } from '../../contract/quiz.ts';
import { gateQuestions } from './gate/index.ts';
import { writeQuiz } from './write.ts';

/** Rocks and minerals: what each kind is, an example, a cause, a contrast. */
const PAGES = [
  `Granite refers to a coarse rock that forms when magma cools slowly under the ground. Basalt refers to a dark rock that forms when lava cools quickly at the surface. Obsidian refers to a glassy rock that forms when lava is quenched in water. Granite is used for kitchens. Basalt covers the ocean floor. Obsidian was used for knives.`,
  `Sandstone refers to a layered rock that is made of cemented grains of sand. Limestone refers to a pale rock that is built from the shells of sea animals. Shale refers to a layered rock that is pressed from fine mud. Sandstone holds water well. Limestone dissolves in weak acid. Shale splits into thin sheets.`,
  `Marble refers to a hard rock that grows out of heated limestone. Slate refers to a flat rock that grows out of squeezed shale. Gneiss refers to a banded rock that grows out of deeply buried granite. Marble takes a fine polish. Slate covers many roofs. Gneiss is found in old mountains. Slow cooling leads to large crystals. Fast cooling leads to tiny crystals.`,
];

const input = { counts: { mcq: 3, saq: 2, laq: 0 }, seed: 'a', earlier: [] };
let book: Book;
let questions: Questions;
beforeAll(() => {
  book = testBook(PAGES, [], 'en');
  questions = gateQuestions(writeQuiz({ book, ...input }), { book, ...input }).questions;
});

describe('multiple-choice questions from what a book knows', () => {
  it('are as many as are asked for', () => {
    expect(questions.mcqs).toHaveLength(3);
  });

  it('offer wrong options that each stand on a page of their own, word for word', () => {
    const offering = questions.mcqs.filter(({ more_evidence }) => !more_evidence);
    expect(offering.length).toBeGreaterThan(0);
    for (const { about_options, answer_index } of offering) {
      expect(about_options).toHaveLength(4);
      about_options?.forEach((about, i) => {
        expect(about === null).toBe(i === answer_index);
        if (about) expect(verifyQuote(book.pages[about.page - 1]!, about.quote)).not.toBeNull(); // the page was proved
      });
    }
  });

  it('show with each wrong option the words about that option and no other', () => {
    for (const { options, about_options } of questions.mcqs) {
      options.forEach((option, i) => {
        const quote = about_options?.[i]?.quote;
        if (quote) expect(quote.toLowerCase()).toContain(option.toLowerCase());
      });
    }
  });

  it('are the same for the same seed', () => {
    expect(gateQuestions(writeQuiz({ book, ...input }), { book, ...input }).questions).toEqual(questions);
  });
});

it('draws again, in another order, where one kind of question takes what another needs', () => {
  const few = testBook(
    [
      'Innate immunity refers to a fast response that is the same for every invader. Macrophage refers to a large cell that swallows and digests invaders. Killer cell refers to a cell that destroys infected cells of the body. Inflammation refers to swelling and heat at an injured place.',
      'Adaptive immunity refers to a slow response aimed at one invader and remembered afterwards. Antigen refers to a molecule that the body recognises as foreign. Antibody refers to a protein that binds to one antigen. Plasma cell refers to a cell that releases many antibodies a second. Helper cell refers to a white blood cell that activates other immune cells.',
      'Memory cell refers to a long-lived cell that remembers an antigen. Vaccine refers to a harmless form of an antigen that trains the body. Allergy refers to a reaction to a harmless substance. Immunodeficiency refers to a weak or missing immune response.',
    ],
    [],
    'en',
  );
  const wanted = { book: few, counts: { mcq: 5, saq: 3, laq: 1 }, earlier: [] };
  const short = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map(
    (seed) => gateQuestions(writeQuiz({ ...wanted, seed }), { ...wanted, seed }).questions.saqs.length,
  );
  // Of one draw each there were three of 24.
  expect(short.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(18);
});
