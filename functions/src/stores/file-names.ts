/** Names in a book's folder. */
export const PDF = 'book.pdf';
export const TEXT = 'text.json.gz';
/** These names say the files' versions: versions of Folio side by side during a rollout leave each other's alone. */
export const INDEX = 'index-12.bin.gz';
export const FACTS = 'facts-10.bin.gz';
/** What the guides of its chapters are made of. */
export const GUIDE = 'guide-1.json.br';
/** What quizzes need of it; to be raised whenever what they find in a book, or the form, changes. */
export const QUIZ = 'quiz-7.json.br';
/** How many questions of each kind it gives; to be raised with the name above, and whenever the forms or the gate change. */
export const GIVES = 'gives-7.json';
/** What it speaks of, for questions to many books. */
export const SUMMARY = 'summary-1.bin.gz';
/** A picture of its opening page. */
export const OPENING = 'opening-1.webp';
/** The pieces of the PDF that this page is drawn from; to be raised with their grain. */
export const PIECES = 'pieces-1.bin';
/** As the version before names its own: read for books that were read then. What is found anew reaches the books that are read since. */
export const FORMER_INDEX = 'index.bin.gz';
export const FORMER_FACTS = 'facts-9.bin.gz';
/** What a model read on pages that are pictures. It outlives the text, which can be read again for nothing. */
export const TRANSCRIPTS = 'transcripts.json.gz';
/** What was read on them here, with the places of words; and, until they are put with the others, single pages of it. */
export const PICTURES = 'pictures.json.gz';
export const pictureName = (page?: number) => `pictures/${page === undefined ? '' : `${page}.json.gz`}`;
