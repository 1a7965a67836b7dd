/**
 * Questions to begin with, in the language of the book they are put to, whatever language the screen speaks. Each is one that
 * the embedded engine understands in that language; a book in any other language is offered none.
 */
export interface Suggestions {
  /** Of the whole book; left out where the engine takes such a question for one about its words. */
  about?: string;
  /** Of a chapter, by its title. */
  summarise?: (chapter: string) => string;
  /** Of a section, by its title. */
  explain: (section: string) => string;
  /** Where the book has no chapters. */
  general?: readonly [string, string];
}

export const suggestions: Readonly<Record<string, Suggestions>> = {
  en: {
    about: 'What is this book about?',
    summarise: (chapter) => `Summarise “${chapter}”`,
    explain: (section) => `What does the book say about “${section}”?`,
    general: [
      'What are the most important terms in this book?',
      'What should I understand after reading the first pages?',
    ],
  },
  de: { explain: (section) => `Was sagt das Buch über „${section}“?` },
  fr: { explain: (section) => `Que dit le livre sur « ${section} » ?` },
  es: { explain: (section) => `¿Qué dice el libro sobre «${section}»?` },
  ru: { explain: (section) => `Что говорится в книге о «${section}»?` },
  uk: { explain: (section) => `Що говориться в книзі про «${section}»?` },
  zh: { explain: (section) => `书中关于“${section}”讲了什么？` },
  ja: { explain: (section) => `この本は「${section}」について何と述べていますか？` },
  fa: { explain: (section) => `کتاب دربارهٔ «${section}» چه می‌گوید؟` },
  ar: { explain: (section) => `ماذا يقول الكتاب عن «${section}»؟` },
};
