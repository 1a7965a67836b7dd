/** Multiple-choice questions from candidates. */
import type { Book } from '../../../book/model.ts';
import type { DraftMcq } from '../../engine.ts';
import type { Candidate } from './candidates.ts';
import type { Rivals, Wanted } from './distractors.ts';
import type { Facts } from './facts.ts';
import { capital, explanation, gapped, place, whatIs, whichTerm } from './phrasing.ts';
import { pickRivals } from './pick.ts';
import type { Statement } from './source.ts';
import { join } from './tagger.ts';

interface Parts {
  question: string;
  key: string;
  rivals: string[];
  therefore: string;
  /** Options are definitions: they begin with a capital. */
  clauses?: boolean;
}

/** A multiple-choice draft, the right option first, or null where the book has no three good rivals. */
export function mcqFrom(
  book: Book,
  facts: Facts,
  rivals: Rivals,
  candidate: Candidate,
  random: () => number,
): DraftMcq | null {
  const statement = facts.statements[candidate.fact.statement];
  if (!statement) return null;
  const parts = partsOf(facts, rivals, candidate, statement, random);
  if (!parts) return null;
  const wrong = pickRivals(parts.key, parts.rivals, random);
  if (wrong.length < 3) return null;
  const options = [parts.key, ...wrong].map((option) => (parts.clauses ? capital(option) : option));
  const where = place(statement.page, book.pages[statement.page - 1]?.label);
  return {
    question: parts.question,
    options,
    answer_index: 0,
    explanation: explanation(statement.quote, where, parts.therefore),
    evidence: { page: statement.page, quote: statement.quote },
  };
}

function partsOf(
  facts: Facts,
  rivals: Rivals,
  candidate: Candidate,
  statement: Statement,
  random: () => number,
): Parts | null {
  const { definition, action } = candidate.fact;
  const base = { quote: statement.quote, chapter: statement.chapter };
  if (definition) {
    const { term, meaning, plural, genus } = definition;
    if (random() < 0.45) {
      const wanted: Wanted = { ...base, key: meaning, plural, about: term, genus };
      return {
        question: whatIs(definition),
        key: meaning,
        rivals: rivals.meanings(wanted),
        therefore: `This is what ${term} ${plural ? 'are' : 'is'}`,
        clauses: true,
      };
    }
    const wanted: Wanted = { ...base, key: term, plural, about: meaning, genus };
    return {
      question: whichTerm(meaning, random()),
      key: term,
      rivals: rivals.terms(wanted),
      therefore: `The term is therefore “${term}”`,
    };
  }
  if (action) {
    const wanted: Wanted = { ...base, key: action.term, plural: action.plural, about: action.predicate, genus: null };
    return {
      question: `Which of the following ${action.predicate}?`,
      key: action.term,
      rivals: rivals.terms(wanted),
      therefore: `So it is ${action.term} that ${action.predicate}`,
    };
  }
  return candidate.gap ? gapParts(facts, rivals, candidate.gap, base, candidate.fact.statement) : null;
}

function gapParts(
  facts: Facts,
  rivals: Rivals,
  gap: NonNullable<Candidate['gap']>,
  base: Pick<Wanted, 'quote' | 'chapter'>,
  index: number,
): Parts | null {
  const tokens = facts.tokens[index] ?? [];
  const before = join(tokens.slice(0, gap.from)).replace(/\b([Aa])n?$/, '$1(n)');
  const after = join(tokens.slice(gap.to));
  const space = /^[\p{L}\d(“"]/u.test(after) ? ' ' : '';
  const sentence = `${before}${before === '' ? '' : ' '}_____${space}${after}`;
  const wanted: Wanted = {
    ...base,
    key: gap.entry.term,
    plural: gap.entry.plural,
    about: `${before} ${after}`,
    genus: null,
    before: tokens[gap.from - 1]?.text.toLowerCase() ?? '',
  };
  return {
    question: gapped(sentence),
    key: gap.entry.term,
    rivals: rivals.terms(wanted),
    therefore: `The missing term is “${gap.entry.term}”`,
  };
}
