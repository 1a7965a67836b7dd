/** English: what an examiner says in it. */
import type { Quiz } from '../../parts/quiz.ts';

export const quiz: Quiz = {
  term: ['Which term refers to %?', 'What is the term for %?'],
  meaning: 'Which of the following best describes “%”?',
  match: 'Which option matches each term with its correct meaning? %',
  stages: 'The book says: “%”. In which order do these come?',
  selfOrdered: 'beginning early initial first second third middle intermediate late final last end',
  and: '% and %',
  comma: ', ',
  because: 'The book says (%): “%”',
  short: {
    meaning: 'What is meant by “%”?',
    list: '%. Name them.',
    recall: 'In one or two sentences: what is “%” about?',
  },
  long: {
    three: 'Define “%”, “%” and “%”, and make clear how they differ from one another.',
    list: '%. Name and explain each of them.',
    steps: 'Describe “%” step by step, in the right order.',
    recall: 'Write what you remember of “%”.',
  },
  leaning:
    'however now then also either likewise similarly respective respectively therefore thus hence instead otherwise afterwards subsequently meanwhile accordingly consequently furthermore moreover additionally nonetheless nevertheless obviously clearly indeed again unfortunately fortunately anyway already',
  refused: {
    pointing: [
      String.raw`\bdo(?:es|ing)? so\b|\bas well(?! as\b)|\bthe (very )?same (day|night|week|month|year)\b`,
      String.raw`\b(the|this|that|these|those|is|are) (above|below|aforementioned|foregoing|preceding|previous|former|latter|next|last(?! (?:of\b|(?:[\w-]+ )?(?:days|weeks|months|years|decades?|century|centuries)\b)))\b`,
      String.raw`\b(as |see |described |mentioned |shown |discussed |seen |given |listed )(above|below|earlier|later|before|previously)\b`,
      String.raw`\b(above|below|aforementioned)[,.;:)]|\b(?:figure|table|list|example|program|picture|diagram|sentence|paragraph|passage)s? (?:above|below)\b|\bat (?:that|the same) (?:time|point)\b`,
      String.raw`\b(fig(ure)?s?|tables?|listings?|equations?|eqs?|examples?|exercises?|theorems?|lemmas?|definitions?)\.? ?\(?\d`,
      String.raw`\b(this|these|that|those|following|next|previous|above|below) (figure|table|chapter|section|page|book|example|exercise|video|paragraph|passage|text|sentence|image|diagram|list|code|study|case)s?\b`,
      String.raw`\b(in|of|from) (the|this) (chapter|section|passage|paragraph|excerpt|figure|table|text) ?(\d|$|[,?.])`,
    ],
    leaning: String.raw`\bthis (?!is\b|statement\b)[a-z]+|(?<!\b(?:of|which) )\bthese (?!are\b|statements\b)[a-z]+|\bthe (?:study|experiment|excerpt|passage|reading|author|speaker|narrator) (?:above|mentioned|described|says?|states?|suggests?)\b|\b(?:mentioned|described|discussed|noted|listed|shown) (?:in|on) (?:the|your)\b`,
    dangling: String.raw`^(?!when it comes\b|(?:why|how|what|where|when|who) (?:is|was) it (?:\w+ )?that\b)(in (this|that) \w+, )?(what|which|why|how|when|where|who)?,? ?(is|are|was|were|do|does|did|can|could|will|would|has|have|had)? ?(it|its|they|them|their|he|she|him|his|her|this|these|those|such a|both|another|here|there(?! (is|are|was|were)\b)|thus|hence|therefore|however|moreover|furthermore|similarly|likewise|instead|otherwise|also|then|so|but|and)\b`,
    trivia: [
      String.raw`\b(isbn|issn|doi|copyright ©|all rights reserved|publishing house|(first|second|third|\d\w\w) edition|reprint(ed)?|typeset|acknowledge?ments?)\b`,
      String.raw`\b(who|which (person|author|researcher)) (wrote|authored|published|edited|translated)\b`,
      String.raw`\b(authors? of (the|this)|name of the author|the author's|first author)\b`,
      String.raw`\b(page|chapter|section|figure|table|footnote|volume) (number|no\.?)|\bhow many (pages|chapters|sections|figures|tables)\b`,
      String.raw`\b(which|what) (page|chapter|section|figure|table)\b`,
      String.raw`https?:|www\.|\bet al\b|@\w+\.\w+`,
    ],
    catchAll: String.raw`\b(?:all|none|both|neither|either|any|some|each|every one) of (?:the (?:above|other|options|answers|choices|following|rest)|these|those|them)\b|^(?:all|none|both) (?:answers|options|choices|are|is)\b|\bof the above\b|^(?:all|everything|nothing) (?:\w+ )?above$|^(?:both|neither|all|none)$`,
  },
  small:
    'a an the and or but nor so yet if then than that this these those which who whom whose what when where why how is are was were be been being am do does did doing have has had having will would shall should can could may might must of in on at by for with from to into onto upon about as between among through during before after over under out up down off it its he him his she her they them their we us our you your i me my one ones not no any some each every all both such there here also very more most much many other another same own only just even too called known referred term name used following describes described best book according',
  speaker: "i me my mine we us our ours you your yours let's",
  anyone: 'we us our you your',
  numbered:
    'figure figures fig table tables chapter chapters section sections page pages appendix exercise example examples equation listing theorem step version vol no pp p line lines',
  ofWords: 'word suffix prefix',
  singulars:
    's> es> ies>y men>man ves>fe ves>f people>person children>child mice>mouse feet>foot teeth>tooth ses>sis a>um',
};
