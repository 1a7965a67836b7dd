import { packOf } from '../../pack.ts';
import { defining } from './defining.ts';
import { headings } from './headings.ts';
import { knowledge } from './knowledge.ts';
import { marking } from './marking.ts';
import { questions } from './questions.ts';
import { quiz } from './quiz.ts';
import { replies } from './replies.ts';
import { requests } from './requests.ts';
import { signs } from './signs.ts';
import { topics } from './topics.ts';
import { words } from './words.ts';

export const pack = packOf(
  {
    code: 'ar',
    words,
    quiz,
    defining,
    topics,
    signs,
    headings,
    replies,
    knowledge,
  },
  { questions, requests, marking },
);
