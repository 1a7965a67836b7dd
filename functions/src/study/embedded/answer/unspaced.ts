/** Questions in scripts without spaces: which pairs of characters say what is asked about. */

/** What Chinese and Japanese questions are made with; the longer first. */
const FRAMES = [
  '请问|你能|可以|告诉我|解释一下|介绍一下|解释|说明|介绍',
  '(?:有|是|叫)?(?:什么|哪些|哪个|哪里|哪儿|谁|多少|几个)(?:叫|是|样|意思|时候|地方)?|(?:为什么|为何)(?:要|会|不|能|应该)?|怎么样?|怎样|如何|何时|何地|是不是|能不能|可不可以|吗|呢',
  'どうやって|どのように(?:して)?|どう(?:すれば(?:いい|よい))?|(?:とは|って|は|が)?(?:何|なん)(?:です|でしょう)?か?|なぜ|どうして|いつ|どこ|だれ|誰|どれ|いくつ|ください|教えて|説明して',
  '(?:の|もの|こと)?(?:です|でしょう|ます|ました|ません)か?(?=$|[\\s?？。])',
];
const FRAME = new RegExp(FRAMES.join('|'), 'gu');
const HAN_OR_KANA = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** Pairs that a particle opens; pairs that one ends, which may be a word all the same, and pairs of Japanese endings. */
const AFTER_PARTICLE = /^[的了吗呢吧をはがにでのへも和与跟]/u;
const BEFORE_PARTICLE = /[的了吗呢吧をはがにでのへも]$|^\p{Script=Hiragana}{2}$/u;

/** A question's words apart from what only asks, so that no pair is made of both. */
export const withoutFrames = (text: string): string => (HAN_OR_KANA.test(text) ? text.replace(FRAME, ' ') : text);

/**
 * The terms of one word that may tell something: of pairs of characters not those of particles, nor one between two words
 * of the book that the book itself never writes side by side.
 */
export function tellingPairs(terms: readonly string[], isKnown: (term: string) => boolean): string[] {
  const says = (term: string) => !AFTER_PARTICLE.test(term) && (isKnown(term) || !BEFORE_PARTICLE.test(term));
  const kept = terms.filter((term) => !HAN_OR_KANA.test(term) || term.length < 2 || says(term));
  const joins = (term: string, at: number) => {
    const [before, after] = [terms[at - 1] ?? '', terms[at + 1] ?? ''];
    const overlaps = before.at(-1) === term[0] && after[0] === term.at(-1);
    return HAN_OR_KANA.test(term) && !isKnown(term) && overlaps && isKnown(before) && isKnown(after);
  };
  const telling = new Set(terms.filter((term, at) => kept.includes(term) && !joins(term, at)));
  return kept.filter((term) => telling.has(term));
}
