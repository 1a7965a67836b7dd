/** Long questions of several parts: what a section defines, gives reasons for and sets apart, each part a point of its own. */
import { matters } from '../chapters.ts';
import { CrossQuestionConflicts } from '../gate/cross-question-conflicts.ts';
import { draftFault } from '../gate/draft-fault.ts';
import { alike } from '../gate/options.ts';
import { contentWords, likeness } from '../gate/words.ts';
import { framed, type Reading } from '../reading.ts';
import { type LaqCandidate, laqCandidate, POINTS } from './outline.ts';
import type { SaqCandidate } from './short.ts';

/** Less than a comparison or an outline of one subject. */
const WORTH = 0.4;
/** What is asked in a part: no word or number out of a sentence. */
const ASKED: ReadonlySet<string> = new Set([
  'meaning',
  'reason',
  'cause',
  'purpose',
  'contrast',
  'part',
  'list',
  'does',
]);
const PARTS = 3;
/** A section gives so many such questions at most. */
const MOST = 3;
/** Together they are read at once. */
const CHARS = 190;
/** Where a book has no sections, parts stand no farther apart than so many sentences. */
const STRETCH = 40;
/** Parts of one kind are worth so much less than parts of several. */
const AGAIN = 0.6;

/** @param short every short question that could be asked of the book */
export function partForms(reading: Reading, short: readonly SaqCandidate[]): LaqCandidate[] {
  const matterOf = matters(reading);
  const fit = short.filter(({ form, passing, tier = 0, draft }) => {
    // An everyday word is no term, whatever stands beside it.
    const everyday = form === 'meaning' && tier > 0;
    const made = ASKED.has(form) && !passing && !everyday ? draft(() => 0) : null;
    return made !== null && made.question.length <= CHARS && draftFault({ kind: 'saq', ...made }) === null;
  });
  const bySection = Map.groupBy(fit, ({ at }) => reading.sentences[at]?.section ?? -1);
  const ofSections = [...bySection].flatMap(([section, inside]) => questionsOf(reading, matterOf(section), inside));
  const told = new Set(ofSections.flatMap(({ about }) => about));
  // Sections with too little give to their chapter, where it has a title or nothing has.
  const left = fit.filter(({ about }) => !about.some((key) => told.has(key)));
  const ofChapters = [...Map.groupBy(left, ({ chapter }) => chapter).values()].flatMap((inside) => {
    const title = matterOf(reading.sentences[inside[0]?.at ?? 0]?.section ?? -1, true);
    return questionsOf(reading, title, inside);
  });
  return [...ofSections, ...ofChapters];
}

function questionsOf(reading: Reading, title: string, inside: readonly SaqCandidate[]): LaqCandidate[] {
  const made: LaqCandidate[] = [];
  let left = [...inside].sort((a, b) => b.score - a.score);
  while (made.length < MOST && left.length >= PARTS) {
    const chosen = chosenFrom(reading, title, left);
    if (chosen.length < PARTS) break;
    left = left.filter((one) => !chosen.includes(one));
    made.push(
      questionOf(
        reading,
        title,
        chosen.toSorted((a, b) => a.at - b.at),
      ),
    );
  }
  return made;
}

/** Parts that go together: of one stretch, of several kinds, none the answer of another, near in words to the first. */
function chosenFrom(reading: Reading, title: string, from: readonly SaqCandidate[]): SaqCandidate[] {
  const conflicts = new CrossQuestionConflicts();
  const chosen: SaqCandidate[] = [];
  const matter = new Set(contentWords(title));
  const worth = ({ score, form, at, tier = 0 }: SaqCandidate) =>
    score / 2 -
    tier -
    AGAIN * chosen.filter((other) => other.form === form).length +
    3 * likeness(matter, reading.contentAt(at));
  const left = [...from];
  while (chosen.length < PARTS && left.length > 0) {
    left.sort((a, b) => worth(b) - worth(a));
    const next = left.shift();
    const draft = next?.draft(() => 0);
    if (!next || !draft) continue;
    const asking = { question: draft.question, answer: draft.answer, options: [] };
    const near = title !== '' || chosen.every(({ at }) => Math.abs(at - next.at) <= STRETCH);
    const same = chosen.some(
      ({ about, at, draft: other }) =>
        at === next.at ||
        about.some((key) => next.about.includes(key)) ||
        alike(other(() => 0)?.answer ?? '', draft.answer),
    );
    if (!near || same || conflicts.fault(asking) !== null) continue;
    conflicts.add(asking);
    chosen.push(next);
    for (const word of reading.contentAt(next.at)) matter.add(word);
  }
  return chosen;
}

function questionOf(reading: Reading, title: string, parts: readonly SaqCandidate[]): LaqCandidate {
  const { long } = reading.frames;
  const drafts = parts.flatMap(({ draft, inside }) => {
    const made = draft(() => 0);
    return made ? [{ ...made, question: title === '' ? made.question : (inside ?? made.question) }] : [];
  });
  const listed = drafts.map(({ question }, at) => `${at + 1}. ${question}`).join('\n');
  const mean = parts.reduce((sum, { score }) => sum + score, 0) / Math.max(1, parts.length);
  const kinds = new Set(parts.map(({ form }) => form)).size;
  return laqCandidate(
    'parts',
    parts[0]?.chapter ?? -1,
    WORTH + mean / 2 + 0.4 * kinds + (title === '' ? 0 : 0.5),
    [...parts.flatMap(({ about }) => about), ...parts.map(({ at }) => `${at}`)],
    title === '' ? framed(long.questionsPlain, listed) : framed(long.questions, title, listed),
    drafts.slice(0, POINTS.most).map(({ answer, evidence }) => ({ text: answer, quote: evidence })),
  );
}
