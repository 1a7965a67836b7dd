import { expect, it } from 'vitest';
import { membersIn } from './members.ts';

it.each([
  ['The four lobes are the frontal, parietal, temporal, and occipital lobes ().', 'en', 4],
  ['His types of authority are traditional, charismatic and legal authority (Weber 1922).', 'en', 3],
  ['Es gibt Abwehr, Flucht oder Starre.', 'de', 3],
  ['L’État a trois pouvoirs : exécutif, législatif et judiciaire.', 'fr', 3],
  ['存在三种锁：互斥锁、读写锁、自旋锁。', 'zh', 3],
  ['It is a systematic, organized series of steps that help ensure objectivity and consistency.', 'en', 0],
  ['Sharp (Smith, Jones, and Brown 1992) found nothing.', 'en', 0],
  ['Locks and keys are sold here.', 'en', 0],
] as const)('%s strings so many things together', (text, language, members) => {
  expect(membersIn(text, language)).toBe(members);
});
