import { packOf } from '../../pack.ts';
import { converse } from './converse.ts';
import { defining } from './defining.ts';
import { headings } from './headings.ts';
import { knowledge } from './knowledge.ts';
import { listing } from './listing.ts';
import { marking } from './marking.ts';
import { questions } from './questions.ts';
import { quiz } from './quiz.ts';
import { replies } from './replies.ts';
import { requests } from './requests.ts';
import { sentences } from './sentences.ts';
import { signs } from './signs.ts';
import { topics } from './topics.ts';
import { words } from './words.ts';

export const pack = packOf(
  {
    code: 'es',
    words,
    quiz,
    defining,
    topics,
    signs,
    headings,
    sentences,
    replies,
    knowledge,
  },
  { converse, questions, listing, requests, marking },
);
