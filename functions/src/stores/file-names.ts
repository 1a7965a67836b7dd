/** Names in a book's folder. */
export const PDF = 'book.pdf';
export const TEXT = 'text.json.gz';
export const INDEX = 'index.bin.gz';
export const FACTS = 'facts.bin.gz';
/** What a model read on pages that are pictures. It outlives the text, which can be read again for nothing. */
export const TRANSCRIPTS = 'transcripts.json.gz';
