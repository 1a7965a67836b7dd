/** English: how facts are told in it. */
import type { Knowledge } from '../../parts/knowledge.ts';

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
  within: 'in with under',
  unlike: 'unlike',
  plain: `include includes tend tends seems seem appears appear remains remain becomes become gets get gives give goes go comes come makes make takes take begins begin
    keeps keep wants want knows know thinks think says say tells tell sees see feels feel finds find believes believe consider considers
    stands offers hope likes spends spend sends send wins win loses lose speaks speak happens results leads leads enjoys enjoy
    attempt attempts discusses discuss learns learn fails fail argues argue prefers prefer continues continue complete completes suffers suffer`,
  placing: `located situated involved associated characterized characterised concerned based composed comprised made linked related defined marked
    found formed caused organized dedicated devoted attached connected`,
  carriers:
    'process number variety range term terms word phrase notion concept idea expression understanding attitude feeling sense phenomenon practice',
  gerundEndings: 'ing',
  pluralEndings: 's',
  singularEndings: 'ous us ss is',
  doctrines:
    'theory theories hypothesis principle law rule model effect view perspective approach doctrine theorem paradigm fallacy bias heuristic',
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
  namers: 'call calls called termed coined named dubbed labeled labelled',
  aside: 'see e.g e.g. cf figure table chapter section ed eds trans vol p pp et al http https www',
  verbs: `believed argued claimed noted stated concluded accommodates accommodate compares compare highlights notes maximizes maximize minimizes minimize perpetuates perpetuate
    symbolizes symbolize legitimizes legitimize governs govern distributes distribute allocates allocate earns earn owns own
    possesses possess inhabits inhabit populates populate migrates migrate immigrates immigrate interprets interpret stigmatizes
    stigmatize challenges criticizes criticize condemns condemn criticises criticise reinforces reinforce undermines undermine
    shapes transcends transcend pursues pursue upholds uphold enforces enforce imposes impose exploits exploit dominates dominate
    oppresses oppress marginalizes marginalize unifies unify unites unite integrates integrate assimilates assimilate reproduces
    reproduce socializes socialize internalizes internalize externalizes externalize prescribes prescribe proscribes proscribe
    elects elect appoints appoint administers administer supervises supervise manages manage coordinates coordinate communicates
    communicate cooperates cooperate negotiates negotiate advocates advocate mobilizes mobilize resists resist opposes oppose
    consumes consume invests invest borrows borrow lends lend manufactures manufacture hires hire employs employ compensates
    compensate insures insure diagnoses diagnose heals heal infects infect encompasses contributes affects extends depicts
    compares appeals entails focuses deals lasts lags relates evolves educates appoints responds is are was were am has have had does
    did do can could may might must shall should will would cannot isn't aren't wasn't weren't doesn't don't didn't can't
    couldn't won't wouldn't hasn't haven't shouldn't it's that's used causes cause caused results leads felt feel feels accepts
    accept achieves achieve acquires acquire adapts adapt adds add adjusts adjust adopts adopt affects affect allows allow
    appears appear applies apply argues argue arises arise arose arrives arrive assesses assess assigns assign associates
    associate assumes assume attaches attach attracts attract avoids avoid becomes become became begins begin began behaves
    behave believes believe belongs belong binds bind bound brings bring brought builds build built calculates calculate carries
    carry chooses choose chose classifies classify collects collect combines combine comes come came compares compare completes
    complete comprises comprise computes compute concludes conclude confirms confirm connects connect considers consider consists
    consist constitutes constitute constructs construct consumes consume contains contain continues continue contributes
    contribute converts convert conveys convey corresponds correspond creates create decides decide defines define delivers
    deliver demonstrates demonstrate denotes denote depends depend derives derive describes describe destroys destroy detects
    detect determines determine develops develop differs differ diminishes diminish discovers discover discusses discuss
    distinguishes distinguish distributes distribute divides divide draws draw drew eats eat ate elicits elicit eliminates
    eliminate emerges emerge emphasizes emphasize employs employ enables enable encodes encode encourages encourage engages
    engage enhances enhance enjoys enjoy ensures ensure enters enter establishes establish evaluates evaluate evolves evolve
    examines examine exceeds exceed exerts exert exhibits exhibit exists exist expands expand expects expect explains explain
    explores explore expresses express extends extend facilitates facilitate fails fail finds find found generates generate gets
    get got gives give gave goes go went governs govern grows grow grew happens happen helps help holds hold held identifies
    identify ignores ignore illustrates illustrate imagines imagine implies imply improves improve includes include incorporates
    incorporate indicates indicate induces induce infers infer informs inform inherits inherit inhibits inhibit interacts
    interact interferes interfere interprets interpret introduces introduce investigates investigate involves involve keeps keep
    kept knows know knew lead led learns learn lies lay loses lose lost maintains maintain makes make made modifies modify
    motivates motivate obtains obtain occurs occur offers operates operate organizes organize originates originate opposes oppose
    participates participate perceives perceive performs perform permits permit persists persist possesses possess precedes
    precede predicts predict prefers prefer prepares prepare preserves preserve prevents prevent proceeds proceed produces
    produce promotes promote proposes propose protects protect proves prove provides provide publishes publish reaches reach
    receives receive recognizes recognize recommends recommend reduces reduce refers refer reflects reflect regulates regulate
    rejects reject relies rely remains remain remembers remember removes remove replaces replace represents represent requires
    require resembles resemble resists resist resolves resolve responds respond restricts restrict retains retain reveals reveal
    says say said secretes secrete sees see saw seeks seek sought seems seem selects select sends send sent serves serve
    simplifies simplify solves solve speaks speak spoke specifies specify spends spend spent stimulates stimulate strengthens
    strengthen suffers suffer suggests suggest surrounds surround survives survive takes take took teaches teach taught tells
    tell told tends tend thinks think thought tolerates tolerate transforms transform translates translate transmits transmit
    treats treat triggers trigger undergoes undergo underwent understands understand understood uses use varies vary violates
    violate wants want weighs weigh wins win won writes write wrote lets let lays laid stands stand stood starts shows claims
    offer travels reacts react stop wishes sells buys pays asks reads looks asserts assert posits posit portrays
    portray symbolises equals absorbs absorb pump transport splits joins join separates attends attend listens listen
    watches watch sits dies die lives kills kill defends defend threatens threaten forbids forbid punishes accuses
    accuse praises broadcasts sings invents invent opens closes decrease doubles shrinks shrink flow run passes pass
    stays waits tries try intends intend saves wastes agrees agree disagrees disagree denies deny admits admit insists
    insist warns warn reminds remind notices observes observe recognises recalls recall forgets forget imitates
    imitate repeats repeat`,
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
  recalling: `knowledge awareness current present original new previous former latter first second third last next same other others another rest majority
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
  months: 'january february march april may june july august september october november december',
  quantifiers: `most only never always all none nobody every no exclusively solely mostly rarely seldom impossible cannot`,
  comparing: 'most',
  comparatives: 'idea longer less more fewer single doubt matter way',
  units: `mi ft lb lbs yd yards acres hectares thousand percent % degrees degree meters metres kilometers kilometres km cm mm m miles feet inches kg kilograms grams g mg pounds tons
    tonnes seconds minutes hours days weeks months years century centuries decades people inhabitants residents members students dollars
    euros hz khz mhz ghz bytes bits kilobytes megabytes gigabytes kb mb gb watts volts joules calories liters litres ml ms °c °f kelvin
    million billion trillion thousand pairs times words items cells neurons bones pages chapters species states countries cities`,
  rates: 'per every',
  yearWords: 'states countries cities people students residents',
  particles: 'von van de der del la al et and & of',
  numbers: 'two three four five six seven eight nine ten eleven twelve',
  members: `types type kinds forms categories components elements branches groups classes factors functions principles methods ways reasons goals
    strategies approaches styles theories traits sources causes symptoms dimensions levels layers parts areas characteristics features
    properties aspects systems models rules advantages disadvantages benefits conditions criteria domains perspectives varieties
    options techniques tools tasks roles purposes problems differences variables values cases examples regions structures`,
  ordered: 'stages stage steps step phases phase',
  ordinals: ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh'],
  last: ['finally', 'last', 'lastly'],
  patterns: {
    definition: [
      '{S!} (is/are) ~ defined ~ (as/to be) {O*}',
      '{S!} (can be/may be/was/were/has been/have been) ~ defined ~ (as/to be) {O*}',
      '{S!} ~ (refers/refer) ~ to {O*}',
      '{S!} ~ (means/mean) that? {O*}',
      '{S!} ~ (denotes/denote/designates) {O*}',
      '{S!} (is/are) ~ the (term/name/word) (for/given to/used for/used to describe) {O*}',
      '{S!} (is/are) ~ (when/where) {O*}',
      '{S!} ~ (describes/describe) {O*}',
      '{S!} (occurs/happens/takes place/exists) ~ when {O*}',
      '(the/an/a)? (idea/concept/notion/phenomenon/process/practice/principle/term) (of/that) {S!} : {O*}',
      '{S!} (is/are) ~ {O=}',
      '{O} (is/are) ~ (called/termed/named/known as/referred to as/labeled/dubbed) {S!}',
      '{O} (is/are) ~ what (is/are) ~ (called/known as/termed) {S!}',
      '{O} (is/are) ~ what {A} (call/called/calls/term) {S!}',
      '{A*} (define/defines/defined/describe/describes/described) {S!} as {O*}',
      '{A*} (experience/experiences) {S!} when {O*}',
      '{S!} (is/are/can be) ~ (thought of as/viewed as/seen as/characterized as) {O*}',
      '{A*} (use/uses/used/added/coined/introduced) the (term/word/phrase) {S!} to (describe/refer to/mean/denote) {O*}',
      '(a/an/the) {O} (is/are) said to be {S!}',
    ],
    naming: [
      '{A*} , ~ (called/termed/known as/referred to as/named/labeled) {S!}',
      '{A*} ( ~ (called/termed/known as/referred to as/named) {S!} )',
      '{A*} (called/termed/known as/referred to as) {S!}',
      '{A*} which (he/she/they/it) (call/calls/called/termed/named/titled) {S!}',
      '{A*} (came to be/become/became/was/were) known as {S!}',
      '{A*} (call/calls/called/term/termed) (this/these/it/them) {S!}',
      '{A*} (is/are) ~ (called/termed/known as/referred to as) {S!}',
    ],
    describing: ['{S!} (is/are) ~ (concerned with/based on/characterized by/defined by/marked by) {O*}'],
    'is-a': [
      '{S!} (is/are) ~ (a/an/one) (kind/type/form/sort/class/branch/variety/subtype/subfield/species/category) of {O}',
      '{S!} (is/are) ~ (kinds/types/forms/sorts/classes/branches/varieties/subtypes) of {O}',
      '{S!} (is/are) ~ one of the {O}',
      '{S!} (belongs/belong) to {O}',
    ],
    members: [
      '{S} such as {I}',
      '{S} , such as {I}',
      '{S} , including {I}',
      '{I} and other {S}',
      '{I} , and other {S}',
      '{I} or other {S}',
    ],
    part: [
      '{S!} ~ (consists/consist) ~ of {I}',
      '{S!} (is/are) ~ (composed of/made up of/made of/comprised of) {I}',
      '{S!} ~ (comprises/comprise) {I}',
      '{S!} (is/are) ~ divided into {I}',
      '{O!} (is/are) ~ (a/an)? part of {S!}',
    ],
    cause: [
      '{S} ~ (causes/cause/caused) {O*}',
      '{S} ~ (leads/lead/led) to {O*}',
      '{S} (can/may/could/might/will) ~ (cause/lead to/result in/trigger/produce) {O*}',
      '{S} ~ (results/resulted) in {O*}',
      '{S} ~ (triggers/triggered) {O*}',
      '{S} (is/are/was/were) ~ (the cause of) {O*}',
      '{O} (is/are/was/were/may be/can be) ~ caused by {S*}',
      '{O} ~ (results/result/resulted/stems/stem/arises/arise) from {S*}',
      '{O} (is/are/was/were) ~ due to {S*}',
    ],
    purpose: [
      '{S} (is/are) ~ used (to/for) {O*}',
      '{S} (is/are) ~ designed (to/for) {O*}',
      '{S} ~ (serves/serve) to {O*}',
      '{S} ~ (serves/serve) as {O*}',
      'the ~ (purpose/function/goal/aim/role/task/job) of {S} is to {O*}',
    ],
    contrast: ['{S} (differs/differ) from {O*}', '{S} (is/are) ~ different from {O*}'],
    example: [
      '(an/one/another/a) ~ (good/common/classic/typical/famous)? example of {S} (is/was/would be) {O*}',
      '{O} (is/are/was) ~ (an/one/a)? (good/common/classic/typical/famous)? (example/examples) of {S*}',
      'examples of {S} (are/include) {O*}',
    ],
  },
};
