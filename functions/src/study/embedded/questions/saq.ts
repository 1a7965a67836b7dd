/** Short-answer questions from candidates: the answer is complete in itself. */
import type { DraftSaq } from '../../engine.ts';
import { contentWords, covered } from '../../quiz/gate/words.ts';
import type { Action } from './actions.ts';
import type { Candidate } from './candidates.ts';
import type { Definition } from './definitions.ts';
import { ENGLISH } from './english-words.ts';
import type { Facts } from './facts.ts';
import { withGap } from './gap.ts';
import { capital, missingTerm, stop, whatIs, whichTerm, whoOrWhat, withArticle } from './phrasing.ts';

type Parts = Pick<DraftSaq, 'question' | 'answer'>;

/** Verbs whose object answers "What does X …?" on its own. */
const ASKABLE = ENGLISH.askable;

/** In this share of definitions the meaning is given and the term is asked for. */
const TERM_ASKED = 0.25;

/** A short-answer draft, or null where the candidate makes no clear question. */
export function saqFrom(facts: Facts, candidate: Candidate, random: () => number): DraftSaq | null {
  const statement = facts.statements[candidate.fact.statement];
  const parts = statement && partsOf(facts, candidate, random);
  return parts ? { ...parts, evidence: { page: statement.page, quote: statement.quote } } : null;
}

function partsOf(facts: Facts, candidate: Candidate, random: () => number): Parts | null {
  const { definition, action, reason, listing, purpose, statement } = candidate.fact;
  if (definition) return fromDefinition(definition, random);
  if (action) return fromAction(action);
  if (reason) return { question: `Why is it that ${reason.fact}?`, answer: stop(`Because ${reason.reason}`) };
  if (purpose) return { question: `What is ${purpose.what}?`, answer: capital(stop(purpose.told)) };
  if (listing) {
    return { question: `What are the ${listing.what.replace(/^the /, '')}?`, answer: capital(stop(listing.items)) };
  }
  if (!candidate.gap) return null;
  const { sentence } = withGap(facts.tokens[statement] ?? [], candidate.gap);
  return { question: missingTerm(sentence), answer: capital(stop(candidate.gap.key)) };
}

function fromDefinition(definition: Definition, random: () => number): Parts {
  const { plural, meaning, link } = definition;
  if (random() < TERM_ASKED) {
    return { question: whichTerm(meaning, random()), answer: capital(stop(withArticle(definition))) };
  }
  const refers = link === 'refers to';
  const verb = refers ? (plural ? 'refer to' : 'refers to') : plural ? 'are' : 'is';
  return {
    question: whatIs(definition),
    answer: capital(stop(`${withArticle(definition)} ${verb} ${meaning}`)),
  };
}

function fromAction(action: Action): Parts | null {
  const subject = withArticle(action);
  // "Creativity depends upon the owners of creativity": told by itself.
  if (covered(contentWords(action.term), contentWords(action.predicate)) === 1) return null;
  // What is done with a thing ("is required") is not what it does.
  if (action.sort === 'does' && ASKABLE.test(action.verb) && (action.modal === '' || action.modal === 'can')) {
    const auxiliary = action.modal || (action.plural ? 'do' : 'does');
    return {
      question: `What ${auxiliary} ${subject} ${action.verb}?`,
      answer: capital(stop(`${subject} ${action.predicate}`)),
    };
  }
  return action.plural ? null : { question: whoOrWhat(action), answer: capital(stop(subject)) };
}
