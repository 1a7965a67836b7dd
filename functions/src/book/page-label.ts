/** The number printed on a page, as a file names it: short, or it is none. */

/** A longer one is no page number ("Preface-xviii" has 13). It is copied into every citation, mark and card of its page. */
const MOST_CHARS = 16;
/** Read so far at most: spaces and what cannot be shown are left out before it is measured. */
const READ_CHARS = 256;
/** What one line cannot show; the joiners (U+200C and U+200D) are no part of a number either. */
const UNSHOWABLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\uFFFD]/gu;

/** What nearly every label is, shown as it is: a book's pages are opened a thousand at a time. */
const USUAL = /^[!-~]{0,16}$/;

/** A page's label in one line as it can be shown, or an empty string where it is no page number. */
export function pageLabel(raw: string): string {
  if (USUAL.test(raw)) return raw;
  if (raw.length > READ_CHARS) return '';
  const label = raw.replace(/\s+/g, ' ').replace(UNSHOWABLE, '').trim();
  return label.length <= MOST_CHARS ? label : '';
}
