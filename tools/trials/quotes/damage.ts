/** What models do to the words they quote: harmless damage, and lies. */
import { isUnspaced } from '../../../functions/src/language/script.ts';
import type { Random } from './random.ts';

type Harm = (text: string, random: Random) => string;

/** Each leaves the words and numbers as they are. */
const DAMAGES: Harm[] = [
  (text) => text.toUpperCase(),
  (text) => text.toLowerCase(),
  (text) => text.replace(/[,،，、](?=\s|$|\p{Lo})/u, ''),
  (text) => text.replace(/(\p{L})\p{Pd}(?=\p{L})/u, '$1'),
  (text) =>
    text
      .replace(/[“”„«»]/g, '"')
      .replace(/[’‘]/g, "'")
      .replace(/[–—]/g, '-'),
  (text) => text.normalize('NFKC').replace(/[.。]$/, ''),
  (text) => text.replace(/ /g, '  ').replace(/^/, ' '),
];

export function damage(text: string, random: Random): string {
  return random.pick(DAMAGES)(random.pick(DAMAGES)(text, random), random);
}

/** The letters and digits of a text, lower-cased. */
export const lettersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Another number, another word, a word too many or too few; null where the text offers nothing to alter. */
export function alter(text: string, random: Random, otherText: () => string): string | null {
  const number = /\p{Nd}+/u.exec(text);
  if (number && random.below(2) === 0) return alterNumber(text, random);
  return [...text].filter(isUnspaced).length > text.length / 3
    ? swapCharacters(text, random, otherText())
    : swapWord(text, random, otherText());
}

function alterNumber(text: string, random: Random): string {
  const numbers = [...text.matchAll(/\p{Nd}+(?:[.,]\p{Nd}+)?/gu)];
  const { index, 0: number } = random.pick(numbers);
  const changes = [
    `${number}0`,
    `1${number}`,
    number.includes('.') ? number.replace('.', '') : `${number}.5`,
    String((Number(number.at(-1)?.normalize('NFKC')) + 1 + random.below(8)) % 10).padStart(1, '0'),
  ];
  const choice = random.below(changes.length);
  const changed = choice === 3 ? number.slice(0, -1) + changes[3] : changes[choice];
  return text.slice(0, index) + changed + text.slice(index + number.length);
}

function swapWord(text: string, random: Random, other: string): string | null {
  const words = text.split(' ');
  const places = words.map((word, index) => ({ word, index })).filter(({ word }) => /\p{L}{2}/u.test(word));
  const strangers = other.split(' ').filter((word) => /\p{L}{2}/u.test(word));
  if (places.length < 3 || strangers.length === 0) return null;
  const { word, index } = random.pick(places.slice(1, -1));
  const stranger = random.pick(strangers);
  if (lettersOf(stranger) === lettersOf(word)) return null;
  const way = random.below(4);
  if (way === 0) words.splice(index, 0, 'not');
  else if (way === 1 && lettersOf(words[index - 1] ?? '') !== lettersOf(word)) words.splice(index, 1);
  else words[index] = stranger;
  return words.join(' ');
}

function swapCharacters(text: string, random: Random, other: string): string | null {
  const chars = [...text];
  const places = chars.map((_, index) => index).filter((index) => isUnspaced(chars[index] ?? ''));
  const strangers = [...other].filter(isUnspaced);
  if (places.length < 3 || strangers.length === 0) return null;
  const place = random.pick(places.slice(1, -1));
  const stranger = random.pick(strangers);
  if (stranger === chars[place]) return null;
  chars[place] = stranger;
  return chars.join('');
}
