import { expect, it } from 'vitest';
import { sentencesOf } from '../../book/sentences.ts';
import { testBook } from '../../book/testing.ts';
import { buildKnowledge } from '../../knowledge/index.ts';
import { matters } from './chapters.ts';
import { readingOf } from './reading.ts';

const TEXT =
  'The rivers carry water to the lake. The old mill grinds corn all year. The rivers freeze in winter. The village keeps a school. The lake feeds the town.';

function titleOf(title: string, text = TEXT, language = 'en') {
  const outline = [title, 'Salt'].map((name, at) => ({ title: name, page: at + 1, level: 1 }));
  const book = testBook([text, 'Salt is mined.'], outline, language);
  const knowledge = buildKnowledge(book, sentencesOf(book));
  return matters(readingOf({ book, counts: { mcq: 1, saq: 0, laq: 0 }, seed: 'a', earlier: [] }, knowledge))(0);
}

it('names a section by its title where the section speaks of it', () => {
  expect(titleOf('Rivers of the plain')).toBe('Rivers of the plain');
});

it('names none by a title of which the section holds no word', () => {
  expect(titleOf('Paradise regained')).toBe('');
});

it('names none by a title in other letters than its book, unless it is said as it stands', () => {
  const text = '河流把水带到湖里。老磨坊全年磨玉米，称为 river mill。河流在冬天结冰。村里有一所学校。湖水供应城镇。';
  expect(titleOf('Prime rivers', text, 'zh')).toBe('');
});

it('names none by a title in another language than its book, though the book says one word of it', () => {
  const text =
    'Der Sender Sky zeigt Filme. Die Mühle mahlt das ganze Jahr. Der Fluss friert im Winter zu. Das Dorf hat eine Schule. Der See versorgt die Stadt.';
  expect(titleOf('Sky (United Kingdom)', text, 'de')).toBe('');
  expect(titleOf('Sender Sky', text, 'de')).toBe('Sender Sky');
});
