/** English: how facts are told in it. */
import type { Knowledge } from '../../../parts/knowledge.ts';
import { patterns } from './patterns.ts';
import { VERBS } from './verbs.ts';

export const knowledge: Partial<Knowledge> = {
  articles: 'a an the any',
  definite: 'the',
  apposing: 'a an the any',
  determiners:
    'all some many most several various certain different both two three four five six seven eight nine ten each every no',
  anaphors: { it: 'it', they: 'they', person: 'he she' },
  expletives: 'there',
  agreement: { singular: 'is was has does', plural: 'are were have do' },
  pointing: `earlier previously later this these latter former aforementioned above below preceding previous following respective`,
  pointingFirst: 'similar being vice that those such same other others another one ones there here then thus so',
  pronouns: 'it its itself they them their themselves he him his himself she her hers herself we us our ours ourselves',
  universal: 'our',
  writer: 'i me my mine myself let’s',
  reader: 'you your yours yourself yourselves',
  prepositions: `of according in on at by for with from to into onto upon about against between among through during before after without within
    under over above below across along around behind beyond despite except inside like near off outside per since than toward
    towards throughout until unlike via as following`,
  conjunctions: `what how why and or but nor yet so because although though while whereas if unless when whenever where wherever that whether since until
    as than once`,
  infinitive: 'to',
  subordinating: 'if when although though while whereas because unless',
  and: 'and or',
  clause: 'and but so yet while whereas or',
  opposing: 'whereas while',
  genitive: 'of',
  carriers:
    'process number variety range term terms word phrase notion concept idea expression understanding attitude feeling sense phenomenon practice',
  gerundEndings: 'ing',
  pluralEndings: 's',
  singularEndings: 'ous us ss is',
  relatives: 'that which who whom whose where when',
  describing: 'which',
  or: 'or',
  meaning: [
    'refers to',
    'refer to',
    'means',
    'means that',
    'mean',
    'mean that',
    'describes',
    'describe',
    'denotes',
    'is defined as',
    'are defined as',
    'is when',
    'occurs when',
    'involves',
    'involve',
    'states that',
    'suggests that',
    'holds that',
    'proposes that',
    'argues that',
  ],
  naming: [
    'called',
    'also called',
    'known as',
    'also known as',
    'sometimes called',
    'often called',
    'termed',
    'i.e.',
    'that is',
    'meaning',
  ],
  asides: true,
  verbs: VERBS,
  modals: `can could may might must shall should will would cannot can't couldn't won't wouldn't shouldn't didn't don't doesn't`,
  negations: 'not no never neither nor n’t without cannot none nobody nothing',
  hedges: `instead rather also often usually generally commonly typically sometimes simply basically essentially frequently normally mostly then thus
    therefore now still always actually really primarily mainly largely broadly formally collectively traditionally hence thereby
    currently originally best just only directly ultimately eventually both either mostly further`,
  adverbs: `very too quite rather almost nearly even ever never not only also often usually perhaps however therefore moreover furthermore
    indeed together apart away again already once twice later earlier soon more less most least much as well`,
  adverbEndings: 'ly',
  nouns:
    'family assembly anomaly monopoly butterfly supply reply italy july ally bully belly jelly fly early daily weekly elderly friendly',
  connectives: [
    'however',
    'therefore',
    'thus',
    'hence',
    'moreover',
    'furthermore',
    'in addition',
    'additionally',
    'also',
    'consequently',
    'accordingly',
    'in fact',
    'in general',
    'generally',
    'in short',
    'in other words',
    'that is',
    'specifically',
    'more specifically',
    'in particular',
    'similarly',
    'likewise',
    'of course',
    'indeed',
    'finally',
    'then',
    'next',
    'overall',
    'basically',
    'essentially',
    'simply put',
    'and',
    'but',
    'so',
    'yet',
    'again',
    'still',
    'clearly',
    'interestingly',
    'importantly',
    'notably',
    'in summary',
    'to summarize',
    'first',
    'second',
    'third',
    'lastly',
    'fourth',
    'in this case',
    'in this way',
    'in this sense',
    'as a result',
    'as you know',
    'as you have learned',
    'recall that',
    'remember that',
    'note that',
    'notice that',
    'formally',
    'broadly speaking',
    'generally speaking',
    'today',
    'nowadays',
    'typically',
    'usually',
    'often',
    'sometimes',
    'commonly',
    'fortunately',
    'unfortunately',
    'after all',
    'at the same time',
    'on the one hand',
    'on the other hand',
    'on the contrary',
    'now',
  ],
  exampleOpeners: ['for example', 'for instance', 'as an example', 'by way of example'],
  contrastOpeners: ['in contrast', 'by contrast', 'conversely'],
  generic: `knowledge awareness current present original new previous thing things way ways study studies researcher researchers process method result results example examples author authors
    experiment experiments participant participants person people man men woman women child children group groups case cases fact facts
    idea ideas problem problems question questions answer answers term terms word words concept concepts theory theories model
    difference differences reason reasons kind kinds type types form forms part parts point points number numbers amount
    finding findings effect effects cause causes goal goals purpose purposes function functions approach approaches view views
    situation situations condition conditions change changes system student students scientist scientists subject subjects
    position section chapter book story page line step steps stage stages list following rest majority minority lot
    evidence data research argument arguments issue issues aspect aspects value values set name names time times year years day days
    former latter first second third last next other others same answer solution company country state government law court
    program code command file user output input variable string object element elements expression statement
    area areas field fields topic topics factor factors feature features event events action actions task tasks
    team school city place world article work works paper page test tests level levels item items side sides end beginning
    team character characters boy girl mother father parent parents family patient patients client clients individual individuals`,
  recalling: `given resulting corresponding knowledge awareness current present original new previous former latter first second third last next same other others another rest majority
    minority lot following numbers number amount way ways thing things times`,
  standIns: 'one those people someone somebody something anything anyone',
  genera: 'number amount kind sort type form way member part',
  vague: `one only example good great result matter lot number part reason problem bit few little way thing fact question kind sort type form
    case common key major important similar different perfect prime powerful bad better best worst most more less first second third
    last next same much mere mix member consequence sign symptom indication indicator cause challenge real true false
    well-known famous popular favorite necessary typical classic must mistake pity shame huge critical crucial vital essential
    significant useful valuable interesting related hard difficult easy controversial strong serious growing increasingly`,
  places:
    'figure figures table tables chapter chapters section sections page pages appendix exercise exercises module lesson diagram photo picture illustration listing equation',
  past: `sought was were had did became began built bought brought came chose died drew drove fell felt fought found gave got grew held kept
    knew laid led left lost made met paid ran rose said sat saw sent sold spent spoke stood took taught thought told understood went won wrote
    wore broke caught cut hit set sang sank stole struck swore threw won hung bore born overthrew withdrew`,
  pastEndings: 'ed',
  quantifiers: `most only never always all none nobody every no exclusively solely mostly rarely seldom impossible cannot`,
  numbers: 'two three four five six seven eight nine ten eleven twelve',
  members: `types type kinds forms categories components elements branches groups classes factors functions principles methods ways reasons goals
    strategies approaches styles theories traits sources causes symptoms dimensions levels layers parts areas characteristics features
    properties aspects systems models rules advantages disadvantages benefits conditions criteria domains perspectives varieties
    options techniques tools tasks roles purposes problems differences variables values cases examples regions structures`,
  ordered: 'stages stage steps step phases phase',
  patterns,
};
