/** A statement denied, in the ways a student or a tester would do it. */

const AUXILIARY =
  /\b(is|are|was|were|will|would|can|could|should|must|may|might|has|have|had|does|do|did)\b(?! (?:not|no)\b|n't)/i;
const VERB = /\b([a-z]{3,}?)(s)\b(?= (?:the|a|an|to|in|on|of|at|it|more|less|from|by|that|for|with)\b)/i;

/** The statement with "not" after its first auxiliary or before its first verb, and "It is not true that …". */
export function denials(statement: string): string[] {
  const whole = statement.charAt(0).toLowerCase() + statement.slice(1);
  const denied = [`It is not true that ${whole}`];
  if (/\b(?:not|no|never|neither|nor|none)\b|n't/i.test(statement)) return denied;
  if (AUXILIARY.test(statement)) denied.push(statement.replace(AUXILIARY, '$1 not'));
  else if (VERB.test(statement)) denied.push(statement.replace(VERB, 'does not $1'));
  return denied;
}
