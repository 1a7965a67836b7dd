/** English: what a student asks the revision chat for. */
import { pattern } from '../../match.ts';
import type { Converse } from '../../parts/converse.ts';

const POLITE = String.raw`^(?:(?:hi|hello|hey|ok|okay|so|and|please|now)[,\s]+)*(?:(?:can|could|would|will) you |please |i (?:need|want|would like) you to |help me (?:to )?)*`;
const I_DID = "i(?:'ve| have| had)?(?: just| already)?";
const STUDY =
  '(?:revise|review|study|practi[sc]e|repeat|focus(?: on)?|concentrate(?: on)?|go over|work on|improve|prioriti[sz]e)';

export const converse = (): Converse => ({
  cannot: {
    quiz: [
      pattern`${POLITE}(?:quiz|test|examine) me\b`,
      pattern`${POLITE}(?:make|create|give|generate|write|prepare)\b.{0,30}\b(?:quiz(?:zes)?|flash ?cards?|(?:test|practice|exam|quiz) questions)\b`,
    ],
    essay: [
      pattern`${POLITE}(?:write|compose|draft|generate|create|finish|improve|rewrite|correct|proofread)\b.{0,60}\b(?:essays?|poems?|stor(?:y|ies)|letters?|e-?mails?|reports?|articles?|speech(?:es)?|songs?|paragraphs?|thesis|papers?|introductions?|code|programs?|scripts?|blog|presentations?|slides)\b`,
      pattern`${POLITE}(?:rewrite|rephrase|paraphrase|proofread)\b`,
    ],
    translation: [pattern`${POLITE}translate\b`, pattern`\btranslat(?:e|ion of) .{1,80} (?:in)?to \p{L}+`],
    homework: [
      pattern`\b(?:do|solve|finish|complete|answer) (?:my|this|these|the following) (?:homework|assignments?|exercises?|worksheets?|problems?|equations?)\b`,
      pattern`${POLITE}(?:solve|calculate|compute|integrate|differentiate|prove that)\b`,
      pattern`^(?:what(?:'s| is) )?[\d\s().,+*/^=x×÷-]*\d\s*[+*/×÷^-]\s*\d[\d\s().,+*/^=×÷-]*\??$`,
    ],
    chat: [
      pattern`^(?:so |and |hi |hello |hey )*how(?: are|'re) (?:you|things)\b|^how's it going\b|^what's up\b`,
      pattern`\b(?:tell|know|make) (?:me |any |up )*(?:an? )?(?:joke|story|riddle)s?\b`,
      pattern`^are you (?:an? )?(?:human|robot|real|alive|ai|bot|chat ?gpt|machine|person)\b|\bwho (?:made|built|created) you\b|\bwhat(?:'s| is) your (?:name|favou?rite|opinion|age)\b|^do you (?:like|love|feel|sleep|dream)\b`,
      pattern`^i(?:'m| am) (?:so |very |really |a bit |feeling )*(?:sad|tired|bored|stressed|happy|anxious|lonely|hungry|nervous|scared|angry)\b|^i (?:love|hate) (?:you|this)\b`,
      pattern`\bwhat(?:'s| is) the (?:weather|time|date|news)\b|\bwhat (?:time|day) is it\b`,
    ],
  },
  progress: {
    plan: [
      pattern`\b(?:make|create|give|write|build|draw|prepare|need|want|like|suggest|set|put|have|help|get|design|propose)\b.{0,50}\b(?:plan|schedule|timetable)\b`,
      pattern`^(?:(?:can|could|would) you |please |help me (?:to )?)*plan (?:my|me|for|out|the next|a|an|our)\b`,
      pattern`^(?:an? |my |the )?(?:\w+[- ]?(?:day|week)s? )?(?:revision|study|studying|learning|exam) (?:plan|schedule|timetable)\b`,
      pattern`\b(?:my|an|the|have)\b.{0,20}\b(?:exams?|tests?|midterms?|finals?)\b.{0,20}\b(?:in (?:an? |\w+ )?(?:days?|weeks?|month)|tomorrow|next week|this week|on (?:\w+day|the \d|\d|\w+ \d))`,
    ],
    kept: [
      pattern`\b(?:what(?:'s| is| was| does| do i have)|show|see|tell me|where(?:'s| is)|remind me of|look at|how(?:'s| is))\b.{0,30}\bmy (?:current |own |study |studying |revision |learning |exam )*(?:plan|schedule|timetable)\b`,
      pattern`^(?:and )?(?:my|the) (?:current |own |study |revision |exam )*(?:plan|schedule)(?: (?:for )?(?:today|tomorrow|this week|now))?\s*[?.!]*$`,
      pattern`\bwhen(?:'s| is) my (?:next )?exam\b`,
    ],
    wrong: [
      pattern`\b(?:why|explain|what)\b.{0,40}\bmy (?:\w+ )?answers?\b(?:.{0,80}\b(?:about|on|to|for|regarding) (?<about>.+?))?,? (?:is|was|were|got|counted|marked|not|has been|are) .{0,30}\b(?:wrong|incorrect|not correct|not accepted|marked down|not right)\b`,
      pattern`\bwhy (?:is|was|were|has) my (?:\w+ )?answers?(?: (?:about|on|to|for|regarding) (?<about>.+?))? (?:been )?(?:marked )?(?:as )?(?:wrong|incorrect|not correct|not accepted|not right)\b`,
    ],
    last: [
      pattern`\b(?:scores?|results?|marks?|grade|points|how (?:did|well|many))\b.{0,40}\b(?:last|latest|most recent|previous) (?:quiz|test|attempt|one)\b`,
      pattern`\b(?:last|latest|most recent|previous) (?:quiz|test|attempt)(?:'s)? (?:score|result|mark|grade)s?\b`,
    ],
    missed: [
      pattern`\b(?:questions?|ones|answers?)\b.{0,30}\b${I_DID} (?:miss(?:ed)?|got(?:ten)? wrong|get wrong|fail(?:ed)?|answered (?:wrong|incorrect)(?:ly)?|did(?:n't| not) (?:know|get))\b`,
      pattern`\b(?:what|which|where)\b.{0,40}\b(?:did|do|have) i (?:keep )?(?:miss(?:ed)?|gett?(?:ing)? wrong|got(?:ten)? wrong|fail(?:ed)?|go wrong|get .{0,30}wrong)\b`,
      pattern`\bmy (?:\w+ )?(?:mistakes|errors|wrong answers|missed questions)\b`,
      pattern`\b(?:questions?|ones) (?:that )?i (?:missed|got wrong|failed)\b`,
    ],
    weak: [
      pattern`\bmy (?:weak(?:est|er|ness(?:es)?)?|worst|poorest)\b`,
      pattern`\b(?:what|where|which)\b.{0,40}\b(?:am i|i'm|i am|do i|i) (?:the )?(?:weak(?:est)?|bad|worst|poor|struggl(?:e|ing))\b`,
      pattern`\b(?:do|have) i .{0,20}weak(?:est|er|ness(?:es)?)?\b`,
    ],
    revise: [
      pattern`\b(?:what|which|where)\b.{0,40}\b(?:should|shall|must|do|can|could|would) i (?:need to |have to |best )?${STUDY}\b`,
      pattern`\b(?:what|which) .{0,30}\b(?:to|i need to|i have to|i should) ${STUDY}\b`,
      pattern`\b(?:what|where) (?:should|shall|do|can) i (?:do|learn|read|start|begin|study|revise)(?: (?:with|next|first|now|today|tomorrow|revising|studying|my revision))*\s*\??$`,
      pattern`\bwhat(?:'s| is| comes)? next\s*\??$`,
      pattern`\bhelp me (?:to )?(?:revise|study|prepare|review|with my (?:revision|studies))\s*(?:for .{1,60})?[.!?]*$`,
    ],
    standing: [
      pattern`\bhow (?:am i|have i been|did i|have i) (?:doing|do|done|getting on|progressing|performing|perform(?:ed)?)\b`,
      pattern`\bhow (?:well|good|far|bad) (?:am i|did i|have i|do i)\b`,
      pattern`\bmy (?:overall |quiz |current |study |average |last |latest |recent )*(?:progress|scores?|accuracy|results?|performance|statistics|stats|marks?|grades?)\b`,
      pattern`\bhow many (?:questions|quizzes)\b.{0,20}\b(?:have|did) i\b`,
      pattern`\bam i (?:ready|improving|getting better|on track)\b`,
    ],
  },
});
