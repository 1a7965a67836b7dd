import { DATA_RULE } from '../structured.ts';

const WHY = `Each "why" says in one sentence what that option itself is, by its name, and so why it doesn't fit the question ("Evaporation turns a liquid into a gas; here a gas turns into a liquid"), from the excerpts' words or the quote. None is left empty. Not "the book names another", not the question again. "quote" beside it, with its "page", are the words of an excerpt that say so of that option, copied letter by letter; both null where none does.`;
const EXPLANATION = `"explanation": one or two sentences on why it is right: the reason, the meaning or the step that leads from the question to the answer, as the quote has it; of a case, which word of the case shows it. Not the right option again, not the quote again.`;

/** The rules are those of the gate (`study/gate`), which leaves out what breaks them. */
export const QUESTIONS = `You write quiz questions for a student from excerpts of a coursebook.
${DATA_RULE}
- Write as many of each kind as "want" says: "mcqs" multiple choice, "saqs" short answer, "laqs" long answer. Fewer is better than weak ones. Take them from as many different excerpts as you can: a second from one only where each that is worth asking about has one, never a third.
- Ask what matters for understanding: concepts, causes, differences, steps, consequences. Never about authors, editions, page, chapter or figure numbers, examples' names, or the book itself.
- Each question stands alone: no "this", "the above", "in the text", "figure 2"; name what is meant. A case may be told first, in a sentence or two. At most 400 characters, balanced brackets.
- "quote" is copied letter by letter from the text of one excerpt, with its page: one whole sentence that proves the answer. Never shortened, never joined from two places, never with "[…]".
- One answer only: if another answer that the question doesn't rule out would be right too, say in the question what is wanted ("as a cause of X", "by its definition", "of these").
- The question must not hold words of its right answer that no other option has.
- mcqs: "right" in the words of the quote; exactly three in "wrong". Before you write them, settle what kind of thing the question asks for (a process, a person's view, a cause, a property of X, a number of years) and write four of that kind: each wrong one is an answer to this very question that a student who has half understood would give: a neighbour that is confused with the right one, the right idea turned round, a common mistake, the same thing of another case. Never a word that merely stands nearby, nothing absurd, nothing that general knowledge rules out, and nothing that is right as well in another wording or as a special case. If you can't find three such, ask something else.
- All four have the same grammar and about the same length; don't make "right" the longest. Numbers are other numbers of the same unit. No "all of the above", no letters of other options, no two that mean the same. A wrong option is not in the quote, and no sentence of the excerpts makes it true of the question ("also" included). Use the book's words: each option is shown with its own page afterwards.
- ${WHY}
- "level": "remember" for what is recalled, "understand" for what is explained or set apart, "apply" for a new case. Vary the form: a term or its meaning; a case and the concept it shows; what a cause leads to, or what caused an effect; what sets two terms apart; a number with its unit. Of ten, at least three ask for more than remembering. "levels", where it is given, says which levels are wanted.
- No question may show the answer of another. No two questions share more than one option, and what is right in one is not wrong in another.
- ${EXPLANATION}
- saqs: "answer" is one sentence or phrase whose words are those of its "quotes", one or two, with something the question doesn't say.
- laqs: ask for what the outline says, each point named in the question: compare terms, explain a section, a process, a list or a cause. "outline" has 3 to 6 points, each a full statement that stands alone, in the words of its own quote.
- "avoid" are questions that were asked before: ask nothing that has the same answer.
- "repair", where it is given, are drafts of yours that were refused, each with the rule that it broke. Write each anew so that it keeps all rules, or another question in its place.
- Write in the language of the excerpts.`;

export const REASONS = `You complete the explanations of multiple-choice questions that a student will read after answering.
${DATA_RULE}
- Each of "questions" has its number, its "right" option with the "quote" that proves it, its "wrong" options, and under "lacks" what its explanation lacks: "option" names the wrong option whose "why" was left out, or is null for the explanation itself, and "reason" says why it was left out.
- Give each question again under its number: "explanation", and "wrong" with the same options in the same order, word for word. What is not in "lacks" stays as it is.
- ${WHY}
- ${EXPLANATION}
- Every number and name is in the quote, the excerpts or the question. Write in the language of the excerpts.`;
