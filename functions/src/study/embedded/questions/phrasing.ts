/** English wording: the frames around the book's words. */

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** "the hypothalamus", "a schema", "mitosis": a term as it stands after "What is". */
export const withArticle = (term: { term: string; article: string }) =>
  term.article ? `${term.article} ${term.term}` : term.term;

export const stop = (text: string) => (/[.!?]["”’)]?$/.test(text) ? text : `${text}.`);

export const whatIs = (term: { term: string; article: string; plural: boolean }) =>
  `What ${term.plural ? 'are' : 'is'} ${withArticle(term)}?`;

/** Ways to ask for the term that has a meaning; which one is a matter of chance. */
export function whichTerm(meaning: string, chance: number): string {
  if (chance < 0.4 && meaning.length < 110 && /^(?:the|a|an) /.test(meaning)) return `What is the term for ${meaning}?`;
  return `Which term refers to ${meaning}?`;
}

export const gapped = (sentence: string) => `Which term completes the sentence? “${sentence}”`;

interface Doing {
  predicate: string;
  sort: 'does' | 'thought' | 'done' | 'other';
}

/** Asks which of several does something; thoughts have people behind them. */
export const whichOne = ({ predicate, sort }: Doing) =>
  sort === 'thought' ? `Who ${predicate}?` : `Which of the following ${predicate}?`;

export const whoOrWhat = ({ predicate, sort }: Doing) => `${sort === 'thought' ? 'Who' : 'What'} ${predicate}?`;

/** Why the right option is right: the book's words, where they stand, and what follows from them where they do not say it. */
export function explanation(quote: string, where: string, therefore: string | undefined): string {
  const said = `The book says (${where}): “${quote}”`;
  return therefore === undefined ? said : `${said} ${stop(therefore)}`;
}

export const missingTerm = (sentence: string) => `Which term is missing in the sentence? “${sentence}”`;
