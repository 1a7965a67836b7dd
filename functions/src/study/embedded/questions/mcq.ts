/** Multiple-choice questions from candidates. */
import type { Book } from '../../../book/model.ts';
import { pageName } from '../../../contract/page-names.ts';
import type { DraftMcq } from '../../engine.ts';
import { draftFault } from '../../quiz/gate/draft-fault.ts';
import type { Candidate } from './candidates.ts';
import type { Definition } from './definitions.ts';
import type { Wanted } from './distractors.ts';
import type { Facts } from './facts.ts';
import { type Gap, withGap } from './gap.ts';
import { capital, explanation, gapped, whatIs, whichOne, whichTerm } from './phrasing.ts';
import { type Before, pickRivals } from './pick.ts';
import type { Statement } from './source.ts';
import { DETERMINER } from './term-index.ts';

export interface Rivals {
  terms: (wanted: Wanted) => string[];
  meanings: (wanted: Wanted) => string[];
}

interface Parts {
  question: string;
  key: string;
  rivals: string[];
  /** What the quote does not say itself. */
  therefore?: string;
  /** Options are definitions: they begin with a capital. */
  clauses?: boolean;
}

/**
 * A multiple-choice draft that keeps the rules, the right option first, or null where the book has no three good rivals
 * that `before` leaves. A definition can be asked for both ways: what gives the answer away one way may not the other.
 */
export function mcqFrom(
  book: Book,
  facts: Facts,
  rivals: Rivals,
  candidate: Candidate,
  random: () => number,
  before: Before,
): DraftMcq | null {
  const statement = facts.statements[candidate.fact.statement];
  if (!statement) return null;
  for (const parts of partsOf(facts, rivals, candidate, statement, random)) {
    const wrong = pickRivals(parts.key, parts.rivals, random, before);
    if (wrong.length < 3) continue;
    const options = [parts.key, ...wrong].map((option) => (parts.clauses ? capital(option) : option));
    const where = pageName(statement.page, book.pages[statement.page - 1]?.label, 'within');
    const draft: DraftMcq = {
      question: parts.question,
      options,
      answer_index: 0,
      explanation: explanation(statement.quote, where, parts.therefore),
      evidence: { page: statement.page, quote: statement.quote },
    };
    if (draftFault({ kind: 'mcq', ...draft }) === null) return draft;
  }
  return null;
}

/** The ways to ask about a candidate, the preferred one first. */
function partsOf(
  facts: Facts,
  rivals: Rivals,
  candidate: Candidate,
  statement: Statement,
  random: () => number,
): Parts[] {
  const { definition, action } = candidate.fact;
  const base = { quote: statement.quote, chapter: statement.chapter, section: statement.section };
  if (definition) {
    const both = [byMeaning(definition, base, rivals), byTerm(definition, base, rivals, random())];
    return random() < meaningShare(facts) ? both : both.reverse();
  }
  if (action) {
    const wanted: Wanted = { ...base, key: action.term, plural: action.plural, about: action.predicate, genus: null };
    return [{ question: whichOne(action), key: action.term, rivals: rivals.terms(wanted) }];
  }
  return candidate.gap ? [gapParts(facts, rivals, candidate.gap, base, candidate.fact.statement)] : [];
}

/** A question with meanings to choose from shows those of three other terms, which cannot be asked for any more. */
const meaningShare = ({ defined }: Facts) => (defined.size >= PLENTY ? 0.45 : 0);
const PLENTY = 80;

type Base = Pick<Wanted, 'quote' | 'chapter' | 'section'>;

/** "What is X?" with meanings to choose from. */
function byMeaning(definition: Definition, base: Base, rivals: Rivals): Parts {
  const { term, meaning, plural, genus } = definition;
  return {
    question: whatIs(definition),
    key: meaning,
    rivals: rivals.meanings({ ...base, key: meaning, plural, about: term, genus }),
    clauses: true,
  };
}

/** "Which term refers to …?" with terms to choose from. */
function byTerm(definition: Definition, base: Base, rivals: Rivals, chance: number): Parts {
  const { term, meaning, plural, genus } = definition;
  return {
    question: whichTerm(meaning, chance),
    key: term,
    rivals: rivals.terms({ ...base, key: term, plural, about: meaning, genus }),
  };
}

function gapParts(facts: Facts, rivals: Rivals, gap: Gap, base: Base, index: number): Parts {
  const tokens = facts.tokens[index] ?? [];
  const { before, after, sentence } = withGap(tokens, gap);
  const determiner = tokens[gap.from - 1]?.text ?? '';
  const wanted: Wanted = {
    ...base,
    key: gap.key,
    plural: gap.plural,
    about: `${before} ${after}`,
    genus: null,
    gap: /^an?$/i.test(determiner) ? 'counted' : DETERMINER.test(determiner) ? 'determined' : 'bare',
  };
  return {
    question: gapped(sentence),
    key: gap.key,
    rivals: rivals.terms(wanted),
    therefore: `The missing term is “${gap.key}”`,
  };
}
