/**
 * Every word on the screen stands in `config/texts/`, one file per feature, as an object per language.
 * English is complete; another language is added by a second object of the same shape.
 */
const LANGUAGES = ['en'] as const;
type Language = (typeof LANGUAGES)[number];

function preferred(): Language {
  const wanted = typeof navigator === 'undefined' ? [] : navigator.languages;
  for (const tag of wanted) {
    const match = LANGUAGES.find((language) => tag === language || tag.startsWith(`${language}-`));
    if (match) return match;
  }
  return 'en';
}

/** The language the screen speaks: the first of the browser's that Folio has, else English. */
const language: Language = preferred();

/** The texts of one feature in the screen's language; English where that language lacks them. */
export function texts<T>(byLanguage: { en: T } & Partial<Record<Language, T>>): T {
  return byLanguage[language] ?? byLanguage.en;
}
