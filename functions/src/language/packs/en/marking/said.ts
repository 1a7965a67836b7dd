/** What English answers say instead of answering, and what they take back. */
import { listed } from '../../../match.ts';

const TAIL =
  '(?: (?:what|how|why|the|this|that|it|is|to|say|write|of|one|here|do|at|all|about|so|exactly|really|precisely|for|sure|certain|ever|yet|anything|answer|question|on))*';
const VERBS = 'know|knew|remember|recall|understand|understood|get|learn(?:ed|t)?|read|study|studied|answer';
const OPENING = "(?:sorry|well|um+|uh|hmm+|honestly|to be honest|i(?:'m| am) sorry)[ ,.]*";
const SAYINGS = [
  `(?:but )?(?:i )?(?:really |honestly |just |still )*(?:do not|don'?t|did ?n[o']?t|did not|can'?t|cannot|could ?n'?t|have not|haven'?t|never)(?: really)? (?:${VERBS})${TAIL}`,
  'i ?d ?k|dunno|n/?a|none|nothing|no answer|can you help me|help|beats me|who knows|your guess is as good as mine',
  `(?:i )?(?:have |'ve )?(?:got )?(?:absolutely )?no (?:idea|clue|comment)${TAIL}`,
  `not (?:really |at all )?(?:sure|certain)${TAIL}`,
  `i(?:'m| am) (?:really )?(?:not sure|unsure|not certain|lost|confused|clueless|stuck)${TAIL}|unsure`,
  `(?:i )?(?:forgot|forget|give up|pass|skip)${TAIL}`,
];
export const DONT_KNOW = new RegExp(`^(?:${OPENING})*(?:${SAYINGS.join('|')})[ .,!?…]*$`, 'u');

const WHO = listed('i we examiner expert teacher student marker grader answer').join('|');
const ASKED = '(?:points?|requirements?|criteria|rubric)';
const ORDERS_TO_MARKERS = [
  /\b(?:ignore|disregard|forget|override|bypass)\b[^.!?\n]{0,60}\b(?:rubric|instructions?|prompts?|rules?|criteria|above|previous|guidelines?|marking|grading|system)\b/,
  /\b(?:give|award|grant|assign|grade|mark|score|rate)\b[^.!?\n]{0,40}\b(?:full|maximum|max|top|perfect|all|highest|100|10\/10)\b[^.!?\n]{0,25}(?:\b(?:marks?|scores?|points?|credit|grade)\b|%|$)/,
  /\b(?:mark|grade|count|treat|accept|consider)\b (?:this|it|me|my answer|the answer|all|everything)(?: \w+){0,3} (?:as )?(?:correct|right|true|met|passed)\b/,
  /\b(?:you are|act as|pretend|as an?) (?:now )?(?:an? )?(?:ai|assistant|grader|language model|marker|teacher)\b/,
  /\b(?:this|my) answer (?:is|meets|deserves|satisfies|contains)\b[^.!?\n]{0,40}\b(?:correct|right|full|all|every|rubric|points?|marks?|perfect)\b/,
  new RegExp(
    `\\b(?:${WHO})\\b[^.!?\\n]{0,60}\\b${ASKED}\\b[^.!?\\n]{0,30}\\b(?:made|met|satisfied|fulfilled|covered)\\b`,
  ),
  new RegExp(
    `\\b(?:${WHO})\\b[^.!?\\n]{0,40}\\b(?:met|meets?|satisf(?:y|ies|ied)|fulfil(?:s|led)?) (?:all |every )?(?:of )?(?:the |your )?${ASKED}\\b`,
  ),
  new RegExp(
    `^\\s*(?:all |the )*${ASKED} (?:are|have been|were) (?:all |fully )?(?:made|met|satisfied|fulfilled|covered)`,
  ),
  /\b(?:note|message|hint|attention) (?:to|for) (?:the )?(?:examiner|marker|grader|teacher|system|ai)\b|\bdear (?:examiner|marker|grader)\b|\baccept (?:this|it|me|my answer)?,? ?please\b|\bplease accept (?:this|it|my|the answer)\b/,
  /\bis_correct\b|\bstudent_words\b|"?\bmet"?\s*:\s*true|^\s*(?:system|assistant|developer)\s*:|<\/?(?:system|instructions?|answer|student)>|\[(?:system|inst)\]/,
];
export const ORDERS = new RegExp(ORDERS_TO_MARKERS.map(({ source }) => source).join('|'), 'iu');

export const TAKEN_BACK =
  /\bor (?:else |maybe |perhaps |possibly )?(?:(?:just |exactly )?the (?:exact )?(?:opposite|reverse|contrary|other way)|vice versa|not\b(?=[^\p{L}]*$)|something (?:else|in between|completely different|other)|anything else|neither|none of)/iu;

export const ASKS_MEANING =
  /^(?:what|who) (?:is|are|was|were)\b|^(?:define|explain)\b|\bmean(?:s|t)?\b|\bwhich term\b/iu;
