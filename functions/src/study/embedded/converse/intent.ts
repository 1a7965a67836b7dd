/** What a student wants of the revision chat: something of the books, of their own progress, or what it can't do. */
import { smallTalk, wordsFor } from '../../answer/compose/talk.ts';
import { type Span, spanIn } from './when.ts';

/** `span` of a plan: null where nothing was said of time. `about` of a wrong answer: null where that was not said. */
export type Intent =
  | { kind: 'books' }
  | { kind: 'standing' | 'weak' | 'missed' | 'revise' | 'last' }
  | { kind: 'wrong'; about: string | null }
  | { kind: 'plan'; span: Span | null }
  | { kind: 'cannot'; what: Inability }
  | { kind: 'hello' | 'thanks' };

/** What needs a model, or belongs to another screen. */
export type Inability = 'essay' | 'translation' | 'homework' | 'quiz' | 'chat';

/** A text longer than this tells a story; single words in it no longer say what is wanted. */
const LONGEST_WISH = 300;

const POLITE = String.raw`^(?:(?:hi|hello|hey|ok|okay|so|and|please|now)[,\s]+)*(?:(?:can|could|would|will) you(?: please)? |please |i (?:need|want|would like) you to |help me (?:to )?)*`;
const polite = (rest: string) => new RegExp(POLITE + rest, 'i');

