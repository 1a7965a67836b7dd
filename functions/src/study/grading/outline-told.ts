/** The points of an outline beside each other: what was said of the wrong one, and what is left open. */
import { packFor } from '../../language/packs/index.ts';
import type { DraftPoint } from '../engine.ts';
import { nearnessOf } from './meaning.ts';
import { type EntryKey, toldOf } from './outline-keys.ts';
import { quoted, sourceOf } from './phrases.ts';
import { type ReadText, readText, type Token } from './text.ts';

/** So many words of one's own behind a point's name may be the point in other words; fewer where they say so much of it. */
const OWN_WORDS = { strange: 3, near: 2, share: 0.1 };

/** What makes one point of an outline does not contradict another that shares some of its words. */
function meantOtherwise(draft: DraftPoint, drafts: readonly DraftPoint[]): DraftPoint {
  const { student_words: words, contradicted } = draft;
  const makesAnother = drafts.some((other) => other.met && words !== null && other.student_words?.includes(words));
  if (!contradicted || !makesAnother) return draft;
  const { note: _, ...plain } = draft;
  return { ...plain, contradicted: false, student_words: null };
}

function missed({ unsure: _, ...draft }: DraftPoint): DraftPoint {
  return { ...draft, met: false, student_words: null };
}

/** Whether words say nothing of an entry but its name, what the question says and what several entries share ("a process"). */
function isIdle(words: string, entries: readonly ReadText[], keys: readonly EntryKey[], question: ReadText): boolean {
  const holds = (text: readonly Token[], { stem }: Token) => text.some((word) => word.stem === stem);
  const names = [...keys.flatMap((key) => key.names), ...question.content];
  return readText(words, question.language).content.every(
    (word) => word.weight < 1 || holds(names, word) || entries.filter(({ content }) => holds(content, word)).length > 1,
  );
}

/**
 * Each point as it stands beside the others. A missing one is told whose meaning was given to it; one whose name is followed
 * by words of the student's own is left open.
 */
export function besideOthers(
  drafts: readonly DraftPoint[],
  answer: ReadText,
  entries: readonly ReadText[],
  keys: readonly EntryKey[],
  question: ReadText,
): DraftPoint[] {
  return drafts.map((given, index) => {
    const draft = meantOtherwise(given, drafts);
    const [entry, key, told] = [entries[index], keys[index], toldOf(answer, keys, index)];
    if (draft.contradicted || !entry || !key || !told) return draft;
    const otherKey = keys[told.of];
    // What another sentence makes is made, whatever this one gives to the wrong name.
    const own = sourceOf(answer.source, told.sentence);
    const isIts = draft.student_words === null || own.includes(draft.student_words);
    if (told.of !== index && otherKey && isIts) {
      return {
        ...missed(draft),
        note: `You say of ${quoted(key.label)} what the book says of ${quoted(otherKey.label)}.`,
      };
    }
    if (draft.unsure && isIdle(draft.student_words ?? '', entries, keys, question)) return missed(draft);
    if (draft.met || draft.unsure) return draft;
    const said = told.sentence.filter(
      ({ weight, stem }) => weight > 0 && !key.names.some((name) => name.stem === stem),
    );
    const { own: strange, said: share } = nearnessOf(entry.content, said, key.names);
    // "Veins carry it back there": what a pronoun stands for is not looked for.
    const pronouns = packFor(answer.language === 'und' ? 'en' : answer.language).words.pronouns;
    const refers = told.sentence.some(({ text }) => pronouns.includes(text));
    const enough = strange >= OWN_WORDS.strange || (share >= OWN_WORDS.share && (refers || strange >= OWN_WORDS.near));
    if (!enough) return draft;
    return { ...draft, unsure: true, student_words: own };
  });
}
