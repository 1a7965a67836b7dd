import { composed, type LanguagePack } from '../../pack.ts';
import { converse } from './converse.ts';
import { defining } from './defining.ts';
import { gaps } from './gaps.ts';
import { headings } from './headings.ts';
import { itself } from './itself.ts';
import { knowledge } from './knowledge.ts';
import { marking } from './marking.ts';
import { presuppositions } from './presuppositions.ts';
import { questions } from './questions.ts';
import { quiz } from './quiz.ts';
import { replies } from './replies.ts';
import { requests } from './requests.ts';
import { signs } from './signs.ts';
import { topics } from './topics.ts';
import { verdicts } from './verdicts.ts';
import { words } from './words.ts';

export const pack: LanguagePack = composed('zh', {
  words: () => words,
  quiz: () => quiz,
  converse: () => converse,
  defining: () => defining,
  topics: () => topics,
  signs: () => signs,
  gaps: () => gaps,
  headings: () => headings,
  itself: () => itself,
  questions: () => questions,
  presuppositions: () => presuppositions,
  requests: () => requests,
  replies: () => replies,
  verdicts: () => verdicts,
  knowledge: () => knowledge,
  marking: () => marking,
});
