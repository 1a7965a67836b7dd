/** What a section tells of several years, whoever did it, to be put in order: a history names another agent in each sentence. */
import type { DraftMcq } from '../../engine.ts';
import { matters } from '../chapters.ts';
import { alike } from '../gate/options.ts';
import { capital, type Reading } from '../reading.ts';
import type { Plain } from '../sentences.ts';
import { told } from '../wording.ts';
import type { Figure } from './figures.ts';
import { LAST, type McqCandidate } from './form.ts';
import { type Happening, inOrder } from './order.ts';

const WORTH = 0.2;
/** One such question of five. */
const SHARE = 0.2;
const LABEL = { least: 24, most: 130 };
/** Years nearer than this are remembered as figures, not as an order. */
const APART = 5;
/** What is told so many sentences apart belongs to different stories. */
const NEAR = 24;

interface Event extends Happening {
  sentence: Plain;
}

/**
 * Questions for the order of three events of one titled section, or of a chapter that tells a history, told near one another. An
 * event is a sentence that can be asked about by itself, tells of the past, and opens or ends with its only year in the words of
 * the pack's `when`; none in a language without them.
 */
export function chronologyForms(reading: Reading, figures: readonly Figure[]): McqCandidate[] {
  const matterOf = matters(reading);
  const told = tellsInOrder(figures);
  const isStory = (one: Plain) => matterOf(one.section) !== '' || told.has(one.chapter);
  const events = figures
    .filter(({ sentence }) => sentence.fit && reading.inRange(sentence.quote.page) && isStory(sentence))
    .flatMap((figure) => eventOf(reading, figure));
  return events.map((first) => ({
    form: 'chronology',
    tier: LAST,
    share: SHARE,
    firm: true,
    level: 'understand' as const,
    chapter: first.sentence.chapter,
    score: WORTH + first.sentence.worth,
    about: [`chronology ${Math.floor(first.sentence.at / NEAR)}`],
    draft: (random: () => number) => draftOf(reading, events.filter(isBeside(first.sentence, told)), random),
  }));
}

/** The chapters that tell a history from its beginning to its end: of their years, or of all the book's, hardly one is earlier than the one before. */
function tellsInOrder(figures: readonly Figure[]): ReadonlySet<number> {
  const years = figures.filter(({ unit }) => unit === null);
  const chapters = Map.groupBy(years, ({ sentence }) => sentence.chapter);
  const rises = (told: readonly Figure[]) =>
    told.length >= HISTORY.least &&
    told.filter(({ value }, i) => value >= (told[i - 1]?.value ?? 0)).length >= HISTORY.rising * told.length;
  const all = rises(years);
  return new Set([...chapters].filter(([, told]) => all || rises(told)).map(([chapter]) => chapter));
}

/** So many years make a history, and so many of them rise. */
const HISTORY = { least: 8, rising: 0.85 };

/** Whether an event belongs to the same story as a sentence, behind it and near it. */
const isBeside =
  (first: Plain, told: ReadonlySet<number>) =>
  ({ sentence }: Event): boolean => {
    const isOne = sentence.section === first.section || (told.has(sentence.chapter) && told.has(first.chapter));
    return isOne && sentence.at >= first.at && sentence.at - first.at <= NEAR;
  };

function draftOf(reading: Reading, events: readonly Event[], random: () => number): DraftMcq | null {
  const three: Event[] = [];
  for (const one of events) {
    const fresh = three.every(({ year, label }) => Math.abs(year - one.year) >= APART && !alike(label, one.label));
    if (three.length < 3 && fresh) three.push(one);
  }
  return inOrder(reading, three, random);
}

/** What happened, without the year that the sentence opens or ends with; none where another number of that sort stands in it. */
function eventOf({ frames: { when }, lexicon }: Reading, { sentence, token, unit, value }: Figure): Event[] {
  const { text, tokens, quote } = sentence;
  const year = tokens[token];
  if (unit !== null || !when || !lexicon || !year || (text.match(/\p{Nd}{4}/gu) ?? []).length !== 1) return [];
  const run = when.inYear
    .split('|')
    .map((words) => words.trim().split(' ').filter(Boolean))
    .find((words) => words.length > 0 && words.every((word, i) => tokens[token - words.length + i]?.text === word));
  if (!run) return [];
  const from = token - run.length;
  const last = when.behind?.split(' ').includes(tokens[token + 1]?.text ?? '') ? token + 1 : token;
  const rest = text.slice(tokens[last]?.end).replace(/^\s*[,.]?\s*/u, '');
  if (from > 0 && rest !== '') return [];
  const label = capital(told(from === 0 ? rest : text.slice(0, tokens[from]?.start)));
  const past = tokens.some(
    ({ text: word }) => lexicon.past.has(word) || lexicon.pastEndings.some((end) => word.endsWith(end)),
  );
  // "Before the war and", ": …": what stands beside the year belongs to it.
  const whole = /^[\p{L}\p{M}\p{Nd}’' ,-]+$/u.test(label) && !small(lexicon, label);
  if (!past || !whole || label.length < LABEL.least || label.length > LABEL.most) return [];
  return [{ sentence, label, year: value, quotes: [quote] }];
}

/** Whether words end with one that something must follow: "of", "and", "the". */
function small(lexicon: NonNullable<Reading['lexicon']>, label: string): boolean {
  const last = label.split(/\s+/).at(-1)?.toLowerCase() ?? '';
  return [lexicon.prepositions, lexicon.conjunctions, lexicon.articles, lexicon.and].some((words) => words.has(last));
}
