/** Questions that ask for several things at once. */

/** "… about A and about B": the words before "about", A, and B. */
const ABOUTS =
  /^(?<frame>.*?\b(?<word>about|on|of) )(?<first>.+?),? and(?: also)? \k<word> (?<second>.+?)(?<end>[\s?.!]*)$/iu;
/** "What is A and what is B?" */
const ASKED =
  /^(?<first>(?:what|who|how|why|when|where)\b.+?),? and (?<second>(?:what|who|how|why|when|where) (?:is|are|was|were|do|does|did|can)\b.+?)[\s?.!]*$/iu;
const COMPARED = /\b(?:compar|contrast|differ|versus|vs\b|between|relat|connect|in common)/i;

export interface Part {
  /** What it is about, as the student wrote it. */
  about: string;
  question: string;
}

/** The parts of a question, each a question of its own; empty for one that asks for one thing, or compares. */
export function partsOf(question: string): Part[] {
  const text = question.trim();
  if (COMPARED.test(text)) return [];
  const abouts = ABOUTS.exec(text)?.groups;
  if (abouts) {
    const { frame = '', first = '', second = '' } = abouts;
    return [first, second].map((about) => ({ about, question: `${frame}${about}?` }));
  }
  const asked = ASKED.exec(text)?.groups;
  return [asked?.first, asked?.second].flatMap((part) => (part ? [{ about: part, question: `${part}?` }] : []));
}

const SAYS =
  /^what (?:do|does|can) (?:all )?(?:my|the|these|this|those)? ?(?:\w+ )?(?:books?|pdfs?|notes|texts?) (?:say|tell|write|know|teach)(?: me| us)? (?:about|of|on) (?<about>[^?]{2,60}?)[\s?.!]*$/iu;

/** "What do my books say about X?" asked as "What is X?": the words around X stand in no book. Null for other questions. */
export function askedPlainly(question: string): string | null {
  const about = SAYS.exec(question.trim())?.groups?.about;
  return about && about.split(/\s+/).length <= 4 ? `What is ${about}?` : null;
}
