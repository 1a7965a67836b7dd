import { describe, expect, it } from 'vitest';
import { marked, reference } from './fixtures.ts';

const MINES = ['What does the law do?', reference('The law forbids children to work in mines.')] as const;
const CORALS = ['What does the rule say?', reference('The rule bans tourists from touching the corals.')] as const;
const CARS = ['What did the city do?', reference('The city banned cars from the old town.')] as const;
const MINEN = ['Was macht das Gesetz?', reference('Das Gesetz verbietet Kindern, in Minen zu arbeiten.')] as const;
const TIERE = [
  'Was verbietet die Regel?',
  reference('Die Regel verbietet den Besuchern, die Tiere zu füttern.'),
] as const;
const MINAS = ['¿Qué hace la ley?', reference('La ley prohíbe trabajar a los niños en las minas.')] as const;
const LOI = ['Que fait la loi ?', reference('La loi interdit aux enfants de travailler dans les mines.')] as const;

describe('what is forbidden', () => {
  it.each([
    [MINES, 'It prohibits child labour in mines.'],
    [CORALS, 'Touching the corals is forbidden for tourists.'],
    [CARS, 'Cars were banned from the old town by the city.'],
    [CARS, 'Cars may not drive in the old town.'],
    [MINEN, 'Kinder dürfen nicht in Minen arbeiten.'],
    [TIERE, 'Besucher dürfen die Tiere nicht füttern.'],
    [TIERE, 'die Tiere füttern'],
    [MINAS, 'Prohíbe a los niños trabajar en las minas.'],
    [LOI, 'Elle interdit le travail des enfants dans les mines.'],
    [['What does the law forbid?', reference('Child labour in mines.')], 'It forbids child labour in mines.'],
  ] as const)('is told as a noun, a verb or by what nobody may do: %j', ([question, rubric], answer) => {
    expect(marked(question, rubric, answer).is_correct).toBe(true);
  });

  it.each([
    [MINES, 'It allows child labour in mines.'],
    [CARS, 'Cars may drive in the old town.'],
    [CARS, 'The city did not ban cars from the old town.'],
    [MINEN, 'Kinder dürfen in Minen arbeiten.'],
    [TIERE, 'Die Besucher dürfen die Tiere füttern.'],
    [TIERE, 'Sie verbietet nicht, die Tiere zu füttern.'],
    [MINAS, 'Permite a los niños trabajar en las minas.'],
    [LOI, 'Les enfants peuvent travailler dans les mines.'],
  ] as const)('is not what is allowed: %j', ([question, rubric], answer) => {
    expect(marked(question, rubric, answer).is_correct).toBe(false);
  });
});
