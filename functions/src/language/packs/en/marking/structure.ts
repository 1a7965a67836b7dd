/** The grammar words of English answers: what is denied, who does what to whom, what is a list. Own lists. */
import { wordSet } from '../../../match.ts';
import { answerGrammar } from '../../../parts/marking.ts';

export const grammar = answerGrammar({
  than: wordSet('than'),
  denyingPrefixes: ['un', 'in', 'im', 'il', 'ir', 'non', 'dis'],
  no: wordSet('no nope'),
  yes: wordSet('yes yeah yep'),
  afterParticle: wordSet('it they he she you we i the that there this because cause'),
  denyingNouns: wordSet('lack absence absent'),
  neither: wordSet('neither nor'),
  notDenying: wordSet('only just matter doubt merely simply'),
  whether: wordSet('whether if'),
  conditions: wordSet('if when unless without'),
  or: wordSet('or'),
  and: wordSet('and'),
  joints: wordSet('and or as when while if because so then but since after before whereas that which who'),
  by: wordSet('by'),
  turns: wordSet('by of'),
  apart: ['unlike', 'in contrast to', 'in contrast with', 'as opposed to', 'rather than', 'instead of', 'contrary to'],
  whereas: wordSet('while whereas but'),
  ends: wordSet('from to into onto toward towards before after for out'),
  degrees: { less: 'low', fewer: 'low', more: 'high', greater: 'high', great: 'high' },
  determiners: wordSet('the a an this that these those its his her their our your my'),
  general: wordSet(
    'entity entities element elements item items object objects thing things something one ones stuff unit units aspect feature phenomenon individual individuals person persons people somebody someone guy guys folks man men human creature creatures being beings',
  ),
  labelled: wordSet(`
    bulb bulbs switch switches box boxes circuit circuits point points group groups mixture mixtures heater heaters graph
    graphs figure figures sample samples option options answer answers choice choices vitamin vitamins type types plan
    plans team teams class classes grade list node nodes part parts
  `),
  afterLabel: wordSet('and or is are was were has will would had does to burns because'),
  article: wordSet('a'),
  letters: wordSet('i'),
  contractible: wordSet('ca wo do does did is are was were has have had would could should must need ai might sha'),
});
