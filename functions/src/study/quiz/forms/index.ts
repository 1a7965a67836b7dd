/** All forms of questions: a new one is a file here, a line below, and a sentence around the book's words in `language/parts/quiz.ts`. */
import { bestDescribes } from './definition.ts';
import type { LaqForm, McqForm, SaqForm } from './form.ts';
import { compare, explainList } from './long.ts';
import { matching } from './matching.ts';
import { order } from './order.ts';
import { sectionAtLength, sectionInShort } from './recall.ts';
import { nameThem, termFor, whatIsMeant } from './short.ts';

export const MCQ_FORMS: readonly McqForm[] = [bestDescribes, matching, order];
export const SAQ_FORMS: readonly SaqForm[] = [nameThem, termFor, whatIsMeant, sectionInShort];
export const LAQ_FORMS: readonly LaqForm[] = [compare, explainList, sectionAtLength];
