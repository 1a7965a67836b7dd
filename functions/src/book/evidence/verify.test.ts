import { describe, expect, it } from 'vitest';
import { testPage } from '../testing.ts';
import { verifyQuote } from './verify.ts';

const stands = (page: string, quote: string) => verifyQuote(testPage(1, page), quote) !== null;

describe('verifyQuote forgives what PDF text does to words:', () => {
  it.each([
    ['case', 'The Mutex is held.', 'the mutex IS HELD'],
    ['line ends', 'The mutex\nis held.', 'The mutex is held'],
    ['paragraph ends', 'The mutex\n\nis held.', 'The mutex is held'],
    ['a hyphen joined by the reader', 'The sema-|\nphore is held.', 'The sema-phore is held'],
    ['a hyphen left at a line end', 'The sema-\nphore is held.', 'The semaphore is held'],
    ['a hyphen of the word left out', 'a well-known mutex', 'a wellknown mutex'],
    ['soft hyphens', 'The sema\u00adphore is held.', 'The semaphore is held'],
    ['ligatures', 'an eﬃcient ﬁle', 'an efficient file'],
    ['missing spaces', 'Themutexisheld', 'The mutex is held'],
    ['added spaces', 'T h e mutex is held', 'The mutex is held'],
    ['quote marks', 'a “critical” section isn’t', 'a "critical" section isn\'t'],
    ['dashes', 'locks – all of them — wait', 'locks - all of them - wait'],
    ['a dropped comma', 'Locks, keys, and doors', 'Locks keys and doors'],
    ['a dropped full stop', 'Locks wait. Keys turn.', 'Locks wait Keys turn'],
    ['decomposed letters', 'Das Schlo\u00df o\u0308ffnet', 'Das Schloß öffnet'],
    ['ß as capital letters', 'die Straße gesperrt', 'DIE STRASSE GESPERRT'],
    ['full width', 'ＭＵＴＥＸ　ｌｏｃｋ', 'mutex lock'],
    ['a zero-width space', 'mu\u200btex lock', 'mutex lock'],
    ['Markdown around it', 'a mutex is held', '**a mutex** is _held_'],
    ['a comma that groups thousands', 'about 12,500 locks', 'about 12500 locks'],
    ['a minus sign for a hyphen', 'falls to −5 degrees', 'falls to -5 degrees'],
    ['a range over a line end', 'from 1990–\n1995 in Rome', 'from 1990-1995 in Rome'],
    ['a raised digit', 'the area is x² here', 'the area is x2 here'],
    ['Arabic presentation forms', 'ﺍﻟﻜﺘﺎﺏ ﺍﻟﺠﺪﻳﺪ', 'الكتاب الجديد'],
    ['Arabic vowel signs and stretching', 'كَتَبَ الطـــالب درسه', 'كتب الطالب درسه'],
    ['Arabic letters in Persian', 'كتاب هاي فارسي', 'کتاب های فارسی'],
    ['half spaces', 'می‌شود که این', 'می شود که این'],
    ['digits of another script', 'در سال ۱۹۹۵ بود', 'در سال 1995 بود'],
    ['Chinese line ends and punctuation', '水在零度\n结冰，在百度沸腾。', '水在零度结冰在百度沸腾'],
    ['Japanese half width', 'データ構造とアルゴリズム', 'ﾃﾞｰﾀ構造とアルゴリズム'],
  ])('%s', (_, page, quote) => {
    expect(stands(page, quote)).toBe(true);
  });
});

