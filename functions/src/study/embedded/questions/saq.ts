/** Short-answer questions from candidates: the answer is a sentence that says it all. */
import type { DraftSaq } from '../../engine.ts';
import type { Candidate } from './candidates.ts';
import type { Facts } from './facts.ts';
import { capital, stop, whatIs, whichTerm, withArticle } from './phrasing.ts';

/** Verbs whose object answers "What does X …?" on its own. */
const ASKABLE =
  /^(?:regulate|control|measure|describe|state|suggest|explain|propose|hold|cause|produce|involve|include|contain|protect|prevent|affect|influence|emphasize|assess|treat|study|examine|investigate|consist of|lead to|result in|result from|depend on|depend upon|focus on|return|compute|calculate|convert|represent|determine|store|process|stimulate|inhibit|increase|decrease|reduce|promote|secrete|release|transmit|carry|specify|forbid|prohibit|guarantee|limit|require|stem from|arise from|rely on|serve as|act as|compare|reinforce|mimic|generate|govern)$/;

/** A short-answer draft, or null where the candidate makes no clear question. */
export function saqFrom(facts: Facts, candidate: Candidate, random: () => number): DraftSaq | null {
  const statement = facts.statements[candidate.fact.statement];
  const parts = statement && partsOf(candidate, random);
  return parts ? { ...parts, evidence: { page: statement.page, quote: statement.quote } } : null;
}

function partsOf(candidate: Candidate, random: () => number): Pick<DraftSaq, 'question' | 'answer'> | null {
  const { definition, action, reason, listing } = candidate.fact;
  if (definition) {
    if (random() < 0.25)
      return { question: whichTerm(definition.meaning, random()), answer: capital(stop(withArticle(definition))) };
    const verb =
      definition.link === 'refers to'
        ? definition.plural
          ? 'refer to'
          : 'refers to'
        : definition.plural
          ? 'are'
          : 'is';
    const asked =
      definition.link === 'refers to' ? `What does the term “${definition.term}” refer to?` : whatIs(definition);
    return { question: asked, answer: capital(stop(`${withArticle(definition)} ${verb} ${definition.meaning}`)) };
  }
  if (action) {
    if (!ASKABLE.test(action.verb)) return null;
    const subject = withArticle(action);
    const auxiliary = action.modal || (action.plural ? 'do' : 'does');
    return {
      question: `What ${auxiliary} ${subject} ${action.verb}?`,
      answer: capital(stop(`${subject} ${action.predicate}`)),
    };
  }
  if (reason) return { question: `Why is it that ${reason.fact}?`, answer: stop(`Because ${reason.reason}`) };
  if (listing)
    return { question: `What are the ${listing.what.replace(/^the /, '')}?`, answer: capital(stop(listing.items)) };
  return null;
}
