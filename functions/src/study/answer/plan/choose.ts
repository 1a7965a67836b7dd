/** Which sentences of the book answer a question. */
import type { BookIndex } from '../../../book/search/build.ts';
import { termsOf } from '../../../book/search/terms.ts';
import { splitSentences } from '../../../book/split.ts';
import { ASKS_BACK } from '../../../book/telling/signs.ts';
import type { Fact, KnowledgeBase } from '../../../knowledge/index.ts';
import type { Turn } from '../../engine.ts';
import { entryOf, exactNames, openingOfConstruct } from '../../find/exact.ts';
import { mentionsOf } from '../../find/mentions.ts';
import { type Question, readQuestion } from '../../find/question.ts';
import { isFrameTerm } from '../../find/words.ts';
import { type Group, groupAround, merge } from '../compose/compose.ts';
import { saidAs } from '../compose/wording.ts';
import { againstNumbered, asksOfUnknown, hasOwnSection } from '../find/decide.ts';
import { lookUp } from '../find/looked-up.ts';
import { pairOf } from '../question/parts.ts';
import { comparing, pickComparison } from './compare.ts';
import { countsUp, pickMembers, tellsOf } from './enumerate.ts';
import { announces } from './lists.ts';
import { membersWanted, ofAnother } from './members.ts';
import { openingSaid } from './opening.ts';
import { pickSentences } from './pick.ts';
import { pickDefinition, type Stated } from './pick-definition.ts';
import { titledSteps } from './steps.ts';

const CITES = /(?<!\\)\[\d+\]/;
/** A subject of more terms is described rather than named, and what the book says of it is found as any other answer. */
const MOST_SUBJECT = 2;

/** The groups of sentences that answer; null where the book has no answer. */
export function choose(
  asked: Question,
  index: BookIndex,
  history: readonly Turn[],
  facts: KnowledgeBase | null = null,
): Group[] | null {
  const { retrieved, mentions, home, ranked, odds } = lookUp(asked, index);
  const construct = asked.subject === null ? null : openingOfConstruct(asked.subject, index);
  if (construct !== null) return [groupAround(index, construct, 'needed')];
  const program = asked.subject ?? programIn(asked, index);
  const entry = program === null ? null : entryOf(program, index);
  if (entry !== null && program !== null) return [{ ...groupAround(index, entry, 'needed'), label: program }];
  const compared = asked.kind === 'comparison' ? pickComparison(asked.text, index) : null;
  if (compared?.defined) return compared.groups;
  if (asksOfUnknown(asked, mentions, index)) return null;
  const goesOn = asked.goesOn && CITES.test(history.at(-1)?.answer ?? '');
  const isDefined = mentions.some((one) => one.defines && one.complete);
  const known = goesOn || isDefined || hasOwnSection(asked, index);
  if (!known && odds < againstNumbered(asked, index)) return null;
  const skip = goesOn ? alreadySaid(index, history) : () => false;
  if (compared) return comparing(asked, compared.groups, index);
  const wanted = membersWanted(asked.text, index.language);
  const members = wanted === null ? [] : pickMembers(wanted, asked.weights, retrieved, index, facts);
  if (members.length > 0) return members;
  const steps = wanted ? titledSteps(wanted.head, asked, index) : [];
  if (steps.length > 0) return steps;
  const defines =
    asked.subject !== null && (isDefined || asked.who || asked.weights.size <= MOST_SUBJECT || ranked.length === 0);
  const defined = defines ? pickDefinition(mentions, index, skip, asked.who, statedBy(facts, asked.subject), home) : [];
  if (defined.length > 0) return defined;
  const opening = asksHow(asked) && !goesOn ? openingSaid(home, index) : null;
  const picked = opening ?? pickSentences(asked, ranked, index, skip, facts);
  if (asked.kind === 'comparison' && !goesOn) return comparing(asked, picked, index);
  if (wanted === null) return picked;
  // What lists nothing and does not even name what was to be listed is about something else.
  const textOf = ({ main }: Group) => index.sentences[main]?.text ?? '';
  const groups = picked.filter(
    (group) => !announces(index, group.last) || !ofAnother(textOf(group), wanted, index.language),
  );
  const isOfIt = (group: Group) =>
    isFrameTerm(wanted.head, index.language) ||
    (namesIn(group, wanted.head, index) && tellsOf(group.main, wanted.head, asked.weights, index));
  const { count } = wanted;
  const full = count === null ? undefined : groups.find((group) => isOfIt(group) && countsUp(group.main, count, index));
  if (full) return [full];
  const listed = asked.kind === 'list' || count !== null;
  return listed && !goesOn && !groups.some(isOfIt) ? null : groups;
}

/** The one name of a program that a question asks about, and hardly anything else: "What does the function numel return?" */
function programIn({ text, weights }: Question, index: BookIndex): string | null {
  const [first, ...others] = exactNames(text, index);
  if (!first || first.keyword || others.length > 0) return null;
  const own = new Set(termsOf(first.name, index.language));
  const told = [...weights.keys()].filter((term) => !own.has(term) && !isFrameTerm(term, index.language));
  return told.length <= BESIDE ? first.name : null;
}
/** What is asked of a program by so many more words ("return", "function") is what it does. */
const BESIDE = 2;

/** "How do I define a function?": how something is done, and not why, or how much of it there is. */
const asksHow = ({ kind, why }: Question): boolean => kind === 'reason' && !why;

const namesIn = ({ first, last }: Group, head: string, index: BookIndex): boolean =>
  index.sentences.slice(first, last + 1).some(({ text }) => termsOf(text, index.language).includes(head));

/** The sentences from which the book's facts have read what a subject means. */
function statedBy(facts: KnowledgeBase | null, subject: string | null): Stated {
  const found = facts && subject !== null ? facts.definitionsOf(subject) : [];
  const places = (some: readonly Fact[]) => new Set(some.map(({ stored }) => stored.first));
  return { all: places(found), outright: places(found.filter(({ link }) => link !== null)) };
}

/** The groups that answer any of several questions in one text; null where the book answers none. */
export function chooseForPart(text: string, index: BookIndex, facts: KnowledgeBase | null = null): Group[] | null {
  const pair = pairOf(text, index);
  if (pair) {
    const [first, second] = pair.map((part) => readQuestion(part, index));
    const compared = second?.kind === 'comparison' ? pickComparison(second.text, index) : null;
    if (compared) return compared.groups;
    const groups = [first, second].flatMap((asked) => (asked && choose(asked, index, [], facts)) ?? []);
    return groups.length > 0 ? merge(groups, index) : null;
  }
  return firstDefined(text, index, facts);
}

/** Of several sentences the first that asks for a term the book defines ("What is X? Give an example of your own."). */
function firstDefined(text: string, index: BookIndex, facts: KnowledgeBase | null): Group[] | null {
  const parts = splitSentences(text).map(({ start, end }) => text.slice(start, end));
  if (parts.length < 2) return null;
  for (const part of parts.filter((sentence) => ASKS_BACK.test(sentence))) {
    const asked = readQuestion(part, index);
    const defined = mentionsOf(asked, index).some(({ defines }) => defines);
    const groups = defined ? choose(asked, index, [], facts) : null;
    if (groups) return groups;
  }
  return null;
}

/** Whether a sentence was part of an earlier answer: "tell me more" wants another. */
function alreadySaid(index: BookIndex, history: readonly Turn[]): (at: number) => boolean {
  const said = history.map(({ answer }) => answer).join('\n');
  return (at) => {
    const sentence = index.sentences[at];
    return sentence !== undefined && said.includes(saidAs(sentence));
  };
}
