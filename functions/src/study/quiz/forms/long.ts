/** Long-answer questions: a comparison, a section, a list, a term with what it leads to, a history by its years. */
import { sectionsOf } from '../../../book/chapters.ts';
import { quotable } from '../../../book/sentences.ts';
import type { Fact, FactKind } from '../../../knowledge/index.ts';
import { tokensOf } from '../../../knowledge/tokens.ts';
import type { Quiz } from '../../../language/parts/quiz.ts';
import { matters, placed } from '../chapters.ts';
import { alike } from '../gate/options.ts';
import { belongTogether, kinship } from '../kinship.ts';
import type { Name } from '../names.ts';
import { CLAUSE, type Predicate } from '../predicates.ts';
import { capital, framed, inside, type Reading, statement } from '../reading.ts';
import { opensLoosely, type Plain } from '../sentences.ts';
import type { QuizTerm } from '../terms.ts';
import type { Subject } from '../told-of.ts';
import { told } from '../wording.ts';
import type { Figure } from './figures.ts';
import { gistForms } from './gist.ts';
import { chronicles, histories } from './histories.ts';
import { enumerated, type LaqCandidate, laqCandidate, POINTS, type Point } from './outline.ts';
import { partForms } from './parts.ts';
import type { SaqCandidate } from './short.ts';
import { isWhole } from './stated.ts';
import { themeForms } from './theme.ts';

const CLOSE = 4.5;
const TITLE = { least: 4, most: 70 };

/** What a book holds that can be asked for at length. */
interface Material {
  terms: readonly QuizTerm[];
  names: ReadonlyMap<string, Name>;
  figures: readonly Figure[];
  short: readonly SaqCandidate[];
  /** What is said of what sentences begin with. */
  told: readonly Predicate[];
  sentences: readonly Plain[];
  subjects: readonly Subject[];
}

export function longForms(reading: Reading, material: Material): LaqCandidate[] {
  const { terms, names, figures, short, told: said, sentences, subjects } = material;
  const here = terms.filter(({ page }) => reading.inRange(page));
  return [
    ...comparisons(reading, here),
    ...explanations(reading, here),
    ...sections(reading, here),
    ...lists(reading),
    ...histories(reading, names, figures),
    ...partForms(reading, short),
    ...statements(reading, said),
    ...chronicles(reading, figures),
    ...themeForms(reading, sentences, subjects),
    ...gistForms(reading, sentences),
  ];
}

/** What the book says of a term, in its own sentence where that begins with the term; else the meaning alone. */
function definition({ text, meaning, quote, fact }: QuizTerm): Point {
  const { subject, first, last } = fact.stored;
  const whole = first === last && subject.sentence === first && subject.start <= ARTICLE && fact.context === null;
  return {
    text:
      whole && quote.quote.length <= SENTENCE
        ? `${told(quote.quote).replace(MARKER, '')}.`
        : `${capital(text)}: ${meaning}.`,
    quote,
  };
}

/** What stands before a member of a list. */
const MARKER = /^(?:[•·▪–-]|\d{1,2}[.)])\s+/u;
/** Characters that an article takes. */
const ARTICLE = 4;
const SENTENCE = 220;

function comparisons(reading: Reading, terms: readonly QuizTerm[]): LaqCandidate[] {
  return terms.flatMap((term) => {
    const close = terms
      .filter(({ key, name }) => key !== term.key && !name && !term.name)
      .map((other) => ({ other, score: kinship(reading, term, other) }))
      .filter(
        ({ other, score }) =>
          score >= CLOSE &&
          belongTogether(reading, term, other) &&
          !alike(other.text, term.text) &&
          !alike(other.meaning, term.meaning),
      )
      .sort((a, b) => b.score - a.score)
      .map(({ other }) => other);
    const [second] = close;
    // Each two of them could be mixed up, not only each with the first.
    const third = close.find(
      (other) =>
        second && other !== second && belongTogether(reading, second, other) && !alike(second.text, other.text),
    );
    if (!second || !third) return [];
    const three = [term, second, third];
    const question = framed(reading.frames.long.three, ...three.map(({ text }) => text));
    const about = three.map(({ key }) => key);
    return [laqCandidate('compare', term.chapter, 2.4 + term.weight / 2, about, question, three.map(definition))];
  });
}

/** What may be asked of a term, by the kind of fact that says it. */
const PARTS: Partial<Record<FactKind, keyof Quiz['long']>> = {
  example: 'example',
  cause: 'effect',
  purpose: 'purpose',
  part: 'parts',
  contrast: 'apart',
};

