/** Patterns that are compiled when a text comes that they may find something in (`needs.ts`), and not before. */
import { has, isForeign, type Needs, needsOf, ODDLY_CASED } from './needs.ts';

/** The text that was looked at last, as all patterns that are tried on it need it. */
let last = { text: '', lower: '', isLatin: true, isOdd: false };

function looked(text: string): typeof last {
  if (last.text !== text) {
    const isLatin = !/[^\0-\xff]/.test(text);
    last = { text, lower: text.toLowerCase(), isLatin, isOdd: ODDLY_CASED.test(text) };
  }
  return last;
}

/** A pattern that was tried on so many texts in vain is compiled: it finds nothing faster than this is told. */
const MOST_TRIES = 24;

/**
 * A pattern that is the same as any other with its source and flags; only when it is compiled differs. What a text lacks is told
 * by its words alone, so that nothing is found or missed that would not be without.
 */
export class Unhurried extends RegExp {
  /** The source as it was before word edges were spelled out. */
  readonly plain: string;
  readonly #source: string;
  #needs: Needs | undefined;
  #isForeign = false;
  #tries = 0;
  /** The pattern itself, from the first text on that it may find something in: to read a long source takes V8 a tenth of a millisecond. */
  #real: RegExp | undefined;

  /** @param plain what to read its needs from; left out, it is compiled with its first text */
  constructor(source: string | RegExp, flags?: string, plain?: string) {
    super('', flags ?? (typeof source === 'string' ? '' : source.flags));
    this.#source = typeof source === 'string' ? source : source.source;
    this.plain = plain ?? this.#source;
    if (plain === undefined || plain.length < SHORT) this.#compile();
  }

  override get source(): string {
    return this.#source;
  }

  override exec(text: string): RegExpExecArray | null {
    if (this.#real === undefined && this.#isInVain(text)) {
      if (this.global || this.sticky) this.lastIndex = 0;
      return null;
    }
    const real = this.#real ?? this.#compile();
    real.lastIndex = this.lastIndex;
    const found = real.exec(text);
    if (this.global || this.sticky) this.lastIndex = real.lastIndex;
    return found;
  }

  #compile(): RegExp {
    this.#real = new RegExp(this.#source, this.flags);
    return this.#real;
  }

  /** Whether nothing can be found in a text. */
  #isInVain(text: string): boolean {
    if (this.#needs === undefined) {
      this.#needs = needsOf(this.plain);
      this.#isForeign = isForeign(this.#needs);
    }
    const { lower, isLatin, isOdd } = looked(text);
    if (this.#isForeign && isLatin && !isOdd) return true;
    if (this.#tries++ < MOST_TRIES && !isOdd && !has(lower, this.#needs)) return true;
    return false;
  }
}

/** A shorter source than this is compiled as fast as it is read. */
const SHORT = 16;
