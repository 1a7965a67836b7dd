/** Lists that the book gives: what belongs to them, and the order of what comes in stages. */
import type { Fact } from '../../../knowledge/index.ts';
import { tag } from '../../embedded/questions/tagger.ts';
import type { ClaimedQuote, DraftMcq } from '../../engine.ts';
import { because } from '../explain.ts';
import { alike } from '../gate/options.ts';
import { shuffled } from '../gate/seed.ts';
import { goTogether, sortsOf } from '../noun-sorts.ts';
import { capital, framed, inside, type Reading } from '../reading.ts';
import { told } from '../wording.ts';
import type { McqCandidate } from './form.ts';
import { isWhole } from './stated.ts';

interface List {
  fact: Fact;
  lead: string;
  items: string[];
  /** "Early, middle and late", "upper and middle" of "class": adjectives are told at a glance from other lists' nouns. */
  bare: boolean;
  quote: ClaimedQuote;
  chapter: number;
}

const ITEMS = { least: 3, most: 8, chars: 45 };
const LEAD = { least: 12, most: 160 };
const WORTH = 2.2;

/** Lists and stages whose members are short and stand in one sentence. */
function listsOf(reading: Reading): List[] {
  const facts = [...reading.knowledge.ofKind('list'), ...reading.knowledge.ofKind('step')];
  return facts.flatMap((fact): List[] => {
    const [quote] = fact.quotes;
    const sentence = reading.sentences[fact.stored.first];
    const items = fact.items.map((item) => inside(reading, told(item)));
    const lead = capital(told(fact.subject));
    const short = items.every((item) => item.length > 1 && item.length <= ITEMS.chars && quote?.quote.includes(item));
    const fits = items.length >= ITEMS.least && items.length <= ITEMS.most && short;
    if (
      !quote ||
      !sentence ||
      fact.quotes.length > 1 ||
      !fits ||
      !isWhole(reading, lead) ||
      /[?!:;"“”«»()[\]]/.test(lead)
    )
      return [];
    if (lead.length < LEAD.least || lead.length > LEAD.most || items.some((item) => /[\p{Nd}"“”()]/u.test(item)))
      return [];
    const bare = reading.frames.tagged === true && items.some(isAdjective);
    return [{ fact, lead, items, bare, quote, chapter: reading.chapterOf(sentence) }];
  });
}

const isAdjective = (item: string): boolean => !item.includes(' ') && tag(item)[0]?.pos === 'ADJ';

export function memberForms(reading: Reading): McqCandidate[] {
  const lists = listsOf(reading);
  return lists
    .filter(({ quote }) => reading.inRange(quote.page))
    .flatMap((list) => {
      const shared = {
        level: 'understand' as const,
        chapter: list.chapter,
        score: WORTH + list.fact.importance / 120,
        about: [`${list.fact.stored.first}`],
      };
      const ordered = list.fact.kind === 'step' && list.items.length <= MOST_STAGES && !ordersItself(reading, list);
      const belonging = { ...shared, draft: (random: () => number) => belongs(reading, list, lists, random) };
      return [
        ...(list.bare ? [] : [{ ...belonging, form: 'belongs' }]),
        ...(ordered
          ? [{ ...shared, form: 'stages', draft: (random: () => number) => stages(reading, list, random) }]
          : []),
      ];
    });
}

/** Two members; the other options each name one or two things that belong to other lists of the book. */
function belongs(reading: Reading, list: List, lists: readonly List[], random: () => number): DraftMcq | null {
  const strangers = lists
    .filter((other) => other !== list && !other.bare)
    .sort((a, b) => Number(b.chapter === list.chapter) - Number(a.chapter === list.chapter))
    .flatMap(({ items, quote }) => items.map((text) => ({ text, quote })))
    .filter(
      ({ text }) =>
        !list.items.some((item) => alike(item, text)) &&
        !list.quote.quote.toLowerCase().includes(text.toLowerCase()) &&
        list.items.some((item) => words(item) === words(text)) &&
        (!reading.frames.tagged || list.items.every((item) => areOfOneForm(reading, item, text))),
    )
    .slice(0, STRANGERS);
  const [one, two, three] = shuffled(list.items, random);
  const [odd, other, third] = shuffled(strangers, random);
  if (!one || !two || !three || !odd || !other || !third) return null;
  const both = (a: string, b: string) => capital(framed(reading.frames.and, a, b));
  const wrong = [
    { text: both(one, odd.text), about: odd.quote },
    { text: both(other.text, three), about: other.quote },
    { text: both(third.text, two), about: third.quote },
  ];
  return {
    question: framed(reading.frames.belongs, list.lead),
    options: [both(one, two), ...wrong.map(({ text }) => text)],
    answer_index: 0,
    explanation: because(reading, list.quote),
    evidence: list.quote,
    about: [null, ...wrong.map(({ about }) => about)],
    level: 'understand',
    form: 'belongs',
  };
}

/** "Maintaining order" beside "planning ahead", "the lobe" beside "the gland": what is said in another form is told at a glance. */
function areOfOneForm(reading: Reading, one: string, other: string): boolean {
  const acts = (text: string) =>
    reading.lexicon?.gerundEndings.some((ending) => text.split(' ', 1)[0]?.endsWith(ending));
  const article = (text: string) => reading.lexicon?.articles.has(text.split(' ', 1)[0]?.toLowerCase() ?? '');
  if (acts(one) !== acts(other) || article(one) !== article(other)) return false;
  return acts(one) || goTogether(sortsOf(reading, one), sortsOf(reading, other));
}

const STRANGERS = 6;
const words = (text: string) => text.split(' ').length;

/** "Early, middle and late": stages that say themselves which comes first. */
function ordersItself({ frames }: Reading, { items }: List): boolean {
  const telling = new Set(frames.selfOrdered?.split(' '));
  return items.filter((item) => telling.has(item.split(' ', 1)[0]?.toLowerCase() ?? '')).length > 1;
}

/** Stages to be put in the order that the book gives them. */
function stages(reading: Reading, list: List, random: () => number): DraftMcq | null {
  const { items, lead, quote } = list;
  const listed = shuffled(items, random);
  const shown = (order: readonly string[]) => order.map((item) => LETTERS[listed.indexOf(item)]).join(' → ');
  const right = shown(items);
  const others = new Set(
    Array.from({ length: TRIES }, () => shown(shuffled(items, random))).filter((one) => one !== right),
  );
  const wrong = [...others].slice(0, 3);
  if (wrong.length < 3 || new Set(items).size < items.length) return null;
  return {
    question: `${framed(reading.frames.stages, lead)}\n${listed.map((item, at) => `${LETTERS[at]}. ${item}`).join('\n')}`,
    options: [right, ...wrong],
    answer_index: 0,
    explanation: because(reading, quote),
    evidence: quote,
    parts: items.map((text) => ({ text, quote })),
    level: 'understand',
    form: 'stages',
  };
}

const MOST_STAGES = 6;
const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F'];
const TRIES = 24;
