/** JSON that is not all there: what of it is whole. */

const CLOSER: Record<string, string> = { '{': '}', '[': ']' };

/**
 * The value of a JSON text. Of one that was cut short, all that is whole before the cut: the last member or item that was
 * begun is left out. Words around it (a code fence, a preface) are passed over.
 * @returns the value and whether the text was whole; undefined where there is no object in it
 */
export function looseJson(text: string): { value: unknown; whole: boolean } | undefined {
  const start = text.indexOf('{');
  if (start < 0) return undefined;
  const open: string[] = [];
  let inString = false;
  let cut = { at: -1, closers: '' };
  for (let at = start; at < text.length; at++) {
    const sign = text[at]!; // at < length
    if (inString) {
      if (sign === '\\') at++;
      else if (sign === '"') inString = false;
      continue;
    }
    if (sign === '"') inString = true;
    else if (CLOSER[sign]) open.push(CLOSER[sign]);
    else if (sign === ',') cut = { at, closers: open.toReversed().join('') };
    else if (sign === '}' || sign === ']') {
      open.pop();
      cut = { at: at + 1, closers: open.toReversed().join('') };
      if (open.length === 0) break;
    }
  }
  if (cut.at < 0) return undefined;
  const value = parsed(text.slice(start, cut.at) + cut.closers);
  return value === undefined ? undefined : { value, whole: cut.closers === '' };
}

/** Tells what is whole of a JSON text that grows, each time another object in it may have come to its end. */
export function asItGrows(tell: (value: unknown) => void): (text: string) => void {
  let seen = -1;
  return (text) => {
    const end = text.lastIndexOf('}');
    if (end <= seen) return;
    seen = end;
    tell(looseJson(text)?.value);
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
