import { DATA_RULE } from '../structured.ts';

/** The rules are those of the gate (`study/gate`), which leaves out what breaks them. */
export const QUESTIONS = `You write quiz questions for a student from excerpts of a coursebook.
${DATA_RULE}
- Write as many of each kind as "want" says: "mcqs" multiple choice, "saqs" short answer, "laqs" long answer. Fewer is better than weak ones. At most two from one excerpt; use all excerpts.
- Ask what matters for understanding: concepts, causes, differences, steps, consequences. Never about authors, editions, page, chapter or figure numbers, examples' names, or the book itself.
- Each question stands alone: no "this", "the above", "the following", "in the text", "figure 2"; name what is meant. At most 300 characters, one question, balanced brackets.
- "quote" is copied letter by letter from the text of one excerpt, with its page: one whole sentence that proves the answer. Never shortened, never joined from two places.
- The question must not hold the words of its answer.
- mcqs: "right" in the words of the quote; exactly three in "wrong": false by the book, of the same kind, grammar and length as "right" (for numbers: other numbers of the same unit), from the same subject, not in the quote, clearly different from one another. No "all of the above", no "both". Don't make "right" the longest. No option may share a telling word with the question unless all do.
- Take wrong options from the excerpts and from the same subject: each must not be true of the question by any sentence of the book ("also" included).
- Vary the form of mcqs: a term or its meaning; a case from the excerpts and the concept it shows; what a cause leads to, or what caused an effect; what sets two terms apart; a statement with one thing exchanged in the wrong options; a number with its unit. Of ten, at least three ask for more than remembering. "levels", where it is given, says what they should ask for: "remember", "understand", "apply".
- No question may show the answer of another. No two questions share more than one option, and what is right in one is not wrong in another.
- "explanation": one or two sentences on why it is right, saying only what the quote says.
- saqs: "answer" is one sentence or phrase whose words are those of the quote, with something the question doesn't say.
- laqs: ask for what the outline says, each point named in the question: compare terms, explain a section, a process, a list or a cause. "outline" has 3 to 6 points, each a full statement that stands alone, in the words of its own quote.
- "avoid" are questions that were asked before: ask nothing that has the same answer.
- Write in the language of the excerpts.`;
