/** Answers in the book's own words: half of them, or all but one. */
import { describe, expect, it } from 'vitest';
import { marked, reference } from './fixtures.ts';

describe('the book’s sentence with one word exchanged', () => {
  const why = [
    'Which reason does the book give for this? “The paper will keep its subscription price.”',
    reference('Due to possible lost advertising revenue.'),
  ] as const;

  it('says the same by a near word', () => {
    expect(marked(...why, 'Due to possible lost advertising income.').is_correct).toBe(true);
  });
});

describe('parts behind a comma', () => {
  it('may be told in another order', () => {
    const tool = [
      'What is APT?',
      reference(
        'APT is the Advanced Package Tool, an advanced interface to the packaging system which provides the apt-get program.',
      ),
    ] as const;
    const answer = 'Advanced Package Tool, gives you apt-get, a better interface for the packaging system';
    expect(marked(...tool, answer).is_correct).toBe(true);
  });
});

describe('half of a definition in the book’s words', () => {
  const files = [
    'What is meant by “conffiles”?',
    reference(
      'A list of configuration files (usually placed in /etc) that the package management system will not overwrite when the package is upgraded.',
    ),
  ] as const;

  it.each(['A list of files that the package management system manages.', 'A list of files.'])(
    'is not all of it: %s',
    (answer) => expect(marked(...files, answer).is_correct).toBe(false),
  );

  it('is enough in few words that say it all', () => {
    expect(
      marked(...files, 'config files that dont get overwriten by the package manager when you upgrade').is_correct,
    ).toBe(true);
  });

  it('with one word of a language without near words exchanged is left open', () => {
    const land = [
      'Warum errichtete er die Säule?',
      reference('Um das neu entdeckte Land für Frankreich in Besitz zu nehmen.'),
    ] as const;
    const result = marked(...land, 'Um das neu entdeckte Land für Burgund in Besitz zu nehmen.');
    expect(result).toMatchObject({ is_correct: false, unsure: true });
    expect(result.reason).toContain('You say “Burgund” where the book says “Frankreich”');
  });
});

describe('a copy in a language without a list of near words', () => {
  const river = [
    '¿Qué razón da el libro de esto? «Lo llamó el río de mayo.»',
    reference('Porque lo descubrió en mayo.'),
  ] as const;
  const greater = [
    '¿Qué significa «número compuesto»?',
    reference('Número natural mayor que 1 que no es un número primo.'),
  ] as const;

  it('is left open where one word is another', () => {
    expect(marked(...river, 'Porque lo descubrió en barco.')).toMatchObject({ is_correct: false, unsure: true });
  });

  it('is contradicted by the contrary', () => {
    expect(marked(...greater, 'Número natural menor que 1 que no es un número primo.')).toMatchObject({
      points: [{ contradicted: true }],
    });
  });

  it('is not judged by the English list: “mayor” is no office', () => {
    const { points } = marked(...greater, 'un numero natural q no es primo y es mas grande que 1');
    expect(points?.[0]?.contradicted).toBeUndefined();
  });
});

describe('a copy with another name in it, in a long answer', () => {
  const trial = {
    kind: 'outline',
    entries: [
      'Donaldson then released an unauthorized edition of the works of Thomson.',
      'The court of the lords heard the appeal.',
    ],
  } as const;

  it('makes no point', () => {
    const answer = 'Donaldson then released an unauthorized edition of the works of Brandt.';
    expect(marked('What is said of the trial?', trial, answer).points?.[0]?.met).toBe(false);
    expect(
      marked('What is said of the trial?', trial, 'He released an unauthorized edition of the works of Thomson.')
        .points?.[0]?.met,
    ).toBe(true);
  });

  it('is left open in a language without near words', () => {
    const guerra = {
      kind: 'outline',
      entries: ['Las guerras habían agotado el tesoro mongol.', 'Las expediciones siguieron a los problemas.'],
    } as const;
    const { points } = marked(
      '¿Qué dice el libro de la dinastía?',
      guerra,
      'Las guerras habían heredado el tesoro mongol.',
    );
    expect(points?.[0]).toMatchObject({ met: false, unsure: true });
  });

  it('tells a system from what another firm has in its place', () => {
    const apt = [
      'What is APT?',
      reference('APT is an advanced interface to the Debian packaging system which provides the apt-get program.'),
    ] as const;
    expect(
      marked(...apt, 'APT is an advanced interface to the Windows registry which provides the apt-get program.')
        .is_correct,
    ).toBe(false);
  });
});
