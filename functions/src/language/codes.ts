/** The languages that Folio has a pack for. */

/** BCP 47 codes of the languages with a pack of their own, in the order in which tables show them. */
export const LANGUAGES = ['en', 'de', 'fr', 'es', 'ru', 'uk', 'zh', 'ja', 'fa', 'ar'] as const;

export type LanguageCode = (typeof LANGUAGES)[number];

/** `und` is BCP 47 for a language that is not determined: its pack stems nothing, and holds little. */
export type PackCode = LanguageCode | 'und';

const KNOWN: ReadonlySet<string> = new Set(LANGUAGES);

/** Whether a language (`de`, without a region) has a pack. */
export const hasPack = (code: string): code is LanguageCode => KNOWN.has(code);
