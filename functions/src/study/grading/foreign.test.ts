import { describe, expect, it } from 'vitest';
import { marked, reference } from './fixtures.ts';
import { foreignTo } from './foreign.ts';

const OSMOSIS = ['What is osmosis?', reference('The movement of water through a membrane.')] as const;

describe('an answer in another language than the book’s', () => {
  it.each([
    ['German', OSMOSIS, 'Die Bewegung von Wasser durch eine Membran'],
    ['Spanish', OSMOSIS, 'el movimiento del agua por una membrana'],
    ['Russian', OSMOSIS, 'это движение воды через мембрану'],
    ['Chinese', OSMOSIS, '水通过膜的运动'],
    [
      'English',
      ['Was ist Osmose?', reference('Die Bewegung von Wasser durch eine Membran.')],
      'its when the water moves through something thin',
    ],
  ] as const)('is left open, with the reason: %s', (language, [question, rubric], answer) => {
    const result = marked(question, rubric, answer);
    expect(result).toMatchObject({ is_correct: false, unsure: true });
    expect(result.refused).toBeUndefined();
    expect(result.reason).toContain(`You write in ${language}, and the book’s answer is in`);
  });

  it('is marked where it can be', () => {
    const year = ['In which year did the wall fall?', reference('1989')] as const;
    expect(marked(...year, 'das war im Jahr 1989').is_correct).toBe(true);
  });

  it.each([
    'ich weiß es nicht',
    'keine Ahnung was das ist',
    'no tengo ni idea de lo que es',
    "je ne sais pas ce que c'est",
    'я не знаю что это',
    'ich weiß nicht was das sein soll',
    'je ne sais pas de quoi il s’agit',
  ])('is still no answer where it says that nothing is known: %s', (answer) => {
    const result = marked(...OSMOSIS, answer);
    expect(result.is_correct).toBe(false);
    expect(result.unsure).toBeUndefined();
  });
});

describe('words of grammar from another language before a list', () => {
  const organ = ['Which organ pumps blood?', reference('The heart')] as const;
  const ended = ['When did it end?', reference('The war ended in 1945.')] as const;
  const PRISM = ['What is a prism?', reference('A solid glass block that splits white light into colours.')] as const;

  it.each([
    [ended, 'el la de 1943 1944 1945 1946'],
    [ended, 'und die der 1939 1941 1945 1949'],
    [PRISM, 'und die der solid glass block splits white light colours'],
    [PRISM, 'el la de los colours light white block glass solid'],
    [organ, 'heart oder liver oder lung und der kidney'],
    [organ, 'el heart o la lung o el liver'],
  ] as const)('earn it nothing: %j', ([question, rubric], answer) => {
    expect(marked(question, rubric, answer).is_correct).toBe(false);
  });
});

describe('an answer in the book’s language', () => {
  it.each(['Vitamin C or acid.', 'pumps blood body', 'i dotn knwo r foldf', 'a membrane lets water in', 'déjà vu'])(
    'is none in another: %s',
    (answer) => expect(foreignTo(answer, 'en')).toBeNull(),
  );

  it.each(['Er pumpt Blut in den Körper', 'Blut Körper Herz'])('nor in German: %s', (answer) =>
    expect(foreignTo(answer, 'de')).toBeNull(),
  );
});

describe('what is no answer in any language', () => {
  it.each([
    'ich mag Pizza und die Sonne',
    'a mi me gusta la playa',
    'das haben wir noch nicht gelernt',
    'no lo recuerdo, lo siento mucho',
    'j’ai oublié ce que le prof a dit',
    'el la los de membrane water movement molecules',
    'le la les et des water molecules membrane movement',
  ])('is not left open: %s', (answer) => {
    const { is_correct, unsure } = marked(...OSMOSIS, answer);
    expect({ is_correct, unsure }).toEqual({ is_correct: false, unsure: undefined });
  });

  it.each(['François de la Rocque', 'Ludwig von der Tann', 'Pedro Calderón de la Barca', 'Juan de la Cosa'])(
    'a name is in no other language: %s',
    (answer) => expect(foreignTo(answer, 'en')).toBeNull(),
  );

  it.each([
    'el agua pasa a través de una membrana',
    'Wasser bewegt sich durch eine Membran, die nur manches durchlässt',
  ])('what tells of the subject is left open: %s', (answer) => expect(marked(...OSMOSIS, answer).unsure).toBe(true));
});
