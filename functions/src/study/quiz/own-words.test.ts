import { expect, it } from 'vitest';
import { drafted } from './forms/testing.ts';

const SHEEP = [
  'Die Schafe der Insel geben im Winter mehr Wolle als im Sommer.',
  'Im Süden der Insel weiden die Schafe das ganze Jahr.',
  'Viele Schafe der Insel gehören den Fischern am Hafen.',
  'Alle Schafe der Insel stammen von drei alten Herden ab.',
  'Im Norden der Insel meiden die Schafe das nasse Moor, weniger als im Westen.',
].join(' ');
const MILLS = [
  'Die Mühlen am Kanal mahlen den Weizen der Nachbarn.',
  'Der Müller am Kanal prüft die Steine der Mühlen jede Woche.',
  'Die Mühlen am Kanal stehen bei Frost still.',
].join(' ');
const outline = [
  { title: 'Sheep farming', page: 1, level: 1 },
  { title: 'Wind power', page: 2, level: 1 },
];
const pages = [`# Sheep farming\n\n${SHEEP}`, `# Wind power\n\n${MILLS}`];

it('asks about the statements of a section whose title is in another language, and names no title', () => {
  const made = drafted(pages, 'error', 'de', outline);
  expect(made.length).toBeGreaterThan(0);
  for (const { question, options } of made) {
    expect(question).toBe('Welche dieser Aussagen ist laut dem Buch falsch?');
    expect(options.every((option) => option.includes('Schafe'))).toBe(true);
  }
});

it('leaves out what does not name the matter of its section', () => {
  const strange = pages.map((page) => page.replace('Viele Schafe der Insel gehören', 'Viele Boote aus Holz gehören'));
  expect(drafted(strange, 'error', 'de', outline).flatMap(({ options }) => options)).not.toContain(
    'Viele Boote aus Holz gehören den Fischern am Hafen.',
  );
});
