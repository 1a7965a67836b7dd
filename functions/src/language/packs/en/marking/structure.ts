/** The grammar words of English answers: what is denied, who does what to whom, what is a list. Own lists. */
import { wordSet } from '../../../match.ts';
import { answerGrammar } from '../../../parts/marking.ts';
import { QUANTITY_WORDS } from './grammar.ts';

export const grammar = answerGrammar({
  falseThat: [
    'it is false that',
    'it is untrue that',
    'it is incorrect that',
    'it is wrong that',
    'it is wrong to say',
    'it is impossible that',
  ],
  truth: { opens: 'it', words: wordSet('true case correct right so'), that: 'that' },
  no: wordSet('no nope'),
  yes: wordSet('yes yeah yep'),
  afterParticle: wordSet('it they he she you we i the that there this because cause'),
  denyingNouns: wordSet('lack absence absent'),
  implicit: wordSet(`
    refuse refuses refused reject rejects rejected deny denies denied avoid avoids avoided prevent prevents prevented stop
    stops stopped block blocks blocked resist resists resisted lose loses lost miss misses missing forget forgets skip skips
    failure failures loss losses refusal shortage decline absence collapse end except free only too few fewer little rarely seldom impossible unlike ignore ignores ignored exclude excludes excluded
    poor bad ill difficulty difficulties difficult hard harder destroy destroys destroyed ruin ruins ruined kill kills killed damage damages damaged remove removes removed
    forbid forbids forbade forbidden prohibit prohibits banned cease ceases until without rather instead
  `),
  happening: wordSet(
    'affect affects affected effect effects change changes changed happen happens happened touch touched matter matters mattered influence influenced impact occur occurs occurred',
  ),
  universal: wordSet('all every each both any everyone everybody everything always everywhere'),
  limited: wordSet('only single some few'),
  sole: wordSet('one single sole'),
  several: wordSet('many several multiple numerous two three various'),
  keptFrom: [
    {
      verbs: wordSet(`
        keep keeps kept keeping prevent prevents prevented preventing stop stops stopped stopping hinder hinders hindered
        block blocks blocked discourage discourages discouraged bar bars barred restrain restrains restrained refrain refrains exclude excludes excluded
      `),
      from: wordSet('from'),
      what: /ing$/,
    },
    {
      verbs: wordSet(`
        protect protects protected protecting guard guards guarded shield shields shielded defend defends defended secure
        secures secured save saves saved insulate insulates insulated
      `),
      from: wordSet('from against'),
      what: /./u,
    },
  ],
  forbidding: wordSet(
    'forbid forbids forbade forbidden forbidding prohibit prohibits prohibited prohibiting prohibition ban bans banned banning outlaw outlaws outlawed outlawing',
  ),
  allowing: wordSet('allow allows allowed allowing permit permits permitted permitting may can let lets legal lawful'),
  infinitive: wordSet('to from'),
  undoing: wordSet(`
    lift lifts lifted lifting end ends ended ending repeal repeals repealed repealing remove removes removed removing revoke
    revokes revoked abolish abolishes abolished drop drops dropped overturn overturns overturned cancel cancels cancelled
    canceled scrap scraps scrapped reverse reverses reversed rescind rescinds rescinded withdraw withdraws withdrew withdrawn
    undo undoes undid undone
  `),
  neither: wordSet('neither nor'),
  notDenying: wordSet('only just matter doubt merely simply'),
  whether: wordSet('whether if'),
  conditions: wordSet('if when unless without'),
  examples: ['such as', 'for example', 'for instance', 'e g'],
  or: wordSet('or'),
  and: wordSet('and'),
  choice: wordSet('or and both either maybe perhaps also'),
  either: wordSet('either'),
  maybe: wordSet('maybe perhaps possibly'),
  joints: wordSet('and or as when while if because so then but since after before whereas that which who'),
  links: wordSet('and or when while if because so then but since after before whereas'),
  anywhere: QUANTITY_WORDS,
  be: wordSet('is are was were be been being get gets got'),
  by: wordSet('by'),
  doing: /ing$/u,
  leading: {
    from: [
      'result from',
      'results from',
      'resulted from',
      'stem from',
      'stems from',
      'stemmed from',
      'arise from',
      'arises from',
      'arose from',
      'come from',
      'comes from',
      'came from',
      'caused by',
      'brought about by',
      'due to',
      'a result of',
      'an effect of',
      'a consequence of',
    ],
    to: [
      'result in',
      'results in',
      'resulted in',
      'lead to',
      'leads to',
      'led to',
      'cause',
      'causes',
      'caused',
      'bring about',
      'brings about',
      'brought about',
    ],
  },
  turns: wordSet('by of'),
  apart: ['unlike', 'in contrast to', 'in contrast with', 'as opposed to', 'rather than', 'instead of', 'contrary to'],
  whereas: wordSet('while whereas but'),
  ends: wordSet('from to into onto toward towards before after for out'),
  preferring: ['rather than', 'instead of'],
  ways: 'into/out|from onto/off|from toward|towards/away|from inside/outside above/below|beneath|under before/after',
  becoming: { become: 'into', becomes: 'into', became: 'into', becoming: 'into' },
  changing: {
    verbs: wordSet(`
      change changes changed changing turn turns turned turning convert converts converted converting conversion transform transforms
      transformed transforming go goes going went
    `),
    to: wordSet('to in'),
    as: 'into',
  },
  degrees: { less: 'low', fewer: 'low', more: 'high', greater: 'high', great: 'high' },
  symmetric:
    /^(?:same|equal|differ|connect|join|touch|meet|between|separ|attach|parallel|perpendicular|similar|togeth|mix|combin|close|near|far|link|interact|react|collid|marri|adjac)/,
  determiners: wordSet('the a an this that these those its his her their our your my'),
  converses: `
    give|lend|pay|send|hand|supply|provide|offer|grant|award|deliver/take|get|receive|accept|obtain sell/buy|purchase
    lend|lease|let|rent/borrow|rent|hire teach|instruct/learn
    before|precede|precedes|earlier|predecessor/after|follow|later|successor above|over|atop/below|under|beneath|underneath
    cause|produce|create|bring|trigger|yield/result|stem|arise|come|follow|due contain|include|comprise|hold/belong|lie|within|inside
    own|possess/belong export/import beat|defeat/lose employ|hire/work like|enjoy/please inherit/leave|bequeath
    larger|bigger|greater|more/smaller|less|fewer taller|higher|longer|older|heavier|faster|stronger/shorter|lower|younger|lighter|slower|weaker
    parent|mother|father/child|son|daughter teacher|master/student|pupil|apprentice employer|boss/employee|worker buyer|customer|purchaser/seller|vendor
    lender|creditor/borrower|debtor landlord|lessor/tenant|lessee host/guest|parasite doctor/patient predator|hunter/prey ancestor/descendant
    north/south east/west left/right
  `,
  dealings:
    'give|lend|pay|send|supply|grant|award|deliver/receive|obtain sell/buy|purchase lend|lease|let|rent/borrow|hire teach|instruct/learn export/import employ|hire/work inherit/bequeath',
  anyone: wordSet('you one we somebody someone'),
  general: wordSet(
    'entity entities element elements item items object objects thing things something one ones stuff unit units aspect feature phenomenon individual individuals person persons people somebody someone guy guys folks man men human creature creatures being beings',
  ),
  wantsSeveral:
    /\b(?:what|which) \w*[^suis\W]s (?!\w+s\b)|\b(?:what|which) (?:are|were)\b|\b(?:what|which) (?:\w+ ){0,2}\w+s (?:are|were|do|did|have|can)\b|\b(?:two|three|four|five|six|several|some|all|both)\b/iu,
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
