/** Words broken over a line end: joined, or compounds that keep their hyphen. */
import { allPacks } from '../../language/packs/index.ts';

const WORD = /\p{L}+(?:-\p{L}+)*/gu;
/** So much of a line's end is looked at: longer than any word or address that is broken, and a hostile line costs no more. */
const LINE_END = 200;
const HYPHEN_AT_END = /[-\u2010]$/;
const BROKEN_WORD = /(?<!\S)\S+[-\u2010]$/u;
const BROKEN = /(?<!\S)(?<token>\S*?)(?<left>\p{L}+)[-\u2010]$/u;
const RIGHT = /^(?<right>\p{L}+)/u;

/** "pre- and post-war": a hyphen before one of these is one to keep, and the words stay apart. */
const CONJUNCTIONS = new Set(allPacks.flatMap(({ headings }) => [...headings.conjunctions]));

/** Where a web address or a path goes on, its hyphen is its own. */
const ADDRESS = /[/@_\\]|\w\.\w/;

export type Joint = 'apart' | 'drop-hyphen' | 'keep-hyphen';

/** Remembers how a book writes its words, page after page. */
export class Words {
  private readonly plain = new Set<string>();
  private readonly compounds = new Set<string>();
  private readonly firstParts = new Set<string>();

  /** @param line a printed line; its last word may be broken and is left aside */
  learn(line: string): void {
    const whole = HYPHEN_AT_END.test(line) ? line.replace(BROKEN_WORD, '') : line;
    for (const word of whole.toLowerCase().match(WORD) ?? []) {
      const hyphen = word.indexOf('-');
      if (hyphen < 0) this.plain.add(word);
      else {
        this.compounds.add(word);
        this.firstParts.add(word.slice(0, hyphen));
      }
    }
  }

  /** How the end of one line and the beginning of the next make a word. */
  joint(end: string, beginning: string): Joint {
    if (!HYPHEN_AT_END.test(end)) return 'apart';
    const broken = BROKEN.exec(end.slice(-LINE_END))?.groups;
    const right = RIGHT.exec(beginning)?.groups?.right;
    if (!broken?.left || !right) return 'apart';
    if (CONJUNCTIONS.has(right)) return 'apart';
    if (!/^\p{Ll}/u.test(right) || ADDRESS.test(broken.token ?? '')) return 'keep-hyphen';
    return this.isCompound(broken.left.toLowerCase(), right.toLowerCase()) ? 'keep-hyphen' : 'drop-hyphen';
  }

  /** Seen with its hyphen; or both parts are words, the first one of those that make compounds, and never seen joined. */
  private isCompound(left: string, right: string): boolean {
    if (this.plain.has(left + right)) return false;
    if (this.compounds.has(`${left}-${right}`)) return true;
    return this.firstParts.has(left) && this.plain.has(left) && this.plain.has(right);
  }
}
