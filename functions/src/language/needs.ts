/**
 * What a text must have for a pattern to find anything in it, read from the pattern's source. V8 takes milliseconds to compile a
 * long pattern, and a process that answers its first question would compile some three hundred, most of which find nothing:
 * whether their words stand in a text at all is told in a hundredth of that.
 */

/** A piece of text in lower case; all of these; any of these. Null: nothing that can be told. */
export type Needs = string | { all: readonly Needs[] } | { any: readonly Needs[] } | null;

/**
 * Signs that match others than their own capital or small letter where case is ignored ("ſ" and "s", "σ" and "ς"): of a text or a pattern
 * with one of them nothing is told by its small letters.
 */
export const ODDLY_CASED =
  /[\u0345\u00b5\u017f\u0390\u03a3\u03b0\u03c2\u03d0-\u03f5\u1c80-\u1c88\u1e9b\u1fbe\u1fd3\u1fe3\ufb05\ufb06]/;

const PLAIN = /[^\\^$.*+?()[\]{}|]+/y;
const OPENING = /\((?:\?(?:[:=!]|<[=!]|<[^>]+>|[a-z]*(?:-[a-z]+)?:))?/y;
const CLASS = /\[(?:[^\]\\]|\\.)*\]/y;
const ESCAPE = /\\(?:[pPuk](?:\{[^}]*\}|<[^>]*>)|u[\da-fA-F]{4}|x[\da-fA-F]{2}|c[A-Za-z]|\d+|([\s\S]))/y;
const QUANTIFIER = /(?:[*?+]|\{(\d+)(?:,\d*)?\})\??/y;
/** "\." is a full stop, "\s" no letter. */
const SIGN = /[^\p{L}\d]/u;

/** Reads a pattern's source from left to right; what it cannot tell of needs nothing. */
class Reader {
  private at = 0;
  private readonly source: string;

  constructor(source: string) {
    this.source = source;
  }

  /** Alternatives up to a closing bracket or the end. */
  alternatives(): Needs {
    const branches = [this.sequence()];
    while (this.source[this.at] === '|') {
      this.at++;
      branches.push(this.sequence());
    }
    if (branches.includes(null)) return null;
    return branches.length === 1 ? (branches[0] ?? null) : { any: branches };
  }

  private sequence(): Needs {
    const all: Needs[] = [];
    let letters = '';
    const flush = () => {
      if (letters && !ODDLY_CASED.test(letters)) all.push(letters.toLowerCase());
      letters = '';
    };
    for (let char = this.source[this.at]; char !== undefined && char !== '|' && char !== ')'; ) {
      const plain = this.next(PLAIN)?.[0] ?? (char === '\\' ? this.escaped() : null);
      if (plain === null) {
        flush();
        const needs = this.piece(char);
        if (this.least() !== 0 && needs !== null) all.push(needs);
      } else {
        const least = this.least();
        // Only the last of these letters is what a quantifier speaks of.
        const last = least === null ? '' : ([...plain].at(-1) ?? '');
        letters += plain.slice(0, plain.length - last.length);
        if (least !== null) flush();
        if (least !== null && least > 0 && last && !ODDLY_CASED.test(last)) all.push(last.toLowerCase());
      }
      char = this.source[this.at];
    }
    flush();
    return all.length < 2 ? (all[0] ?? null) : { all };
  }

  /** A group or a class; of any other sign (".", "^") nothing can be told. */
  private piece(char: string): Needs {
    if (char === '(') return this.group();
    if (char === '[') this.next(CLASS);
    else if (char !== '\\') this.at++;
    return null;
  }

  private group(): Needs {
    const opening = this.next(OPENING)?.[0] ?? '';
    const needs = this.alternatives();
    this.at++;
    // What must not stand there is not needed.
    return opening.endsWith('!') ? null : needs;
  }

  /** The sign that an escape stands for; null where it is a kind of signs, an edge, or told by its number. */
  private escaped(): string | null {
    const one = this.next(ESCAPE)?.[1];
    return one !== undefined && SIGN.test(one) ? one : null;
  }

  /** How often what stands before must at least be there; null where no quantifier follows. */
  private least(): number | null {
    const found = this.next(QUANTIFIER);
    if (!found) return null;
    return found[1] === undefined ? Number(found[0].startsWith('+')) : Number(found[1]);
  }

  private next(sticky: RegExp): RegExpExecArray | null {
    sticky.lastIndex = this.at;
    const found = sticky.exec(this.source);
    if (found) this.at = sticky.lastIndex;
    return found;
  }
}

/** What a text must have for a pattern of this source to find anything in it, whether or not the pattern ignores case. */
export const needsOf = (source: string): Needs => new Reader(source).alternatives();

/** Whether a text in lower case has what is needed. */
export function has(lower: string, needs: Needs): boolean {
  if (needs === null) return true;
  if (typeof needs === 'string') return lower.includes(needs);
  return 'all' in needs ? needs.all.every((one) => has(lower, one)) : needs.any.some((one) => has(lower, one));
}

const BEYOND_LATIN = /[^\0-\xff]/;

/** Whether what is needed always has a sign beyond Latin-1, so that no text without one can have it. */
export function isForeign(needs: Needs): boolean {
  if (needs === null) return false;
  if (typeof needs === 'string') return BEYOND_LATIN.test(needs);
  return 'all' in needs ? needs.all.some(isForeign) : needs.any.every(isForeign);
}
