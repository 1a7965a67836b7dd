/** What a term means, told beside it in passing: "self-actualization, a process by which …", "a thick band of fibers known as the corpus callosum". */
import type { Fact } from '../../knowledge/index.ts';
import { tokensOf } from '../../knowledge/tokens.ts';
import { hasRelative, isStatement } from './meaning.ts';
import { endsInNoun } from './noun-sorts.ts';
import type { Reading } from './reading.ts';

/** Whether a phrase that opens with an article stands beside the term in its sentence, with no verb between the two. */
export function isAside({ sentences, lexicon, pack }: Reading, { link, stored: { subject, object } }: Fact): boolean {
  if (link !== null || !object || object.sentence !== subject.sentence) return false;
  const text = sentences[object.sentence]?.text ?? '';
  const said = text.slice(object.start, object.end);
  // Behind a colon or a dash another sentence may begin.
  const apart = object.end <= subject.start || /^\s*[,،(]\s*$/u.test(text.slice(subject.end, object.start));
  return apart && (lexicon?.articles.has(tokensOf(said, pack.words.elided)[0]?.text ?? '') ?? false);
}

/**
 * Whether what stands beside a term says of what kind it is, or narrows that down, and is no sentence of its own. The commas of running
 * text set apart much that is no meaning: "the website, an organization".
 * @param kind which of the pack's kinds of things the meaning names; -1 where nothing tells
 */
export function saysKind(reading: Reading, fact: Fact, meaning: string, kind: number): boolean {
  const { lexicon, frames, pack } = reading;
  if (!lexicon || (frames.tagged && !endsInNoun(fact.statement, fact.subject))) return false;
  const words = tokensOf(meaning, pack.words.elided).map(({ text }) => text);
  return (kind >= 0 || hasRelative(lexicon, words)) && !isStatement(reading, meaning);
}
