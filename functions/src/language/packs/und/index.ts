import { packOf } from '../../pack.ts';
import { defining } from './defining.ts';
import { headings } from './headings.ts';
import { marking } from './marking.ts';
import { sentences } from './sentences.ts';
import { signs } from './signs.ts';
import { topics } from './topics.ts';
import { words } from './words.ts';

export const pack = packOf(
  {
    code: 'und',
    words,
    defining,
    headings,
    sentences,
    topics,
    signs,
  },
  { marking },
);
