/** Arabic. Stems: letters unified, then the "light10" list of openings and endings (Larkey, Ballesteros, Connell 2007). */
import { stopwords } from '@orama/stopwords/arabic';
import { listed, wordSet } from '../../match.ts';
import type { Words } from '../../parts/words.ts';
import { ofWords } from '../../stem.ts';
import { lightStem, unified } from './stem.ts';

/** Words of the package's list that a question may well be about. */
const TELLING = wordSet(`
  سنة سنوات عام عاما عامة يوم ايام مليون مليار قوة زيارة شخصا صباح مساء نهاية لقاء وكالة صفر واحد ثلاثة اربعة عشر عشرة
  الاول الثاني الثانية الاولى الاخيرة السابق الماضي المقبل الذاتي الوقت اليوم امس غدا عين نفس سرعان علق ايار فلان`);

const stop: ReadonlySet<string> = new Set(
  [
    ...stopwords.filter((word) => !TELLING.has(word)),
    ...listed(`
        ما ماذا من هو هي هم هن كم كيف متى أين لماذا لم أي أية أيهما مَن بماذا لأي بأي في أي وما ومن وهل فما فمن عما مما عم
        التي الذي الذين اللذان اللتان هل قد كان كانت يكون تكون كانوا ليس ليست تم يتم يمكن بعد قبل عند عندما حين خلال بين
        حول ضد مع منذ حتى إلى على عن كما لكن أو أم ثم إذا إن أن لأن بأن كأن ذلك تلك هذا هذه هؤلاء هناك هنا كل بعض جميع غير
        سوى له لها لهم به بها بهم فيه فيها فيهم عليه عليها عليهم منه منها منهم إليه إليها عنه عنها أكثر أقل مثل أيضا`),
  ].map(unified),
);

/** "And" and "so" are written together with the word after them. */
function folded(word: string): string {
  const plain = unified(word);
  return /^[وف]/u.test(plain) && stop.has(plain.slice(1)) ? plain.slice(1) : plain;
}

export const words: Words = {
  unspaced: false,
  stop,
  frame: new Set(
    listed(`
      اشرح وضح صف عرف عرّف تعريف اذكر عدد قارن الفرق فرق الاختلاف مثال أمثلة لخص ملخص معنى المقصود يعني تعني يسمى تسمى
      يطلق اسم مصطلح مفهوم سبب أسباب نوع أنواع جزء شيء طريقة كتاب الكتاب نص فصل الفصل قسم مؤلف المؤلف سؤال جواب صحيح خطأ
      مهم أهمية قل أخبرني فضلك`).map(unified),
  ),
  pronouns: listed('هو هي هم هن هما هذا هذه ذلك تلك هؤلاء به بها منه منها له لها عنه عنها فيه فيها'),
  elided: null,
  joined: 'بلكکفوس',
  fold: folded,
  stem: ofWords(lightStem),
};
