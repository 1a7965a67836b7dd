/** The gate between an engine's drafts and a student. */
export { type Fault, type GateInput, type GateResult, gateQuestions } from './gate.ts';
export { seededRandom, shuffled } from './seed.ts';
