import { describe, expect, it } from 'vitest';
import { stemOf as gateStem } from '../study/gate/words.ts';
import { stemOf as markingStem } from '../study/grading/lexicon.ts';
import { LANGUAGES } from './codes.ts';
import { packFor } from './packs/index.ts';
import { porter2 } from './porter.ts';

describe('a word of more letters than any dictionary has', () => {
  // Each ends as a word does that is stemmed, in one of the languages.
  const words = ['running', 'gelaufenes', 'continuellement', 'rápidamente', 'читающими', 'читаючими', 'والكتابات'];
  const long = words.map((word) => word.repeat(30));

  it.each([...LANGUAGES, 'und'])('stays as it is in %s: stemming takes time by the square of its length', (code) => {
    for (const word of long) expect(packFor(code).words.stem(word)).toBe(word);
  });

  it('stays as it is for marking and for the gate of quizzes', () => {
    const [word = ''] = long;
    expect([porter2(word), gateStem(word), markingStem(word)]).toEqual([word, word, word]);
    expect([porter2('running'), gateStem('running'), markingStem('running')]).toEqual(['run', 'run', 'run']);
  });
});