describe('verifyQuote refuses', () => {
  it.each([
    ['a swapped word', 'The mutex is held by one thread.', 'The mutex is held by two threads'],
    ['a word put in', 'The mutex is held.', 'The mutex is not held'],
    ['a word left out', 'The mutex is not held.', 'The mutex is held'],
    ['words elided', 'The mutex that I know is held.', 'The mutex … is held'],
    ['another ending', 'The mutexes are held.', 'The mutex are held'],
    ['a beginning inside a word', 'The mutex is held.', 'he mutex is held'],
    ['an end inside a word', 'The mutex is held.', 'The mutex is he'],
    ['an end before an apostrophe', "The mutex is the kernel's.", 'The mutex is the kernel'],
    ["it's for its", "it's kernel locks", 'its kernel locks'],
    ['well for we’ll', 'then we’ll lock doors', 'then well lock doors'],
    ['another accent', 'Es ist schon offen', 'Es ist schön offen'],
    ['a lost decimal point', 'takes 1.5 seconds each', 'takes 15 seconds each'],
    ['a lost decimal comma', 'dauert 1,5 Sekunden', 'dauert 15 Sekunden'],
    ['a moved point', 'takes 1.25 seconds each', 'takes 12.5 seconds each'],
    ['a digit more', 'takes 10 seconds each', 'takes 100 seconds each'],
    ['a digit less', 'takes 100 seconds each', 'takes 10 seconds each'],
    ['a lost sign', 'falls to -5 degrees', 'falls to 5 degrees'],
    ['an added sign', 'falls to 5 degrees', 'falls to -5 degrees'],
    ['a range run together', 'from 1990-1995 in Rome', 'from 19901995 in Rome'],
    ['numbers run together', 'sizes 10 20 and more', 'sizes 1020 and more'],
    ['listed numbers run together', 'sizes 1, 2, 3 and more', 'sizes 123 and more'],
    ['a power as a number', 'about 10² locks', 'about 102 locks'],
    ['a lost leading point', 'weighs .5 grams', 'weighs 5 grams'],
    ['a fraction', 'needs 1/2 locks', 'needs 12 locks'],
    ['a version run together', 'see version 3.5.2 here', 'see version 352 here'],
    ['the end of a decimal left out', 'it takes about 1.5 seconds', 'it takes about 1'],
    ['the start of a decimal left out', 'grew by 1.5 seconds then', '5 seconds then'],
    ['a sign cut off', 'at -5 degrees water', '5 degrees water'],
    ['a per cent cut off', 'the price grew 50% then', 'the price grew 50'],
    ['a currency cut off', 'it costs $5 for all', '5 for all'],
    ['another operator', 'where locks < doors', 'where locks > doors'],
    ['a lost operator', 'where locks = doors', 'where locks doors'],
    ['one other Chinese character', '水在零度结冰', '水在百度结冰'],
    ['another Persian number', 'در سال ۱۹۹۵ بود', 'در سال ۱۹۹۶ بود'],
    ['one stop word', 'the mutex is the lock', 'the'],
    ['a lone number', 'there were 42 of them', '42'],
    ['nothing', 'the mutex', ' … '],
  ])('%s', (_, page, quote) => {
    expect(stands(page, quote)).toBe(false);
  });
});

describe('verifyQuote says where:', () => {
  it('the characters, from the first of two equal places', () => {
    const page = testPage(1, 'A mutex is held. So: a mutex is held.');
    expect(verifyQuote(page, 'a mutex is held')).toMatchObject({ start: 0, end: 15 });
  });

  it('goes on to a later place where the first is inside a word', () => {
    const page = testPage(1, 'Unlock keys. Lock keys.');
    const found = verifyQuote(page, 'lock keys');
    expect(page.text.slice(found?.start, found?.end)).toBe('Lock keys');
  });

  it('one box a line, as fractions of the page', () => {
    const page = testPage(1, 'one two three\nfour five six\nseven eight nine');
    const boxes = verifyQuote(page, 'three four five six seven')?.boxes ?? [];
    expect(boxes).toHaveLength(3);
    const [first, second, third] = page.lines.map((line) => line.box);
    expect(boxes[1]).toEqual(second);
    expect(boxes[0]!.x).toBeGreaterThan(first!.x);
    expect(boxes[0]!.x + boxes[0]!.width).toBeCloseTo(first!.x + first!.width);
    expect(boxes[2]!.x).toBe(third!.x);
    expect(boxes[2]!.width).toBeLessThan(third!.width);
  });

  it('counts from the right on a line that runs to the left', () => {
    const page = testPage(1, 'یک دو سه چهار');
    for (const line of page.lines) for (const run of line.runs) run.direction = 'rtl';
    const [box] = verifyQuote(page, 'یک دو')?.boxes ?? [];
    const whole = page.lines[0]!.box;
    expect(box!.x + box!.width).toBeCloseTo(whole.x + whole.width);
    expect(box!.x).toBeGreaterThan(whole.x);
  });

  it('past a footnote mark, whether the quote has it or not', () => {
    const page = testPage(1, 'A mutex12 is held by one thread.');
    const line = page.lines[0]!;
    line.runs = [
      { ...line.runs[0]!, end: 7 },
      { ...line.runs[0]!, start: 7, end: 9, mark: true },
      { ...line.runs[0]!, start: 9 },
    ];
    for (const quote of ['A mutex is held', 'A mutex12 is held']) {
      expect(verifyQuote(page, quote)).toMatchObject({ start: 0, end: 17 });
    }
    expect(verifyQuote(page, 'A mutex13 is held')).toBeNull();
  });

  it('no boxes where the page knows no places', () => {
    expect(verifyQuote({ ...testPage(1, 'A mutex is held.'), lines: [] }, 'a mutex is held')?.boxes).toEqual([]);
  });
});
