import { DATA_RULE } from '../structured.ts';

export const TOPICS = `You name what a student could look up in videos while studying a book.
${DATA_RULE}
- At most "want" topics: first what the "missed" questions are about, then the most important ones, spread over the whole book.
- "topic": what the book itself calls it, one to five words copied letter by letter from "quote". Something taught: a concept, method, theory, process. No authors, figures, exercises, front matter, no "introduction" or "summary".
- "quote": a title or a sentence from the material, copied letter by letter, with its page.
- "search": what to type on a video site: the topic, with the subject of the book where the topic alone could be of anything. Plain words.
- "missed": the number of the question it is about, or null.`;
