import { wordSet } from '../../match.ts';
import { answerGrammar, counted, type Marking } from '../../parts/marking.ts';

export const marking = (): Marking => ({
  negators: wordSet('نه نیست نمی هیچ بدون ندارد نبود'),
  negating: '',
  openers: wordSet('اما ولی زیرا چون اگرچه'),
  opposites: `
    افزایش/کاهش زیاد|بیشتر/کم|کمتر بزرگ|بزرگتر/کوچک|کوچکتر گرم|داغ/سرد سریع|تند/آهسته|کند قوی/ضعیف باز/بسته
    درونی|داخلی/بیرونی|خارجی مثبت/منفی قبل/بعد درست/نادرست|غلط فعال/منفعل بالا/پایین
  `,
  contraries: `
    کمک|اجازه|تقویت|حفظ|بهبود|ایجاد|تسریع/جلوگیری|ممانعت|تضعیف|تخریب|کند|توقف جذب/دفع جمع/پراکنده خرید/فروش
  `,
  numbers: counted('صفر - دو سه چهار پنج شش هفت هشت - ده'),
  halves: ['و نیم'],
  takenBack: /یا (?:برعکس|بالعکس|خلاف آن|متضاد)/iu,
  asksMeaning: /(?:چیست|کیست|یعنی چه|را تعریف کنید)/iu,
  dontKnow: /^(?:من )?نمی ?‌?دانم[ .!]*$/iu,
  orders: /(?:نمره کامل|درست) (?:بده|بدهید|حساب کن|حساب کنید)|دستور\S{0,10} .{0,20}نادیده/iu,
  grammar: answerGrammar({
    denyingPrefixes: ['نا', 'غیر', 'بی'],
    verbLast: true,
    concord: true,
    notDenying: wordSet('تنها فقط'),
    whether: wordSet('آیا'),
    conditions: wordSet('اگر بدون'),
    or: wordSet('یا'),
    and: wordSet('و'),
    joints: wordSet('و یا که اگر چون اما'),
    apart: ['برخلاف', 'بر خلاف', 'به جای', 'به‌جای'],
    whereas: wordSet('درحالی‌که حالی اما ولی'),
    general: wordSet('چیز چیزها عنصر شیء شخص فرد افراد مردم'),
    ends: wordSet('از به تا قبل بعد برای'),
  }),
});
