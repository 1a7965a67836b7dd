/** What a student asks to be done, and not what the book says. */

const POLITE = '^(?:(?:and|ok|so|now|please|bitte|(?:can|could|would|will) you(?: please)?)[,\\s]+)*';
const TASKS = [
  'prove(?:\\s+(?:that|the|it|by|why|if|for|or)\\b|\\s*:)',
  'show that\\b',
  'solve\\b',
  'translate\\b',
  '(?:write|draw|program|code)(?: me)? (?:an? |the |some )?(?:[\\p{L}-]+ )?(?:programs?|scripts?|code|functions?|proofs?|poems?|songs?|story|stories|essays?|e-?mails?|letters?|pictures?|diagrams?|graphs?)\\b',
  '(?:calculate|compute|evaluate)\\b(?=.*\\p{Nd})',
  'beweise?(?:n sie)?(?:,? dass\\b|:)',
  'zeige?(?:n sie)?,? dass\\b',
  'löse\\b|lösen sie\\b',
  'докажи(?:те)?(?!\\p{L})',
  '(?:démontre[rz]?|prouve[rz]?) que\\b',
  '(?:demuestra|prueba) que\\b',
];
const TO_DO = new RegExp(`${POLITE}(?:${TASKS.join('|')})`, 'iu');
const TO_DO_UNSPACED = /^(?:请)?证明|を証明(?:して|せよ|しなさい)|^ثابت کن/u;
/** A question after the task, or a second sentence, may be one that the book answers. */
const ONE_SENTENCE = /^[^?？؟]*[?？؟.!。]*$/u;

/** Whether a text asks for a proof, a solution or a piece of writing: no book's sentence is one. */
export const asksToDo = (text: string): boolean => {
  const said = text.trim();
  return ONE_SENTENCE.test(said) && (TO_DO.test(said) || TO_DO_UNSPACED.test(said));
};
