/** What a book knows: `openKnowledge` gives what `study/` asks of it. */
export { KnowledgeBase } from './base.ts';
export { buildKnowledge } from './build.ts';
export { Fact } from './fact.ts';
export { FACT_KINDS, type FactKind, type Quantity } from './model.ts';
export { KNOWLEDGE_VERSION, openKnowledge, packKnowledge, unpackKnowledge } from './pack.ts';
export type { FactQuote } from './quotes.ts';
