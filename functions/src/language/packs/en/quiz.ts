import { wordSet } from '../../match.ts';
/** English: what an examiner says in it. */
import type { Quiz } from '../../parts/quiz.ts';

export const quiz: Quiz = {
  term: ['Which term refers to %?', 'What is the term for %?'],
  meaning: 'Which of the following best describes “%”?',
  which: 'Which of the following %?',
  who: 'Who %?',
  ending: 'According to the book, % …',
  shown: 'Of which concept is the following an example? “%”',
  apart: 'Which of the following describes “%” rather than “%”?',
  right: 'Which of the following statements about “%” is correct?',
  rightPlain: 'Which of the following statements is correct?',
  when: { asked: 'In which year %?', inYear: 'in' },
  year: 'Which year completes the sentence? “%”',
  dated: { opens: /^In _{2,},\s+/u, asks: 'In which year did this happen? “%”' },
  number: 'Which number completes the sentence? “%”',
  name: 'Which name completes the sentence? “%”',
  word: 'Which term completes the sentence? “%”',
  order: 'What is the correct chronological order of these events, from the earliest to the latest?',
  belongs: 'The book says: “%”. Which option names only what it lists there?',
  match: 'Which option matches each term with its correct meaning? %',
  and: '% and %',
  comma: ', ',
  error: 'Which of the following statements about “%” is incorrect?',
  errorPlain: 'Which of the following statements is incorrect?',
  stages: 'The book says: “%”. In which order do these come?',
  selfOrdered: 'beginning early initial first second third middle intermediate late final last end',
  because: 'The book says (%): “%”',
  instead: 'The book says “%” where this says “%” (%): “%”',
  short: {
    meaning: 'What is meant by “%”?',
    list: '%. Name them.',
    apart: 'What is the difference between “%” and “%”?',
    effect: 'According to the book, what is an effect of %?',
    cause: 'According to the book, what brings about %?',
    purpose: 'What is the purpose of %?',
    parts: 'What does % consist of?',
    reason: 'Which reason does the book give for this? “%.”',
    why: {
      asked: 'Why %?',
      what: 'What %?',
      led: '%, why %?',
      within: 'According to the part on “%”, why %?',
      that: 'According to the book, why is it that %?',
      order: 'auxiliary first',
      support: { one: 'does', several: 'do', past: 'did' },
      pastOrPlain: wordSet('lay fell'),
    },
    does: 'What does % do?',
    formerReasons: ['How does the book explain that %?'],
    former: ['What does the book name as the effect of %?', 'What does the book give as the cause of %?'],
  },
  long: {
    compare: 'Compare “%” with “%”: explain what each of them means, and how they differ.',
    three: 'Define “%”, “%” and “%”, and make clear how they differ from one another.',
    explain: 'Discuss “%”. In your answer, refer to %.',
    what: 'what it means',
    example: 'an example from the book',
    effect: 'what it leads to',
    cause: 'what it comes from',
    purpose: 'what it is for',
    parts: 'what belongs to it',
    apart: 'how it differs from “%”',
    years: 'Outline the history of “%”. State what happened in each of these years: %.',
    list: '%. Name and explain each of them.',
    steps: 'Describe “%” step by step, in the right order.',
    said: 'With regard to “%”, discuss each of the following: %.',
    questions: 'Answer each of these questions on “%”:\n%',
    questionsPlain: 'Answer each of these questions:\n%',
    about: 'Explain the main points about “%”.',
    section: 'Explain each of these key ideas of “%”: %.',
  },
  supposing: 'would might could should',
  reasons: ['because', 'because of | due to | owing to', 'in order to | so as to'],
  results: 'as a result | as a consequence | consequently | therefore | for this reason | hence | thus',
  reasonClauses: 'because',
  joining: 'and but yet',
  exchanges: `
    more_than/less_than more_likely/less_likely more_often/less_often more_important/less_important more_common/less_common
    more_complex/less_complex more_effective/less_effective more_powerful/less_powerful more_difficult/less_difficult
    more_efficient/less_efficient much_more/much_less greater/smaller larger/smaller bigger/smaller higher/lower longer/shorter faster/slower stronger/weaker older/younger
    earlier/later easier/harder increase/decrease increases/decreases increased/decreased
    increasing/decreasing rises/falls rose/fell expanded/narrowed
    strengthened/weakened strengthens/weakens allows/forbids
    positive/negative internal/external inner/outer public/private legal/illegal
    formal/informal voluntary/involuntary conscious/unconscious visible/invisible stable/unstable equal/unequal
    frequently/rarely easy/difficult rich/poor strong/weak northern/southern eastern/western majority/minority
    presence/absence inside/outside accepted/rejected accepts/rejects broad/narrow
    short-term/long-term beneficial/harmful harmful/harmless permanent/temporary permanently/temporarily
    always>never upper/lower domestic/foreign urban/rural
    largest/smallest biggest/smallest highest/lowest longest/shortest oldest/newest strongest/weakest cheapest/dearest
    most_common/least_common most_important/least_important 
    encourage/discourage encourages/discourages encouraged/discouraged permits/prohibits permitted/prohibited advantage/disadvantage
    advantages/disadvantages success/failure successful/unsuccessful winning/losing improves/worsens improved/worsened
    heavier/lighter warmer/cooler hotter/colder wider/narrower deeper/shallower cheaper/dearer directly/indirectly direct/indirect
    active/passive ancient/modern acute/chronic exports/imports
    buyers/sellers commonly/rarely quickly/slowly rapidly/slowly frequent/rare dependent/independent
    related/unrelated regular/irregular
    mature/immature rational/irrational accurate/inaccurate
    essential/unimportant strictly/loosely similarity/difference similarities/differences

    must_not>must cannot>can may_not>may should_not>should will_not>will is_not>is are_not>are was_not>was were_not>were
    could_not>could would_not>would
  `,
  polar: 'any anyone anybody anything all ever yet either',
  leaning:
    'however now then also either likewise similarly respective respectively therefore thus hence instead otherwise afterwards subsequently meanwhile accordingly consequently furthermore moreover additionally nonetheless nevertheless',
  refused: {
    pointing: [
      String.raw`\bas well(?! as\b)|\bthe (very )?same (day|night|week|month|year)\b`,
      String.raw`\b(the|this|that|these|those|is|are) (above|below|aforementioned|foregoing|preceding|previous|former|latter|next|last)\b`,
      String.raw`\b(as |see |described |mentioned |shown |discussed |seen |given |listed )(above|below|earlier|later|before|previously)\b`,
      String.raw`\b(above|below|aforementioned)[,.;:)]`,
      String.raw`\b(fig(ure)?s?|tables?|listings?|equations?|eqs?|examples?|exercises?|theorems?|lemmas?|definitions?)\.? ?\(?\d`,
      String.raw`\b(this|these|that|those|following|next|previous|above|below) (figure|table|chapter|section|page|book|example|exercise|video|paragraph|passage|text|sentence|image|diagram|list|code|study|case)s?\b`,
      String.raw`\b(in|of|from) (the|this) (chapter|section|passage|paragraph|excerpt|figure|table|text) ?(\d|$|[,?.])`,
    ],
    dangling: String.raw`^(in (this|that) \w+, )?(what|which|why|how|when|where|who)?,? ?(is|are|was|were|do|does|did|can|could|will|would|has|have|had)? ?(it|its|they|them|their|he|she|him|his|her|this|these|those|such a|both|another|here|there(?! (is|are|was|were)\b)|thus|hence|therefore|however|moreover|furthermore|similarly|likewise|instead|otherwise|also|then|so|but|and)\b`,
    trivia: [
      String.raw`\b(isbn|issn|doi|copyright ©|all rights reserved|publishing house|(first|second|third|\d\w\w) edition|reprint(ed)?|typeset|acknowledge?ments?)\b`,
      String.raw`\b(who|which (person|author|researcher)) (wrote|authored|published|edited|translated)\b`,
      String.raw`\b(authors? of (the|this)|name of the author|the author's|first author)\b`,
      String.raw`\b(page|chapter|section|figure|table|footnote|volume) (number|no\.?)|\bhow many (pages|chapters|sections|figures|tables)\b`,
      String.raw`\b(which|what) (page|chapter|section|figure|table)\b`,
      String.raw`https?:|www\.|\bet al\b|@\w+\.\w+`,
    ],
    catchAll: String.raw`^(all|none|both|neither|any|some) of (the|these|them)\b|^(a|b|c|d) (and|or) (a|b|c|d)$|\b(of the above|of these)\b`,
  },
  small: `a an the and or but nor so yet if then than that this these those which who whom whose what when where why how
    is are was were be been being am do does did doing have has had having will would shall should can could may might must
    of in on at by for with from to into onto upon about as between among through during before after over under out up down off
    it its he him his she her they them their we us our you your i me my one ones not no any some each every all both such
    there here also very more most much many other another same own only just even too
    called known referred term name used following describes described best book according`,
  speaker: "i me my mine we us our ours you your yours let's",
  anyone: 'we us our you your',
  numbered:
    'figure figures fig table tables chapter chapters section sections page pages appendix exercise example examples equation listing theorem step version vol no pp p',
  kinds: [
    'study field branch area discipline science subfield profession specialty',
    'theory perspective approach model view principle law idea philosophy framework school doctrine hypothesis belief explanation movement paradigm',
    'structure organelle pore organ gland region part membrane cell neuron muscle tissue bone lobe layer nerve chamber cortex fiber',
    'molecule chemical substance enzyme pigment hormone neurotransmitter drug gene compound particle protein acid',
    'disorder condition disease illness syndrome symptom impairment inability deficit',
    'state mood experience feeling emotion sense bond response reaction reflex thought perception fear desire motivation attitude prejudice',
    'process breakdown release loss gain change act development application activity behavior technique method procedure strategy practice operation movement conversion integration',
    'ability tendency capacity trait skill characteristic quality',
    'amount number degree extent proportion length rate level measure score value size speed distance frequency ratio range',
    'group set collection series sample subset organization association company institution community system government society category',
    'person people individual psychologist scientist someone member worker child professional',
    'document paper statement sentence word language rule formula expression question report article',
    'array vector matrix list object function variable string file program operator command scalar type class package',
    'rock mineral metal stone crystal liquid gas',
  ],
  singulars:
    's> es> ies>y men>man ves>fe ves>f people>person children>child mice>mouse feet>foot teeth>tooth ses>sis a>um',
  tagged: true,
  verbEndings: 's',
  collective:
    'group class set collection series family category range system network body pair subset sequence list type kind form part',
  decades: 'decade century',
  where: 'in at from to near across throughout into',
};
