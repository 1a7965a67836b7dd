/** Questions that ask for several things at once. */
import { once } from '../../../language/once.ts';
import { allPacks } from '../../../language/packs/index.ts';

const known = once(() => {
  const wishes = allPacks.flatMap(({ converse }) => converse ?? []);
  return {
    several: wishes.flatMap(({ several }) => several ?? []),
    says: wishes.flatMap(({ says }) => says ?? []),
  };
});

export interface Part {
  /** What it is about, as the student wrote it. */
  about: string;
  question: string;
}

/** The parts of a question, each a question of its own; empty for one that asks for one thing, or compares. */
export function partsOf(question: string): Part[] {
  const text = question.trim();
  for (const { compared, abouts, asked } of known().several) {
    if (compared.test(text)) return [];
    const about = abouts.exec(text)?.groups;
    if (about) {
      const { frame = '', first = '', second = '' } = about;
      return [first, second].map((about) => ({ about, question: `${frame}${about}?` }));
    }
    const both = asked.exec(text)?.groups;
    if (both) return [both.first, both.second].flatMap((part) => (part ? [{ about: part, question: `${part}?` }] : []));
  }
  return [];
}

/** "What do my books say about X?" asked as "What is X?": the words around X stand in no book. Null for other questions. */
export function askedPlainly(question: string): string | null {
  for (const { asks, plainly } of known().says) {
    const about = asks.exec(question.trim())?.groups?.about;
    if (about && about.split(/\s+/).length <= 4) return plainly.replace('%', () => about);
  }
  return null;
}
