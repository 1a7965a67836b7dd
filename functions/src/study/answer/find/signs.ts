/** What a sentence has that tells a number, a time, a person, a place, a reason. */
import type { Question } from '../question/question.ts';

const COUNTED =
  '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty(?:-\\w+)?|(?:hundred|thousand|million|billion)s?)';
const KIND_SIGNS: Partial<Record<Question['kind'], RegExp>> = {
  number: new RegExp(`\\p{Nd}|\\b(?:${COUNTED}|half|percent)\\b`, 'iu'),
  time: /\b1\d{3}s?\b|\b20\d\d\b|\bcentury\b|[一二三四五六七八九十\d]+年|\p{Nd}{4}/iu,
  person: /\p{Lu}\p{Ll}+\s(?:\p{Lu}\.\s?)*\p{Lu}\p{Ll}+/u,
  place:
    /\b(?:in|at|near|from)\s(?:the\s)?\p{Lu}\p{Ll}+|\b(?:located|lies|lie|situated|found|deep|front|back|base|side|end|part)\s(?:in|at|on|of|near|between|behind|beneath|beside)\b/u,
  reason:
    /\b(?:because|since|due to|result|caus|lead|therefore|thus|so that|in order|reason|weil|denn|parce que|porque)/i,
};

const DURATION = new RegExp(
  `(?:\\p{Nd}|\\b(?:half an?|${COUNTED}|few|several|some|many)\\b).{0,12}?\\b(?:milli)?(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?|decades?|centuries|lifetime|sekunden?|minuten?|stunden?|tage?n?|wochen?|monaten?|jahren?)\\b|\\p{Nd}\\s*(?:秒|分|小时|時間|天|日|周|月|年)`,
  'iu',
);

const ASKS_DESCRIBED =
  /\bhow (?:did|does|do|has|have) .{2,60}\b(?:describe|call|characteri[sz]e|refer to|name|view|regard)\b/i;
const DESCRIBED =
  /\b(?:call(?:s|ed)?|describ\w+|liken\w*|compar\w+|refer(?:s|red) to|characteri[sz]\w+|dubb\w+|nam(?:es|ed)|regard\w*)\b/i;

const signsOf = ({ kind, text, lasting }: Question): RegExp | undefined =>
  ASKS_DESCRIBED.test(text) ? DESCRIBED : kind === 'number' && lasting ? DURATION : KIND_SIGNS[kind];

/** Who said it and when, in brackets: no year and no name that the sentence itself tells. */
const CITATION = /\([^()]*\b(?:1[5-9]|20)\d\d[a-z]?\b[^()]*\)/gu;
/** Whether a sentence shows what a question asks for, as far as that shows; undefined where it asks for nothing that does. */
export function showing(question: Question): ((text: string) => boolean) | undefined {
  const signs = signsOf(question);
  return signs && ((text) => signs.test(text.replace(CITATION, ' ')));
}

/** Whether only a sentence with a number, a time, a name answers a question; where something is can be said in any words. */
export const asksFact = ({ kind, who }: Question): boolean =>
  kind === 'number' || kind === 'time' || (kind === 'person' && who);

/** A question of the book's own. */
export const ASKS_BACK = /[?？؟]["'”’]?$/;
const TASK =
  /^(?:\p{Nd}+[.)]\s*)?(?:state|prove|show|define|explain|compute|calculate|compare|give|list|describe|discuss|write|implement|use|find|draw|name)\b.*(?:!|\bfollowing\b.*[:.])$/iu;

/** Openings that nothing but a task has. */
const EXERCISE =
  /^(?:(?:exercise|problem|aufgabe|übung|exercice|ejercicio|упражнение|задача|تمرین)\s*\p{Nd}|(?:练习|習題|演習)\s*\p{Nd}|(?:prove|zeigen sie|beweisen sie|докажите) )/iu;

/** Whether a sentence sets a task ("State the rules of …!", "Exercise 8: …"): no answer, whatever part of the book it stands in. */
export const isTask = (text: string): boolean => TASK.test(text) || EXERCISE.test(text);

/** Sentences that send the reader elsewhere. */
const POINTS = /^(?:see|watch|listen|visit|click|view|refer|siehe|voir|véase|см\.?)(?:\s|$)|\bsee also\b/i;
export const pointsElsewhere = (text: string): boolean => POINTS.test(text);

/** Begins in the middle of a clause: with a small word (a formula's letter, "i)" and "e.g." are none), or with a formula's marks. */
const MID_CLAUSE = /^(?:\p{Ll}{2,}(?![\p{Ll}).])|[=<>≤≥∈⊆→⇒⇔∧∨∪∩,;)\]}])/u;
export const beginsMidClause = (text: string): boolean => MID_CLAUSE.test(text);

const STEP =
  '(?:next|then|now|first(?:ly)?|second(?:ly)?|finally|later|below|afterwards?|furthermore|here|in (?:this|the (?:next|following|present)|chapter|section)\\b[^,]{0,40}?|in the following)';
const DOES =
  '(?:discuss|describe|present|introduce|define|explain|study|look|turn|examine|explore|consider|show how|give|cover|talk|read)';
/** "Next, we define a set as …" does say it. */
const SAYS_IT = '(?!.*\\b(?:as an?|to be|if|is an?|are)\\b)';
const WILL_DO = new RegExp(
  `^(?:(?:\\(?\\p{L}\\)|\\p{Nd}+[.)])\\s+)?(?:${STEP},? +){1,2}(?:we|i)(?:['’]ll| will| shall| are going to)?(?: \\w+ly| also| then| now| first| next){0,2} ${DOES}\\b${SAYS_IT}
|^in the following, (?:your|our) (?:task|goal|aim)\\b
|^(?:im folgenden|in diesem (?:kapitel|abschnitt)|als nächstes)\\s+(?:werden|wird|wollen|betrachten|behandeln|untersuchen|zeigen|führen)(?!\\p{L})
|^в этом разделе (?:вы|мы)(?!\\p{L})`.replace(/\n/g, ''),
  'iu',
);
/** Says what the book will do next ("Next, we discuss …", "In this section we introduce …"), and not what it says of it. */
export const announcesPlan = (text: string): boolean => WILL_DO.test(text);
