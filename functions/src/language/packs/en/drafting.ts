/** English: the words by which its tagged sentences are read for questions. */
import type { Drafting } from '../../parts/drafting.ts';

export const drafting: Drafting = {
  prepositions: /^(?:to|of|on|in|from|with|as|for|upon|by|between)$/,
  spoken:
    /^(?:call|name|know|say|base|relate|show|see|discuss|note|describe|give|mention|think|consider|mean|intend|suppose)$/,
  elsewhere: /^(?:[:—–"“”(]|not|n't|never|nor|he|she|her|him|i|we|our|you|your|so|however|did)$/i,
  joins: /^(?:that|which|who|because|when|where|how|if|,)$/i,
  auxiliaries: /^(?:was|were|is|are|has|had)$/i,
  ends: /^(?:but|so|although|though|while|whereas|however|because|yet|since|as)$/,
  oneCase:
    /\b(?:examples?|puzzles?|riddles?|exercises?|case stud(?:y|ies)|who (?:killed|stole|did)|quiz|homework|check your|story|stories)\b/i,
  hedge:
    /^(?:also|usually|generally|often|simply|basically|essentially|typically|commonly|actually|really|literally|just|frequently|sometimes|best)$/,
  closes:
    /^(?:and|or|because|which|who|in|by|when|if|since|after|from|for|with|as|while|though|although|where|at|but)$/,
  links: /^(?:is|are|refers?|means|denotes?)$/,
  describing: /^(?:that|which|who|whose)$/,
  inside: /^(?:that|which|who|whose|where|when|in|to)$/,
  unplain:
    /["“”‘();:—–]|\d|\b(?:you|your|we|our|us|i|my|he|she|his|her|him|it|they|them|their|its|would|could|should|was|were|had|did)\b/i,
  unplainLoosely:
    /["“”‘:—–]|\d|\b(?:you|your|we(?! (?:can|may|must|know|call)\b)|let us|i|my|he|she|his|her|him|said|says)\b/i,
  present: /^(?:is|are|can|may|must|has|have|does|do)$/i,
  have: /^(?:is|are|has|have)$/,
  beforeVerb: /^(?:to|can|may|must|will|not|do|does|and|or)$/i,
  object: /^(?:them|it|him|her|us|the|an?|its|their)$/i,
  clauseOpening: /^(?:how|when|what|all|anything|everything|\w+ing)$/,
  relative: /^(?:that|which|who|whose|whom|where|when|how|what|whether|if|to|why)$/,
  participle:
    /^(?:called|considered|known|used|based|made|found|located|associated|related|required|able|likely|similar|thought|said|given|seen|written|defined|composed|involved|needed|available|different|important|due|inter-\w+)$/,
  personal: /^(?:i|you|your|yours|we|our|us|he|she|his|her|him)$/i,
  clauseMeaning: /^(?:how|when|what|any|all|people|individuals|\w+ing)$/,
  unfinished: /\b(?:that|so|it|this|these|them|returns?|is|are|equals|by|with|and|or|the|an?|of|for|to|\p{L}+ly)$/iu,
  endsMeaning: /^(?:but|so|although|though|while|whereas|however|because|since|as|hence|thus|yet)$/,
  persons: /^(?:i|we|our|you|your|he|she|his|her|him|my|me|us)$/i,
  kinds:
    /^(?:types?|kinds?|stages?|parts?|components?|steps?|phases?|forms?|categories|dimensions?|levels?|layers?|elements?|branches|groups?|classes|factors?|functions?|principles?|methods?|ways?|reasons?|goals?|strategies|approaches|styles?|theories|traits?|sources?|causes?|symptoms?)$/i,
  askable:
    /^(?:regulate|control|measure|describe|state|suggest|explain|propose|hold|cause|produce|involve|include|contain|protect|prevent|affect|influence|emphasize|assess|treat|study|examine|investigate|consist of|lead to|result in|result from|depend on|depend upon|focus on|return|compute|calculate|convert|represent|determine|store|process|stimulate|inhibit|increase|decrease|reduce|promote|secrete|release|transmit|carry|specify|forbid|prohibit|guarantee|limit|require|stem from|arise from|rely on|serve as|act as|compare|reinforce|mimic|generate|govern)$/,
  leaning:
    /^(?:this|these|those|that|it|they|he|she|its|their|his|her|such|another|other|others|both|neither|either|each of|some of|most of|all of|one of|one|two|three|here|there|then|afterwards?|meanwhile|instead|otherwise|nevertheless|nonetheless|still|or|nor|if so|if not|as such|the (?:same|former|latter|first|second|third|other|next|following|above|previous|preceding)|for (?:example|instance)|in (?:this|that|these|those|such)|as (?:mentioned|noted|described|discussed|shown|we|you)|imagine|note|notice|recall|remember|suppose|consider|think|let|assume|see|look|watch|visit|figure|table|i|my|we|our|you|your)\b/iu,
  determiner:
    /^(?:an?|the|this|that|these|those|each|every|any|some|no|its|their|his|her|our|your|my|one|another|['’]s)$/i,
  synonym:
    /^(?:[(,] ?(?:or|also|sometimes|often|i\.e\.)? ?(?:called|known as|termed|named|referred to as)?|(?:is|are) (?:also|sometimes|often) (?:called|known as|termed|referred to as)) ?(?:an?|the)?$/i,
  generic: `example instance thing reason result way problem type kind sort form one answer question goal purpose idea difference case fact
  point person people man woman child boy girl student reader part book section chapter page step line text word number name author
  issue topic aspect feature advantage disadvantage benefit approach method process effect figure table image picture above below
  term concept notion definition meaning use aim task job work study research researcher participant finding evidence view argument claim statement
  story time day year today other same others someone something anything everything nothing lot bit side end beginning rest
  situation condition role relationship change solution conclusion consequence implication outcome remainder bottom top choice sense effort
  first second third next last mr mrs dr professor following course field program project default option element item result model
  thank exception possibility opportunity chance risk question decade century week month life world country state city home place area
  majority minority half quarter percent portion amount level range position action activity event principle practice existence distance
  handful couple dozen bunch deal sake thousand hundred million account version location objective core heart basis mix order behalf favor further infinite door plenty like mean system seat lot opinion slight technique term tool facility link seat car middle ability career theory implementation application conversion crossing`,
  technical: `factor function list object variable set class command type mode data value file string character list array item symbol parameter argument model theory theorem proof formula program step process relation method principle state element project`,
  vague: `other such same many more most first second third next last own several various certain different main new following recent only good bad
  important few resulting given corresponding above below optional possible obvious current specific particular entire whole real typical simple similar
  early late original actual final initial perfect full proper significant high higher low lower remaining input output return returned
  parameter argument arguments property less free right wrong common general simplest best better true false empty default additional extra
  usual included great large larger largest small smaller smallest big little young younger old older so called existing major minor key single
  hard easy difficult wide wider broad numerous sufficient necessary enormous fundamental basic overall slight real much earlier later previous longer shorter`,
  telling: `regulate control measure describe explain state suggest propose hold allow enable cause produce provide involve contain require
  protect prevent affect influence emphasize assess treat consist lead result depend focus return compute calculate convert represent determine
  store transmit process stimulate inhibit increase decrease reduce promote support encourage predict reflect indicate study examine
  investigate specify define connect link carry receive release transform translate generate create form detect identify limit restrict
  govern grant guarantee forbid prohibit permit apply occur combine separate divide replace remove add evaluate display plot
  rely serve act function contribute maintain establish ensure express denote assign execute perform implement stem arise
  mimic block bind secrete surround cover line activate trigger elicit reinforce strengthen weaken shape organize classify distinguish
  compare test manage develop extend eliminate undermine threaten benefit harm incorporate include interpret`,
  empty: `be have do go come get give take make say tell ask think believe want need try know see feel mean let argue claim write note find seem
  appear look show start begin continue keep remain become happen exist work play put set use call like hope wish agree differ lie stand live
  help owe choose`,
  thought: `propose suggest identify describe theorize formulate develop conclude maintain believe argue discover invent found popularize introduce
  define characterize distinguish coin pioneer establish demonstrate devise hypothesize postulate advocate`,
  done: `grant reject enact extend amend create abolish forbid ban permit declare rule require guarantee recognize expand limit prohibit
  replace launch build design adopt pass end win lose defeat conquer unite divide`,
  weak: `example instance one kind type sort part aspect matter thing reason result problem issue question answer fact case topic point key step first second third same most best only lot good great important major useful powerful simple popular special bit concern better worse bad big crucial central common critical perfect excellent interesting particularly relatively very more less factor element portion addition mix measure word term alias name beneficiary element string option member founder author professor scientist leader winner king president director chief city country`,
  openers: [
    'however',
    'thus',
    'therefore',
    'hence',
    'moreover',
    'furthermore',
    'in addition',
    'additionally',
    'in general',
    'generally',
    'generally speaking',
    'in other words',
    'in fact',
    'indeed',
    'of course',
    'in short',
    'simply put',
    'essentially',
    'basically',
    'in essence',
    'by definition',
    'note that',
    'recall that',
    'remember that',
    'notice that',
    'remember',
    'recall',
    'as you know',
    'by contrast',
    'in contrast',
    'on the other hand',
    'for this reason',
    'as a result',
    'consequently',
    'similarly',
    'likewise',
    'more specifically',
    'specifically',
    'more generally',
    'technically',
    'strictly speaking',
    'finally',
    'first',
    'second',
    'third',
    'lastly',
    'again',
    'also',
    'that is',
    'to be precise',
    'roughly speaking',
    'informally',
    'formally',
    'literally',
    'and',
    'but',
    'so',
    'yet',
  ],
  tied: [
    String.raw`\b(?:this|these|above|below|aforementioned|former|latter|earlier|later (?:in|on)|previous(?:ly)?|preceding|following|i|me|my|mine|today|yesterday|recently|so far|until now)\b`,
    String.raw`\b(?:thus|therefore|hence|accordingly|moreover|furthermore|nonetheless|nevertheless|however|likewise|ibid|isbn|web ?site|video|click|et al|etc|all rights reserved)\b`,
    String.raw`\b(?:figures?|figs?|tables?|chapters?|sections?|pages?|pp?|appendix|exercises?|footnotes?|examples?|listings?|equations?|theorems?|lemmas?)\.? ?\(?\d`,
    String.raw`\b(?:the|next|last|each|in|see|of) (?:chapter|section|page|appendix|exercise|footnote|figure|table|book|text|author)\b`,
    String.raw`\b(?:discussed|mentioned|described|shown|explained|presented) (?:later|earlier|before|next|in|here)\b`,
    String.raw`\b(?:thanks?|thanked|grateful|gratitude|indebted|acknowledge?ments?)\b`,
    String.raw`\b(?:in|of|to|from|by|with|at|on|as)\.$`,
  ],
};
