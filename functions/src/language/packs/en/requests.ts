/** English. */
import { listed, pattern } from '../../match.ts';
import type { Requests } from '../../parts/requests.ts';

const BOOK =
  '(?:books?|coursebook|textbook|texts?|documents?|pdf|paper|article|course|notes|script|manual|volume|work|thesis|report)';
const THIS = `(?:this|the|my|that|these) (?:whole |entire )?${BOOK}`;
const END = String.raw`(?:\s+(?:please|for me))*\s*[?.!]*$`;
const SURELY = `(?:(?:in|using) (?:(?:very|really|more|the|some|your|my) )*(?:simple|simpler|simplest|plain|easy|everyday|layman['’]?s?|own|other) (?:words|terms|language|english)|(?:according to|in the (?:view|opinion) of) (?:the|this) (?:author|writer|book|text)|in a nutshell|eli5|pl(?:ea)?se|pls|plz)`;
const NUMBERS = listed('one two three four five six seven eight nine ten eleven twelve');
const ORDINALS = listed('first second third fourth fifth sixth seventh eighth ninth tenth');
const STOP = String.raw`[\s?.!]*$`;

export const requests = (): Requests => ({
  talk: {
    greeting: pattern`^(?:hi|hello|hey|hiya|good (?:morning|afternoon|evening|day)|greetings|yo)(?:\s+(?:there|folio|everyone|all|again))?[\s!.,?]*$`,
    thanks: pattern`^(?:(?:ok|okay|great|cool|nice|perfect|got it|i see|alright)[\s,!.]*)*(?:thanks?(?: you)?(?: (?:so|very) much| a lot)?|thx|ok|okay|great|cool|nice|perfect|got it|bye|goodbye)[\s!.,]*$`,
    help: pattern`^(?:help|what can (?:you|i) (?:do|ask)(?: you)?|who are you|how (?:are you|does this work))${STOP}`,
    quiz: pattern`^(?:(?:please|ok|okay|hey|hi|so|now|then)[\s,]+)*(?:(?:can|could|will|would) you (?:please )?)?(?:(?:quiz|test|examine) me(?: now)?(?:,? (?:on|about|over|from) .*)?|(?:i(?: want|['’]d like| would like)|can i|(?:where|how) (?:can|do) i|let me|let['’]?s) (?:to )?(?:take|get|have|do|start) (?:an? |the |some )?(?:quiz(?:zes)?|(?:practice |mock )(?:test|exam|questions))|(?:make|generate|create|write|give|start|prepare)(?: me)? (?:an? |some |the )?(?:short |little |practice |mock )?(?:quiz(?:zes)?|test|exam|practice questions|questions)|ask me (?:an? |some )?questions?)(?: (?:on|about|from|of|for) (?:this|the|my|it|that).*)?(?: please)?${STOP}`,
  },
  task: pattern`^(?:(?:and|ok|so|now|please|(?:can|could|will|would) you(?: please)?)[,\s]+)*(?:
    prove(?:\s+(?:that|the|it|by|why|if|for|or)\b|\s*:)|
    show that\b|
    solve\b|
    translate\b|
    design\b|
    .*\(see\b[^)]*\b(?:below|above)\)|
    (?:look at|use|using|in|from|study)\b.{0,40}\b(?:below|above|shown here)\b|
    (?:write|draw|program|code)(?: me)? (?:an? |the |some )?(?:[\p{L}-]+ )?(?:programs?|scripts?|code|functions?|proofs?|poems?|songs?|story|stories|essays?|e-?mails?|letters?|pictures?|diagrams?|graphs?)\b|
    (?:calculate|compute|evaluate)\b(?=.*\p{Nd}))`,
  summary: {
    asks: pattern`\b(?:summari[sz]e|summary|tl;?\s?dr|sum (?:it )?up|sums up|gist|overview|outline|recap|explain|describe|key (?:points|ideas|concepts|takeaways)|main (?:points|ideas|topics?|concepts)|what (?:is|are|does|happens)|tell me about|teach me|go (?:over|through))\b`,
    surely: pattern`\bsummar|\btl;?\s?dr\b|\bsums? (?:it )?up\b|\b(?:gist|overview|outline|recap|main|key)\b|what is .* about`,
    part: pattern`\b(?:chapter|ch\.|section|unit|part)\s*(?:no\.?\s*)?["“]?\s*(\p{Nd}+(?:\.\p{Nd}+)+(?!\p{Nd})|[^?!.”"]{1,80}?)\s*["”]?\s*(?:[?!.]|$|about\b|for me\b|please\b|in \w+ (?:words|sentences|bullet points|bullets|points|lines)\b)`,
    division: pattern`\b(introduction|conclusions?|preface|foreword|afterword|epilogue|prologue|abstract)\b(?=\s+(?:of|to|in|from)\s+${THIS}\b)`,
    nth: pattern`\b(${ORDINALS.join('|')}|last)\s+chapter\b`,
    page: pattern`\b(?:pages?|pg?\.)\s*(\p{Nd}{1,4})(?!\p{Nd})`,
    book: pattern`\b(?:(?:this|the|my|whole|entire) (?:book|text|document|pdf|paper)|it all)\b`,
    topics: {
      ofBook: pattern`\b(?:(?:says?|said|tells?|told|writes?|wrote|teach(?:es)?|explains?|has|have) (?:us |me )?(?:to say )?(?:about|on|of)|(?:parts?|sections?|box|bit|passages?|discussion|material|account) (?:about|on|of|dealing with))\s+(?<topic>[^?!.]{3,120}?)(?:\s+(?:works?|happens?))?${END}`,
      any: pattern`^(?:(?:please|now|ok(?:ay)?|so|(?:can|could|would|will) you|i (?:need|want|would like)|give|write|show|make|provide|tl;?\s?dr)[,:]?\s+|(?:me|us|to have|a|an|the|one|your|short|brief|quick|very|little)\s+)*(?:(?:summari[sz]e|sum up|outline|recap)|(?:summary|overview|outline|recap|gist) (?:of|on|about))(?: (?:for )?(?:me|us))?\s+(?:how |why |what )?(?!the (?:story|case) of\b)(?<topic>[^?!.]{3,120}?)(?:\s+(?:works?|happens?))?${END}`,
    },
    before: pattern`^(?:on|about|called|titled|named)\s+`,
  },
  numbers: NUMBERS,
  ordinals: ORDINALS,
  last: ['last'],
  follow: {
    more: pattern`^(?:(?:can|could) you )?(?:please )?(?:tell me more|more|go on|continue|say more|elaborate|explain (?:more|further|that|it|this)|give (?:me )?(?:an(?:other)?|some|more) (?:example|examples|detail|details)|(?:an(?:other)?|any|more) examples?|for example|such as|and)(?: (?:about (?:it|that|this)|please|in more detail))?${STOP}`,
    refers: pattern`\b(?:it|its|they|them|their|theirs|this|these|those|he|him|his|she|her|hers|the (?:former|latter|same|first one|second one|other(?: one)?)|that (?:one|term|theory|idea|concept|person))\b|^(?:why|how|when|where|who|how so|how come)(?: (?:is|was|are|were|does|did|not) (?:that|it|this|so))?\s*\??$`,
    bridge: pattern`^(?:and|but|so|also|what about|how about)\b`,
  },
  manner: {
    surely: pattern`${SURELY}`,
    and: pattern`and`,
    first: pattern`^(?:(?:${SURELY}|simply put|briefly|in short|in brief)[,:]? +|simply (?=explain|describe))+(?=\p{L})`,
  },
  form: {
    bullets: pattern`\b(?:(?:(?:in|as|with|using|into) (?:(?:\w+|a few) )?)?bullet(?:s| points?)?|as a list|in points|point by point)\b`,
    table: pattern`\b(?:(?:as|in|into) an? table|table (?:form|comparing)|tabular)\b`,
    brief: pattern`\b(?:briefly|in short|in brief|short answer|in (?:a|one) (?:sentence|word|line)|concisely|in a nutshell)\b`,
    detailed: pattern`\b(?:in (?:more |great |some |full )?detail|detailed|thoroughly|at length)\b`,
  },
});
