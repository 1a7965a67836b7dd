/** What a student asks to be done, and not what the book says. */
import { LANGUAGES } from '../../../language/codes.ts';
import { QUESTION_MARKS } from '../../../language/marks.ts';
import { packFor } from '../../../language/packs/index.ts';

/** A question after the task, or a second sentence, may be one that the book answers. */
const ONE_SENTENCE = new RegExp(`^[^${QUESTION_MARKS}]*[${QUESTION_MARKS}.!。]*$`, 'u');

/**
 * Whether a text asks for a proof, a solution or a piece of writing: no book's sentence is one. In any language: such a text
 * is often more formula than words.
 */
export function asksToDo(text: string): boolean {
  const said = text.trim();
  return ONE_SENTENCE.test(said) && LANGUAGES.some((code) => packFor(code).requests?.task.test(said));
}
