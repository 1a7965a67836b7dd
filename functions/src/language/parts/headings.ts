/** Part `headings`: how books of a language call their parts, and how their headings are set. */

/** `chapter` is everything that teaches; the rest is what a question should not be written from. */
export type SectionKind =
  | 'chapter'
  | 'front'
  | 'contents'
  | 'index'
  | 'references'
  | 'exercises'
  | 'glossary'
  | 'summary';

export interface Headings {
  /** What a title begins with that calls itself a chapter: pieces of a pattern. */
  chapter: readonly string[];
  /** What stands after a part's number where a language puts it there ("第三章"): pieces of a pattern. */
  counted: readonly string[];
  /** The same as `chapter` of an appendix. */
  appendix: readonly string[];
  /** Titles of what does not teach, whole: pieces of a pattern, between bars. */
  kinds: Partial<Record<Exclude<SectionKind, 'chapter'>, string>>;
  /** Words that stay small in a title set in capitals of words. */
  small: ReadonlySet<string>;
  /** Initials that are read as words where a title is in capitals. */
  initials: ReadonlySet<string>;
  /** "pre- *and* post-war": before one of these a hyphen at a line's end is one to keep. */
  conjunctions: ReadonlySet<string>;
}
