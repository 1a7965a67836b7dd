/** Words of a text against a pack's lists. */
import type { LanguagePack } from './pack.ts';

/** A lower-case word without what is written together with it ("l’", "qu’", "’s"), as the pack's lists have it. */
export function bareWord(word: string, { words }: LanguagePack): string {
  const own = words.elided ? word.replace(words.elided, '') : word;
  return words.fold(own.replace(/['’]s?$/u, '').replace(/['’]/g, ''));
}

/** Whether a lower-case word is a function or question word: it tells nothing. */
export const isStop = (word: string, pack: LanguagePack): boolean =>
  pack.words.stop.has(word) || pack.words.stop.has(bareWord(word, pack));

/** Whether a lower-case word is one of examiners': it frames a question. */
export const isFrame = (word: string, pack: LanguagePack): boolean =>
  pack.words.frame.has(word) || pack.words.frame.has(bareWord(word, pack));
