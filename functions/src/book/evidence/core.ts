/** Text reduced to the characters that must agree, each knowing where it came from. */
import { fold } from './fold.ts';

/**
 * `core`: letters, digits and meaningful signs, folded. Its i-th code unit came from characters `[from[i], to[i])` of
 * `text`; what stands between two of them is their gap.
 */
export interface Core {
  text: string;
  core: string;
  from: Int32Array;
  to: Int32Array;
}

const MARK = /\p{M}/u;

/** A page's core without the marks of its footnotes: characters that stand in the text but in no sentence. */
export function withoutMarks(core: Core, marks: readonly { start: number; end: number }[]): Core {
  const kept: number[] = [];
  for (let unit = 0; unit < core.core.length; unit++) {
    const from = core.from[unit] ?? 0;
    if (!marks.some((mark) => from >= mark.start && from < mark.end)) kept.push(unit);
  }
  return {
    text: core.text,
    core: kept.map((unit) => core.core[unit]).join(''),
    from: Int32Array.from(kept, (unit) => core.from[unit] ?? 0),
    to: Int32Array.from(kept, (unit) => core.to[unit] ?? 0),
  };
}

/** Reduces a text. Linear in its length; a page takes well under a millisecond. */
export function coreOf(text: string): Core {
  let from = new Int32Array(text.length + 16);
  let to = new Int32Array(text.length + 16);
  const parts: string[] = [];
  let size = 0;
  const add = (folded: string, start: number, end: number) => {
    if (size + folded.length > from.length) {
      from = grown(from, folded.length);
      to = grown(to, folded.length);
    }
    for (let unit = 0; unit < folded.length; unit++) {
      from[size] = start;
      to[size] = end;
      size++;
    }
    parts.push(folded);
  };
  for (let at = 0; at < text.length; ) {
    const code = text.charCodeAt(at);
    const next = text.charCodeAt(at + 1);
    if (code < 128 && !(next >= 0x300)) {
      if ((code >= 97 && code <= 122) || (code >= 48 && code <= 57)) add(text.charAt(at), at, at + 1);
      else if (code >= 65 && code <= 90) add(String.fromCharCode(code + 32), at, at + 1);
      else if (code > 32) add(fold(text.charAt(at)), at, at + 1);
      at++;
      continue;
    }
    let end = at + (text.codePointAt(at)! > 0xffff ? 2 : 1); // at < length
    while (end < text.length && MARK.test(text.charAt(end))) end++;
    add(fold(text.slice(at, end)), at, end);
    at = end;
  }
  return { text, core: parts.join(''), from: from.subarray(0, size), to: to.subarray(0, size) };
}

function grown(array: Int32Array, more: number): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(array.length * 2 + more);
  larger.set(array);
  return larger;
}

/** How many characters `gapAfter` has. */
export function gapLength(core: Core, index: number): number {
  const start = index < 0 ? 0 : (core.to[index] ?? core.text.length);
  return Math.max(0, (core.from[index + 1] ?? core.text.length) - start);
}

/** What stands in the text between the core's units `index` and `index + 1`; before the first and after the last as well. */
export function gapAfter(core: Core, index: number): string {
  const start = index < 0 ? 0 : (core.to[index] ?? core.text.length);
  const end = core.from[index + 1] ?? core.text.length;
  return start < end ? core.text.slice(start, end) : '';
}
