import { expect, it } from 'vitest';
import { drafted, shortDrafts, stockOf } from './forms/testing.ts';

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

const HARBOUR = [
  'يقع الميناء على ساحل الجزيرة الشرقي.',
  'توقف العمل في الميناء بعد العاصفة الكبرى بسبب دمار شامل.',
  'استقبل الميناء سفن الصيادين من كل القرى.',
  'يعمل في الميناء مئات التجار والحمالين طوال العام.',
  'بنى الأهالي قرب الميناء سوقا واسعة للسمك.',
].join(' ');
const FARM = 'تزرع القرية القمح في الوادي. تبيع القرية الخضار كل أسبوع. تسقي القرية الحقول من النهر.';

it('asks at length about what an Arabic section comes back to', () => {
  const { laqs } = stockOf([`# Harbour\n\n${HARBOUR}`, `# Farm\n\n${FARM}`], 'ar', [
    { title: 'Harbour', page: 1, level: 1 },
    { title: 'Farm', page: 2, level: 1 },
  ]);
  const asked = laqs.flatMap(({ draft }) => draft(() => 0)?.question ?? []);
  expect(asked.some((question) => question.includes('«الميناء»'))).toBe(true);
});

it('takes two Arabic words for a reason, and a Spanish reason of three', () => {
  expect(shortDrafts([HARBOUR], 'reason', 'ar').map(({ answer }) => answer)).toEqual(['بسبب دمار شامل.']);
  const storm = 'Muchos barcos de Cádiz no salieron del puerto debido a una tormenta repentina.';
  expect(shortDrafts([storm], 'reason', 'es').map(({ answer }) => answer)).toEqual([
    'Debido a una tormenta repentina.',
  ]);
});

it('asks no reason of a Japanese statement that does not say what it is about', () => {
  const kept = '倉庫の屋根が低いので，港では大きな船が荷を降ろすことができません。';
  const lost = '倉庫の屋根がとても低いので，新しい港では一度も使われていません。';
  const asked = shortDrafts([`${kept}${lost}`], 'reason', 'ja').map(({ question }) => question);
  expect(asked).toHaveLength(1);
  expect(asked[0]).toContain('大きな船が');
});

it('takes no measure for an aim', () => {
  const boat = 'Лодки рыбаков с острова очень узкие, чтобы пройти под старым мостом.';
  expect(shortDrafts([boat], 'reason', 'ru')).toHaveLength(1);
  expect(shortDrafts([boat.replace('очень узкие', 'слишком широкие')], 'reason', 'ru')).toEqual([]);
});
