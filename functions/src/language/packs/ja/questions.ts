/** Japanese. Words are not parted by spaces: no edges. */
import { pattern } from '../../match.ts';
import type { Questions } from '../../parts/questions.ts';

const END = String.raw`(?<![\s？?。])[\s？?。]*$`;

export const questions = (): Questions => ({
  definition: [
    pattern`^(.{1,40}?)\s*(?:とは(?:何(?:です|でしょう)?か?|なん(?:ですか)?|どういう意味ですか|誰ですか)?|って(?:何|なに)(?:ですか)?|の(?:意味|定義)は(?:何ですか)?|は何ですか)${END}`,
    pattern`^(.{1,40}?)\s*(?:を|について)\s*(?:定義|説明|解説)(?:して(?:ください)?|せよ|しなさい)?${END}`,
  ],
  termAsked: [],
  noSubject: pattern`^(?:それ|これ|あれ|彼|彼女|あなた)(?:ら)?$`,
  comparison: pattern`違い|ちがい|異なる|異なり|比較|比べ|相違`,
  sides: [
    pattern`^(.{1,30}?)と(.{1,30}?)の(?:違い|ちがい|相違|差)`,
    pattern`^(.{1,30}?)と(.{1,30}?)を(?:比較|比べ)`,
    pattern`^(.{1,30}?)は(.{1,30}?)と(?:どう|どのように)(?:違|異な)`,
  ],
  number: pattern`いくつ|いくら|何(?:人|個|年|回|歳|パーセント|％|種類|本|枚|つ|名|度|メートル|キロ)|どのくらい|どれくらい|どれだけ`,
  duration: pattern`どのくらいの(?:期間|時間)|何年間|何時間|何日間|どれくらいの(?:期間|時間)`,
  time: pattern`いつ|何年に|何世紀|何月|何日`,
  place: pattern`どこ|何処|どの(?:国|都市|地域|場所)`,
  person: pattern`誰|だれ|どなた|何者`,
  list: pattern`列挙|挙げ|どのような種類|何がありますか|一覧|リスト`,
  reason: pattern`なぜ|何故|どうして|どのように|どうやって|理由|原因`,
  verdict: [
    pattern`^(.{3,80}?)(?:というのは|は)?(?:本当|正しい|真実)(?:です|でしょう)か${END}`,
    pattern`^(?:正しいか誤りか|○か×か|正誤)\s*[:：、]?\s*(.{3,80}?)${END}`,
  ],
  asking: [pattern`いくつ|どのくらい|どれくらい`],
  unspaced: {
    frames: pattern`どうやって|どのように(?:して)?|どう(?:すれば(?:いい|よい))?|(?:とは|って|は|が)?(?:何|なん)(?:です|でしょう)?か?|なぜ|どうして|いつ|どこ|だれ|誰|どれ|いくつ|ください|教えて|説明して|(?:の|もの|こと)?(?:です|でしょう|ます|ました|ません)か?(?=$|[\s?？。])`,
    opens: pattern`^[をはがにでのへも]`,
    ends: pattern`[をはがにでのへも]$|^\p{Script=Hiragana}{2}$`,
  },
});
