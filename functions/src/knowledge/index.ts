/** What a book knows: `openKnowledge` gives what `study/` asks of it. */
export { KnowledgeBase } from './base.ts';
export { buildKnowledge } from './build.ts';
export { Fact } from './fact.ts';
export type { FactKind } from './model.ts';
export { openKnowledge, packKnowledge, unpackKnowledge } from './pack.ts';
