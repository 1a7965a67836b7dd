/**
 * An answer is correct from this share of its points on. A half: on the marked answers of ../shared/data/marking, people
 * accept answers that make the main point and leave out the elaboration, and a stricter share loses accuracy on both sets.
 */
export const PASS_SHARE = 0.5;
