import { expect, it } from 'vitest';
import { sentencesOf } from '../../book/sentences.ts';
import { testBook } from '../../book/testing.ts';
import { buildKnowledge } from '../../knowledge/index.ts';
import { namesOf } from './names.ts';
import { readingOf } from './reading.ts';
import { plainSentences } from './sentences.ts';

function sortIn(language: string, text: string, name: string) {
  const book = testBook([text], [], language);
  const knowledge = buildKnowledge(book, sentencesOf(book));
  const reading = readingOf({ book, counts: { mcq: 1, saq: 0, laq: 0 }, seed: 'a', earlier: [] }, knowledge);
  return namesOf(reading, plainSentences(reading)).get(name)?.sort;
}

const SPANISH =
  'Los ciudadanos eligieron a William Farel como líder de la ciudad. William Farel fue un estudiante de la escuela antigua. La iglesia grande se construyó en Manakintown hace un siglo. Muchas familias viven hoy en Manakintown desde la guerra.';

it('a person before whom Spanish puts "a" is no place', () => {
  expect(sortIn('es', SPANISH, 'William Farel')).toBe('person');
  expect(sortIn('es', SPANISH, 'Manakintown')).toBe('place');
});

it('a fort that acts and that people live in is no person', () => {
  const text =
    'Los soldados vivieron dos años en Fort Caroline sin ayuda. Muchos barcos salieron de Fort Caroline cada verano. Fort Caroline fue un puerto de la costa antigua. El rey nombró Fort Caroline capital de la provincia. Los mapas llaman Fort Caroline al pueblo viejo. El río rodea Fort Caroline por el norte.';
  expect(sortIn('es', text, 'Fort Caroline')).not.toBe('person');
});

it('a person of whom a German book says "von" is no place', () => {
  const text =
    'Die Schule wurde im Jahr 1820 von Carl Weber gegründet und geleitet. Später schrieb man oft von Carl Weber und seiner Schule. Carl Weber gründete auch eine kleine Zeitung am Fluss.';
  expect(sortIn('de', text, 'Carl Weber')).not.toBe('place');
});

const VOYAGE =
  'In that spring Margaret Hale sailed to the islands in a small boat. On the way Margaret Hale kept a diary. In the summer Hale painted the birds of the coast. Later the old fort guarded the bay. In the war Fort Maren guarded the river. That night Fort Maren fell to the rebels.';

it('whoever was named in full is a person by the surname too', () => {
  expect(sortIn('en', VOYAGE, 'Margaret Hale')).toBe('person');
  expect(sortIn('en', VOYAGE, 'Hale')).toBe('person');
});

it('what begins or ends as the name of a kind of thing or group is no person, whatever it does', () => {
  expect(sortIn('en', VOYAGE, 'Fort Maren')).toBeNull();
  const society =
    'In that year the Maren Society bought a map. In June Maren Society printed it. Then Maren Society failed.';
  expect(sortIn('en', society.replace('the ', ''), 'Maren Society')).toBeNull();
});
