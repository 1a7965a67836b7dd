/** What a refused draft did wrong: told to the model, which repairs it, and to the student, where a quiz is left short. */
import type { Fault } from '../../gate/index.ts';

interface Rule {
  /** To the model. */
  rule: string;
  /** To the student, after a number of drafts. */
  told: string;
}

const UNCLEAR = 'could not be understood by themselves';
const OPTIONS = 'had options that give the answer away, or could both be right';
const UNPROVED = 'had no proof in the book';
const TWICE = 'asked again, or told, what another question asks';

const RULES: Readonly<Record<Fault, Rule>> = {
  option_count: { rule: 'A choice has one right and exactly three wrong options, none of them empty.', told: OPTIONS },
  options_alike: { rule: 'Two options say the same, or one holds the right one word for word.', told: OPTIONS },
  options_of_other_kind: { rule: 'One option is of another kind than the others.', told: OPTIONS },
  options_of_other_length: { rule: 'The right option is told by its length.', told: OPTIONS },
  catch_all_option: { rule: 'No option may speak of the other options.', told: OPTIONS },
  longest_too_often: { rule: 'The right option is the longest too often: lengthen a wrong one.', told: OPTIONS },
  malformed: { rule: 'The question is too long, too short, or its brackets are not closed.', told: UNCLEAR },
  does_not_stand_alone: { rule: 'The question points at something that it does not tell.', told: UNCLEAR },
  denied_twice: { rule: 'The question denies more than once: ask for what is so.', told: UNCLEAR },
  trivia: { rule: 'It asks about the book as a thing.', told: UNCLEAR },
  leaks_answer: { rule: 'The question holds words of the right answer that no other option has.', told: OPTIONS },
  key_not_supported: { rule: 'The quote does not say the right option: use its words.', told: UNPROVED },
  distractor_supported: { rule: 'The quote says a wrong option too.', told: OPTIONS },
  answer_not_supported: { rule: 'The quotes do not say the answer, or a point: use their words.', told: UNPROVED },
  answer_incomplete: { rule: 'The answer says nothing.', told: UNPROVED },
  outline_size: { rule: 'An outline has 3 to 6 points.', told: UNPROVED },
  points_not_asked: { rule: 'The question does not ask for each of its points.', told: UNCLEAR },
  no_evidence: { rule: 'Each point needs a quote of its own.', told: UNPROVED },
  quote_not_found: { rule: 'The quote is not on that page letter by letter: copy one whole sentence.', told: UNPROVED },
  outside_range: { rule: 'The quote is outside of the pages that are asked about.', told: UNPROVED },
  not_in_body: { rule: 'The quote is no part of the running text.', told: UNPROVED },
  options_shared: { rule: 'It shares more than one option with another question.', told: TWICE },
  answers_another: { rule: 'It tells the answer of another question.', told: TWICE },
  key_elsewhere: { rule: 'Its right option is a wrong one of another question.', told: TWICE },
  asked_before: { rule: 'The same is asked by another question.', told: TWICE },
};

export const ruleOf = (fault: Fault): string => RULES[fault].rule;

/** Why drafts were left out, the most frequent reason first; empty where none were. */
export function whyRefused(refused: Partial<Record<Fault, number>>): string {
  const counts = new Map<string, number>();
  for (const [fault, count] of Object.entries(refused) as [Fault, number][]) // keys of the record
    counts.set(RULES[fault].told, (counts.get(RULES[fault].told) ?? 0) + count);
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  if (all === 0) return '';
  const reasons = [...counts].sort(([, a], [, b]) => b - a).map(([told, count]) => `${count} ${told}`);
  return `Folio left out ${all} of the AI model’s drafts: ${reasons.join(', ')}.`;
}
