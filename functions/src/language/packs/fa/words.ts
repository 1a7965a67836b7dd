/** Persian. Endings from a short list (no kept package has a stemmer): plural, comparison, possession, indefinite. */
import { listed, wordSet } from '../../match.ts';
import type { Words } from '../../parts/words.ts';
import { ofWords, withoutEnding } from '../../stem.ts';

/**
 * -hâ and -ân (plural), -hâ-ye, -tar and -tarin (comparison), -ash and its like (possession), -i, -ât. Written solid; after
 * a zero-width non-joiner they are words of their own, which `stop` lists.
 */
const stem = ofWords(withoutEnding(`های هایی هایش هایم هایت هایشان ها ترین تری تر اش ام ات شان مان تان ان ات ی ای`, 3));

export const words: Words = {
  unspaced: false,
  stop: wordSet(`
    و در به از که این آن را با است بود شد می نمی برای تا یا هم چه چی چیست چیستند کیست کجا کجاست کی چگونه چطور چرا چند
    چندمین چقدر کدام آیا یک یعنی بر شود شوند شده شدن شدند هستند هست نیست بودند بوده باشد باشند خود اگر اما ولی نیز پس پیش
    بعد قبل هر همه هیچ بین میان روی زیر بالا دارد دارند داشت داشتند کرد کرده کنند کند کردن کردند گفت توان تواند توانند
    باید شاید ها های هایی ای ام ات اش مان تان شان تر ترین او آنها ما شما من تو ایشان همین همان چون زیرا بنابراین مانند مثل
    درباره دربارهٔ درباره‌ی درمورد مورد ی طبق توسط بدون جز تنها فقط دیگر چیزی کسی`),
  frame: wordSet(`
    توضیح دهید بده بدهید شرح تعریف کنید کن نام ببرید ببر فهرست مقایسه تفاوت فرق مثال مثالی خلاصه معنی معنا معنای مفهوم
    اصطلاح دلیل دلایل علت نوع انواع بخش قسمت چیز روش کتاب متن فصل نویسنده پرسش پاسخ سوال جواب درست نادرست غلط مهم بگو
    بگویید لطفا نامیده گفته می‌شود گوید می‌گوید گویند می‌گویند نوشته نویسد می‌نویسد`),
  pronouns: listed('آن این آنها اینها او ایشان وی آنان'),
  elided: null,
  fold: (word) => word.replaceAll('ي', 'ی').replaceAll('ك', 'ک'),
  stem,
};
