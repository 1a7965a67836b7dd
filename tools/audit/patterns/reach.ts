/** What texts reach the patterns of a file, where it is not any text of 10,000 characters: shorter ones, and what bounds them. */

interface Reach {
  /** Its path from the root begins so, or matches. */
  files: RegExp;
  /** Characters at most. */
  chars: number;
  /** White space was made one space before. */
  flat?: true;
  why: string;
}

/** The longest typed answer; chapters and pages of books come in lines and sentences. */
const LONGEST: Omit<Reach, 'files'> = { chars: 10_000, why: 'a typed answer' };

const REACHES: readonly Reach[] = [
  {
    files: /^functions\/src\/language\/packs\/[^/]+\/(?:questions|requests|converse|listing|replies)\.ts$/,
    ...{ chars: 4_000, flat: true, why: 'a question (`MAX_QUESTION_CHARS`), its white space made one space first' },
  },
  {
    files: /^functions\/src\/language\/(?:match|packs\/[^/]+\/inflected)\.ts$/,
    ...{ chars: 1_000, why: 'our own patterns and word lists' },
  },
  { files: /^functions\/src\/config\.ts$/, chars: 1_000, why: 'the operator’s settings' },
  { files: /^functions\/src\/book\/read\/hyphens\.ts$/, chars: 200, why: 'the end of a line (`LINE_END`)' },
  { files: /^functions\/src\/book\/split\.ts$/, chars: 60, why: 'the 60 characters before a full stop' },
  {
    files: /^functions\/src\/book\/section-kinds\.ts$/,
    ...{ chars: 10_000, flat: true, why: 'titles, their white space made one space first' },
  },
];

/** What may reach the patterns of a file. */
export const reachOf = (file: string): Omit<Reach, 'files'> => REACHES.find(({ files }) => files.test(file)) ?? LONGEST;
