import { closedUp } from './closed-up.ts';

/** A number that runs into its title, "1Introduction", as an outline has it whose tab was lost; not "3D Graphics", nor "2nd Edition". */
const RUN_IN = /^(\p{Nd}+(?:\.\p{Nd}+)*\.?)(?=\p{Lu}\p{Ll})/u;

/** A name in straight quotes. */
const STRAIGHT = /"([^"]+)"/g;

/** The title of a chapter or section as it is shown. What is proved with is never changed. */
export const titleText = (title: string): string => closedUp(title).replace(RUN_IN, '$1 ').replace(STRAIGHT, '“$1”');