function explanations(reading: Reading, terms: readonly QuizTerm[]): LaqCandidate[] {
  const { long } = reading.frames;
  return terms.flatMap((term) => {
    const asked: string[] = [long.what];
    const points = [definition(term)];
    const kinds = new Set<FactKind>();
    for (const fact of reading.knowledge.statementsOf(term.text)) {
      const part = PARTS[fact.kind];
      const quote = fact.quotes.at(-1);
      if (!part || kinds.has(fact.kind) || !quote || fact.negated || points.length >= POINTS.most) continue;
      if (fact.kind === 'example' && fact.items.length > 0) continue;
      if (points.some(({ quote: known }) => known.quote === quote.quote)) continue;
      kinds.add(fact.kind);
      asked.push(part === 'apart' ? framed(long.apart, told(fact.object ?? '')) : long[part]);
      points.push({ text: `${told(quote.quote)}.`, quote });
    }
    if (points.length < POINTS.least) return [];
    const question = framed(long.explain, term.text, enumerated(reading, asked));
    return [laqCandidate('explain', term.chapter, 3 + term.weight / 2, [term.key], question, points)];
  });
}

function sections(reading: Reading, terms: readonly QuizTerm[]): LaqCandidate[] {
  const titles = sectionsOf(reading.book);
  return [...Map.groupBy(terms, ({ section }) => section)].flatMap(([section, here]) => {
    const title = titles[section]?.title.replace(/^[\p{Nd}.\s]+/u, '').trim() ?? '';
    const chosen = here.filter(({ name }) => !name).slice(0, 4);
    if (chosen.length < POINTS.least || title.length < TITLE.least || title.length > TITLE.most) return [];
    const question = framed(
      reading.frames.long.section,
      title,
      enumerated(
        reading,
        chosen.map(({ text }) => text),
      ),
    );
    const about = chosen.map(({ key }) => key);
    const chapter = chosen[0]?.chapter ?? -1;
    return [laqCandidate('section', chapter, 2, about, question, chosen.map(definition))];
  });
}

/** What a section says of several things, a statement each. */
function statements(reading: Reading, predicates: readonly Predicate[]): LaqCandidate[] {
  const matterOf = matters(reading);
  const here = predicates.filter(({ quote, key, opening, sort }) => {
    const whole = quote.quote.startsWith(opening);
    const named = sort === 'person' || sort === 'place' || sort.startsWith('term') || sort.startsWith(CLAUSE);
    return whole && named && key !== '' && opening.length <= OPENING && reading.inRange(quote.page);
  });
  return [...Map.groupBy(here, ({ section }) => section)].flatMap(([section, stated]) => {
    const title = matterOf(section);
    const best = stated.toSorted((a, b) => b.weight - a.weight);
    const chosen = best
      .filter(({ key }, at) => best.findIndex((other) => other.key === key) === at)
      .slice(0, SAID)
      .sort((a, b) => a.at - b.at);
    if (title === '' || chosen.length < SAID) return [];
    const named = chosen.map(({ opening }) => inside(reading, opening));
    return [
      laqCandidate(
        'said',
        chosen[0]?.chapter ?? -1,
        chosen.some(({ sort }) => sort.startsWith(CLAUSE)) ? OF_CLAUSES : 0.2,
        [...chosen.map(({ key }) => key), ...chosen.map(({ at }) => `${at}`)],
        framed(reading.frames.long.said, title, enumerated(reading, named)),
        chosen.map(({ quote }) => ({ text: statement(reading, told(quote.quote)), quote })),
      ),
    ];
  });
}

const SAID = 3;
/** Of terms and names first. */
const OF_CLAUSES = -0.2;
const OPENING = 45;

/** Lists whose members are explained in sentences of their own. */
function lists(reading: Reading): LaqCandidate[] {
  const { long } = reading.frames;
  const matterOf = matters(reading);
  return [...reading.knowledge.ofKind('list'), ...reading.knowledge.ofKind('step')].flatMap((fact: Fact) => {
    const lead = reading.sentences[fact.stored.first];
    const points = fact.stored.items.flatMap((item): Point[] => {
      const sentence = reading.sentences[item.sentence];
      const text = told(sentence?.text.slice(item.start, item.end) ?? '');
      return sentence && text.split(' ').length >= 5
        ? [{ text: `${capital(text)}.`, quote: quotable(reading.book, sentence) }]
        : [];
    });
    const subject = told(fact.subject);
    if (
      !lead ||
      !isWhole(reading, subject) ||
      leans(reading, subject) ||
      !reading.inRange(fact.page) ||
      points.length !== fact.items.length
    )
      return [];
    if (points.length < POINTS.least || points.length > POINTS.most || subject.length > 160) return [];
    const question =
      fact.kind === 'step'
        ? framed(long.steps, subject)
        : framed(long.list, placed(matterOf(lead.section), capital(subject)));
    return [laqCandidate(fact.kind, reading.chapterOf(lead), 4, [`${fact.stored.first}`], question, points)];
  });
}

/** Whether a lead-in leans on what stands before it. */
function leans(reading: Reading, lead: string): boolean {
  // "Caution: …": a remark, of which nothing is told that could be listed.
  if (/[:：]/u.test(lead)) return true;
  const tokens = tokensOf(lead, reading.pack.words.elided);
  const { lexicon } = reading;
  return (
    opensLoosely(reading, tokens) ||
    tokens.some(({ text }) => lexicon?.pointing.has(text) || lexicon?.pronouns.has(text)) ||
    (lexicon?.conjunctions.has(tokens[0]?.text ?? '') ?? false)
  );
}
