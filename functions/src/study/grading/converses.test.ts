import { describe, expect, it } from 'vitest';
import { marked, reference } from './fixtures.ts';

const BANK = ['What is a bank?', reference('A bank is a firm that lends money to its customers.')] as const;
const BANCO = ['¿Qué hace el banco?', reference('El banco presta dinero a los clientes.')] as const;
const MANTLE = ['Where does the mantle lie?', reference('The mantle lies below the crust.')] as const;
const TRIAL = ['What comes before the trial?', reference('The hearing comes before the trial.')] as const;
const COMPILER = [
  'What is a compiler?',
  reference('A compiler is a program that takes source code as input and gives back machine code.'),
] as const;
const SMOKE = ['What does smoking do?', reference('Smoking causes cancer of the lung.')] as const;

describe('what is told from its other side', () => {
  it.each([
    ['borrowed for lent', BANK, 'A firm that customers borrow money from.'],
    ['borrowed by what the doer has', BANK, 'Customers of the bank borrow money.'],
    ['received for lent, in Spanish', BANCO, 'Los clientes reciben dinero del banco.'],
    ['above for below', MANTLE, 'The crust is above the mantle.'],
    ['after for before', TRIAL, 'The trial is after the hearing.'],
    ['by anyone', COMPILER, 'you give it source code and you get machine code back'],
    ['in the passive', SMOKE, 'Lung cancer is caused by smoking.'],
  ] as const)('says the same: %s', (_, [question, rubric], answer) => {
    expect(marked(question, rubric, answer).is_correct).toBe(true);
  });

  it.each([
    ['borrows for lends', BANK, 'A firm that borrows money from its customers.'],
    ['borrows for lends, its parts before it', BANK, "A firm whose customers' money it borrows."],
    ['the same by its name', BANK, "A firm whose customers' money the bank borrows."],
    ['lent by the other, in Spanish', BANCO, 'Los clientes prestan dinero al banco.'],
    ['above for below', MANTLE, 'The mantle is above the crust.'],
  ] as const)('says the contrary with its parts where the book has them: %s', (_, [question, rubric], answer) => {
    expect(marked(question, rubric, answer).is_correct).toBe(false);
  });

  it('knows a noun with what stands before it, told in a clause', () => {
    const rubric = reference('To emit code with the meaning of the currently running interpreter program.');
    const answer = 'it emits code that means the same as the program the interpreter is running';
    const { points } = marked('What is the job of the recorder?', rubric, answer);
    expect(points?.some(({ contradicted }) => contradicted)).toBe(false);
  });
});

describe('two opposites that each tell of something', () => {
  const ISOTOPES = [
    'What are isotopes?',
    reference('Atoms with the same number of protons and different numbers of neutrons.'),
  ] as const;

  it('may not change what they tell of', () => {
    const answer = 'Atoms with different numbers of protons and the same number of neutrons.';
    expect(marked(...ISOTOPES, answer).is_correct).toBe(false);
  });

  it('may come in another order', () => {
    const answer = 'Atoms with different numbers of neutrons and the same number of protons.';
    expect(marked(...ISOTOPES, answer).is_correct).toBe(true);
  });
});

describe('nothing but denials', () => {
  it('go against a claim that denies nothing', () => {
    const rubric = reference(
      'The loss of the harvest in most of Europe, leading to high prices and the death of cattle.',
    );
    const answer = 'The harvest was never affected, and no cattle died.';
    const { reason, unsure } = marked('What was the effect of the drought?', rubric, answer);
    expect(unsure).toBeUndefined();
    expect(reason).toContain('the contrary of what the book says');
  });
});

describe('a year', () => {
  const WALL = ['In which year did the wall fall?', reference('1989')] as const;

  it('is asked for exactly: a range around it is told so', () => {
    const { is_correct, reason } = marked(...WALL, 'between 1980 and 1995');
    expect(is_correct).toBe(false);
    expect(reason).toContain('You give a range; the book gives “1989”.');
  });

  it.each(['1988', '1988 or 1989'])('is no other one: %s', (answer) => {
    expect(marked(...WALL, answer).is_correct).toBe(false);
  });

  it('stands without the numbers of the book’s sources', () => {
    const rubric = reference(
      'WhatsApp is a messenger of Meta (17), which is used by more than two billion people [4].',
    );
    const { is_correct } = marked(
      'What is WhatsApp?',
      rubric,
      'the messenger of meta, more than 2 billion people use it',
    );
    expect(is_correct).toBe(true);
  });
});

describe('who gives and who takes', () => {
  it.each([
    ['Who sells grain?', 'Farmers sell grain to merchants.', 'As for merchants, they buy grain from farmers.'],
    ['Who sells grain?', 'Farmers sell grain to merchants.', 'Merchants come and they buy grain from farmers.'],
    [
      'What does a bank do?',
      'A bank lends money to its customers.',
      'Customers come to the bank and they borrow money from it.',
    ],
    ['What does the state do?', 'The state grants companies a licence.', 'Companies obtain a licence from the state.'],
  ])('a pronoun goes on about what its sentence began with: %s %s %s', (question, book, answer) => {
    expect(marked(question, reference(book), answer).is_correct).toBe(true);
  });

  it.each([
    ['Who sells grain?', 'Farmers sell grain to merchants.', 'Farmers come and they buy grain from merchants.'],
    [
      'What do publishers do?',
      'Publishers pay authors a fee for each copy.',
      'Publishers receive a fee from authors for each copy.',
    ],
    ['What does the state do?', 'The state grants companies a licence.', 'The state obtains a licence from companies.'],
    ['Was tun Bauern?', 'Die Bauern verkaufen den Händlern Getreide.', 'Die Bauern kaufen Getreide von den Händlern.'],
    [
      '¿Qué hacen los campesinos?',
      'Los campesinos venden trigo a los mercaderes.',
      'Los campesinos compran trigo a los mercaderes.',
    ],
  ])('the giver does not take: %s %s %s', (question, book, answer) => {
    expect(marked(question, reference(book), answer).points?.[0]?.contradicted).toBe(true);
  });
});