const CANNOT: [Inability, RegExp[]][] = [
  [
    'quiz',
    [
      polite(String.raw`(?:quiz|test|examine) me\b`),
      polite(
        String.raw`(?:make|create|give|generate|write|prepare)\b.{0,30}\b(?:quiz(?:zes)?|flash ?cards?|(?:test|practice|exam|quiz) questions)\b`,
      ),
    ],
  ],
  [
    'essay',
    [
      polite(
        String.raw`(?:write|compose|draft|generate|create|finish|improve|rewrite|correct|proofread)\b.{0,60}\b(?:essays?|poems?|stor(?:y|ies)|letters?|e-?mails?|reports?|articles?|speech(?:es)?|songs?|paragraphs?|thesis|papers?|introductions?|code|programs?|scripts?|blog|presentations?|slides)\b`,
      ),
      polite(String.raw`(?:rewrite|rephrase|paraphrase|proofread)\b`),
    ],
  ],
  [
    'translation',
    [
      polite(String.raw`translate\b`),
      /\btranslat(?:e|ion of) .{1,80} (?:in)?to \p{L}+/iu,
      /^(?:übersetze|traduis|traduce|переведи|翻译|翻訳|ترجمه)/i,
    ],
  ],
  [
    'homework',
    [
      /\b(?:do|solve|finish|complete|answer) (?:my|this|these|the following) (?:homework|assignments?|exercises?|worksheets?|problems?|equations?)\b/i,
      polite(String.raw`(?:solve|calculate|compute|integrate|differentiate|prove that)\b`),
      /^(?:what(?:'s| is) )?[\d\s().,+*/^=x×÷-]*\d\s*[+*/×÷^-]\s*\d[\d\s().,+*/^=×÷-]*\??$/i,
    ],
  ],
  [
    'chat',
    [
      /^(?:so |and |hi |hello |hey )*how(?: are|'re) (?:you|things)\b|^how's it going\b|^what's up\b/i,
      /\b(?:tell|know|make) (?:me |any |up )*(?:an? )?(?:joke|story|riddle)s?\b/i,
      /^are you (?:an? )?(?:human|robot|real|alive|ai|bot|chat ?gpt|machine|person)\b|\bwho (?:made|built|created) you\b|\bwhat(?:'s| is) your (?:name|favou?rite|opinion|age)\b|^do you (?:like|love|feel|sleep|dream)\b/i,
      /^i(?:'m| am) (?:so |very |really |a bit |feeling )*(?:sad|tired|bored|stressed|happy|anxious|lonely|hungry|nervous|scared|angry)\b|^i (?:love|hate) (?:you|this)\b/i,
      /\bwhat(?:'s| is) the (?:weather|time|date|news)\b|\bwhat (?:time|day) is it\b/i,
    ],
  ],
];

const I_DID = "i(?:'ve| have| had)?(?: just| already)?";
const MISSED = [
  new RegExp(
    String.raw`\b(?:questions?|ones|answers?)\b.{0,30}\b${I_DID} (?:miss(?:ed)?|got(?:ten)? wrong|get wrong|fail(?:ed)?|answered (?:wrong|incorrect)(?:ly)?|did(?:n't| not) (?:know|get))\b`,
    'i',
  ),
  /\b(?:what|which|where)\b.{0,40}\b(?:did|do|have) i (?:keep )?(?:miss(?:ed)?|gett?(?:ing)? wrong|got(?:ten)? wrong|fail(?:ed)?|go wrong|get .{0,30}wrong)\b/i,
  /\bmy (?:\w+ )?(?:mistakes|errors|wrong answers|missed questions)\b/i,
  /\b(?:questions?|ones) (?:that )?i (?:missed|got wrong|failed)\b/i,
];
const WEAK = [
  /\bmy (?:weak(?:est|er|ness(?:es)?)?|worst|poorest)\b/i,
  /\b(?:what|where|which)\b.{0,40}\b(?:am i|i'm|i am|do i|i) (?:the )?(?:weak(?:est)?|bad|worst|poor|struggl(?:e|ing))\b/i,
  /\b(?:do|have) i .{0,20}weak(?:est|er|ness(?:es)?)?\b/i,
];
const PLAN = [
  /\b(?:make|create|give|write|build|draw|prepare|need|want|like|suggest|set|put|have|help|get|design|propose)\b.{0,50}\b(?:plan|schedule|timetable)\b/i,
  /^(?:(?:can|could|would) you |please |help me (?:to )?)*plan (?:my|me|for|out|the next|a|an|our)\b/i,
  /^(?:an? |my |the )?(?:\w+[- ]?(?:day|week)s? )?(?:revision|study|studying|learning|exam) (?:plan|schedule|timetable)\b/i,
  /\b(?:my|an|the|have)\b.{0,20}\b(?:exams?|tests?|midterms?|finals?)\b.{0,20}\b(?:in (?:an? |\w+ )?(?:days?|weeks?|month)|tomorrow|next week|this week|on (?:\w+day|the \d|\d|\w+ \d))/i,
];
const LAST = [
  /\b(?:scores?|results?|marks?|grade|points|how (?:did|well|many))\b.{0,40}\b(?:last|latest|most recent|previous) (?:quiz|test|attempt|one)\b/i,
  /\b(?:last|latest|most recent|previous) (?:quiz|test|attempt)(?:'s)? (?:score|result|mark|grade)s?\b/i,
];
/** Why an answer of one's own was marked down, and what it was about. */
const WRONG = [
  /\b(?:why|explain|what)\b.{0,40}\bmy (?:\w+ )?answers?\b(?:.{0,80}\b(?:about|on|to|for|regarding) (?<about>.+?))?,? (?:is|was|were|got|counted|marked|not|has been|are) .{0,30}\b(?:wrong|incorrect|not correct|not accepted|marked down|not right)\b/i,
  /\bwhy (?:is|was|were|has) my (?:\w+ )?answers?(?: (?:about|on|to|for|regarding) (?<about>.+?))? (?:been )?(?:marked )?(?:as )?(?:wrong|incorrect|not correct|not accepted|not right)\b/i,
];
const STUDY =
  '(?:revise|review|study|practi[sc]e|repeat|focus(?: on)?|concentrate(?: on)?|go over|work on|improve|prioriti[sz]e)';
const REVISE = [
  new RegExp(
    String.raw`\b(?:what|which|where)\b.{0,40}\b(?:should|shall|must|do|can|could|would) i (?:need to |have to |best )?${STUDY}\b`,
    'i',
  ),
  new RegExp(String.raw`\b(?:what|which) .{0,30}\b(?:to|i need to|i have to|i should) ${STUDY}\b`, 'i'),
  /\b(?:what|where) (?:should|shall|do|can) i (?:do|learn|read|start|begin|study|revise)(?: (?:with|next|first|now|today|tomorrow|revising|studying|my revision))*\s*\??$/i,
  /\bwhat(?:'s| is| comes)? next\s*\??$/i,
  /\bhelp me (?:to )?(?:revise|study|prepare|review|with my (?:revision|studies))\s*(?:for .{1,60})?[.!?]*$/i,
];
const STANDING = [
  /\bhow (?:am i|have i been|did i|have i) (?:doing|do|done|getting on|progressing|performing|perform(?:ed)?)\b/i,
  /\bhow (?:well|good|far|bad) (?:am i|did i|have i|do i)\b/i,
  /\bmy (?:overall |quiz |current |study |average |last |latest |recent )*(?:progress|scores?|accuracy|results?|performance|statistics|stats|marks?|grades?)\b/i,
  /\bhow many (?:questions|quizzes)\b.{0,20}\b(?:have|did) i\b/i,
  /\bam i (?:ready|improving|getting better|on track)\b/i,
];

/** Reads what is wanted on the day `today` (`YYYY-MM-DD`); whatever is nothing else is a question to the books. */
export function intentOf(question: string, today: string): Intent {
  const text = question.normalize('NFKC').replace(/[’‘]/g, "'").replace(/\s+/g, ' ').trim();
  const talk = smallTalk(text);
  if (talk) return { kind: talk === wordsFor(text).thanks ? 'thanks' : 'hello' };
  if (text.length > LONGEST_WISH) return { kind: 'books' };
  const is = (patterns: readonly RegExp[]) => patterns.some((pattern) => pattern.test(text));
  if (is(PLAN)) return { kind: 'plan', span: spanIn(text, today) };
  const wrong = WRONG.map((pattern) => pattern.exec(text)).find((found) => found !== null);
  if (wrong) return { kind: 'wrong', about: wrong.groups?.about ?? null };
  if (is(LAST)) return { kind: 'last' };
  if (is(MISSED)) return { kind: 'missed' };
  if (is(WEAK)) return { kind: 'weak' };
  if (is(REVISE)) return { kind: 'revise' };
  if (is(STANDING)) return { kind: 'standing' };
  const cannot = CANNOT.find(([, patterns]) => is(patterns));
  return cannot ? { kind: 'cannot', what: cannot[0] } : { kind: 'books' };
}
