import type { LanguagePack } from '../../pack.ts';
import { defining } from './defining.ts';
import { headings } from './headings.ts';
import { knowledge } from './knowledge.ts';
import { listing } from './listing.ts';
import { marking } from './marking.ts';
import { presuppositions } from './presuppositions.ts';
import { questions } from './questions.ts';
import { quiz } from './quiz.ts';
import { replies } from './replies.ts';
import { requests } from './requests.ts';
import { sentences } from './sentences.ts';
import { topics } from './topics.ts';
import { verdicts } from './verdicts.ts';
import { words } from './words.ts';

export const pack: LanguagePack = {
  code: 'ru',
  words,
  quiz,
  defining,
  topics,
  headings,
  sentences,
  questions,
  presuppositions,
  listing,
  requests,
  replies,
  verdicts,
  knowledge,
  marking,
};
