import { describe, expect, it } from 'vitest';
import { plausibilityOf } from './plausible.ts';

/** Written for this test: some eighty different words each, of what a textbook says. */
const PROSE = {
  en: `Memory is not a single store but several systems that work side by side. What we hear remains available for about
    two seconds, and whatever nobody repeats during that time fades away. Repeating keeps some seven items alive, yet
    understanding carries them further: students who explain a chapter to others recall nearly twice as much after one
    week. Sleep strengthens fresh traces, because the brain replays the day while new events cannot disturb it. Forgetting
    follows a steep curve at first, then slows down; short reviews at growing intervals flatten this curve surprisingly well.`,
  de: `Das Gedächtnis ist kein einzelner Speicher, sondern besteht aus mehreren Systemen, die nebeneinander arbeiten. Gehörtes
    bleibt ungefähr zwei Sekunden verfügbar; was währenddessen niemand wiederholt, verblasst. Wiederholung hält etwa sieben
    Einheiten lebendig, Verständnis trägt weiter: Studierende, die anderen ein Kapitel erklären, erinnern sich eine Woche
    später an beinahe doppelt so viel. Schlaf festigt frische Spuren, weil das Gehirn den Tag noch einmal durchspielt, ohne
    dass neue Ereignisse stören. Das Vergessen verläuft anfangs steil und wird danach langsamer; kurze Übungen in
    wachsenden Abständen machen diese Kurve überraschend flach.`,
  fr: `La mémoire ne forme pas un magasin unique, elle réunit plusieurs systèmes qui travaillent ensemble. Ce que nous
    entendons demeure disponible pendant deux secondes environ, et tout ce que personne ne répète alors disparaît. La
    répétition garde vivants quelque sept éléments, mais comprendre les porte plus loin: les étudiants qui expliquent un
    chapitre à leurs camarades retiennent presque le double après une semaine. Le sommeil renforce les traces récentes, car
    le cerveau rejoue la journée tandis que nul événement nouveau ne vient le troubler. L’oubli suit d’abord une pente
    raide, puis ralentit; de courtes révisions espacées aplatissent étonnamment cette courbe.`,
  es: `La memoria no es un almacén único, sino varios sistemas que trabajan juntos. Lo que oímos permanece disponible durante
    unos dos segundos, y aquello que nadie repite entonces desaparece. Repetir mantiene vivos cerca de siete elementos, pero
    comprender los lleva más lejos: los estudiantes que explican un capítulo a otros recuerdan casi el doble pasada una
    semana. El sueño fortalece las huellas recientes, porque el cerebro vuelve a recorrer el día mientras ningún suceso
    nuevo puede molestarlo. El olvido sigue primero una curva empinada y después se frena; repasos breves con intervalos
    crecientes aplanan esa curva de manera sorprendente.`,
  ru: `Память устроена не как один склад, а как несколько систем, работающих рядом. Услышанное сохраняется около двух секунд,
    и всё, что за это время никто не повторил, исчезает. Повторение удерживает примерно семь предметов, однако понимание
    ведёт дальше: студенты, объясняющие главу другим, через неделю вспоминают почти вдвое больше. Сон укрепляет свежие
    следы, потому что мозг заново проигрывает прошедший день, пока новые события ему не мешают. Забывание сначала идёт
    круто, затем замедляется; короткие упражнения через растущие промежутки делают эту кривую удивительно пологой.`,
  uk: `Пам’ять побудована не як одне сховище, а як кілька систем, що працюють поруч. Почуте зберігається приблизно дві секунди,
    і все, чого ніхто за цей час не повторив, зникає. Повторення утримує близько семи предметів, проте розуміння веде
    далі: студенти, які пояснюють розділ іншим, через тиждень пригадують майже вдвічі більше. Сон зміцнює свіжі сліди,
    бо мозок знову програє минулий день, доки нові події йому не заважають. Забування спершу йде круто, потім
    сповільнюється; короткі вправи через щораз довші проміжки роблять цю криву навдивовижу пологою.`,
  ar: `ليست الذاكرة مخزنا واحدا بل أنظمة متعددة تعمل جنبا إلى جنب. يبقى ما نسمعه متاحا نحو ثانيتين، وكل ما لا يكرره أحد خلال هذه
    المدة يتلاشى. التكرار يحفظ قرابة سبعة عناصر، غير أن الفهم يحملها أبعد من ذلك: الطلاب الذين يشرحون فصلا لزملائهم يتذكرون
    ضعف غيرهم تقريبا بعد أسبوع. النوم يقوي الآثار الحديثة لأن الدماغ يعيد أحداث اليوم بينما لا تزعجه أحداث جديدة. يسير النسيان
    سريعا في البداية ثم يتباطأ؛ والمراجعات القصيرة على فترات متزايدة تجعل هذا المنحنى مسطحا بصورة مدهشة عند أكثر الناس.`,
  fa: `حافظه یک انبار واحد نیست بلکه چندین سامانه است که کنار یکدیگر کار می‌کنند. آنچه می‌شنویم حدود دو ثانیه در دسترس می‌ماند و هرچه
    کسی در این مدت تکرار نکند محو می‌شود. تکرار نزدیک به هفت مورد را زنده نگه می‌دارد، اما فهمیدن آنها را دورتر می‌برد: دانشجویانی
    که فصلی را برای دیگران توضیح می‌دهند پس از یک هفته تقریبا دو برابر به یاد می‌آورند. خواب ردهای تازه را محکم‌تر می‌کند زیرا مغز روز
    گذشته را دوباره مرور می‌کند و رویدادهای جدید مزاحم نمی‌شوند. فراموشی ابتدا تند پیش می‌رود و سپس آهسته می‌شود؛ مرورهای کوتاه با
    فاصله‌های بلندتر این منحنی را بسیار هموار می‌سازند.`,
  zh: '记忆不是一个单独的仓库，而是几个并行工作的系统。我们听到的内容大约可以保留两秒钟，如果没有人重复，就会消失。重复可以让七个左右的项目保持活跃，但是理解会让它们走得更远。',
  ja: '記憶はひとつの倉庫ではなく、並んで働くいくつかの仕組みから成る。耳にしたことはおよそ二秒のあいだ残り、誰もくり返さなければ消えていく。くり返すことで七つほどの項目を保てるが、理解はそれをもっと遠くまで運ぶ。',
} as const;

/** What has few words of a language, or none, and is no garbage. */
const OTHER = {
  code: `const counted = new Map<string, number>(); for (const [index, value] of entries.entries()) { if (!value) continue;
    counted.set(value.name, (counted.get(value.name) ?? 0) + 1); } export function insertSorted(array, element, compare) { let
    low = 0, high = array.length; while (low < high) { const middle = (low + high) >>> 1; if (compare(array[middle], element) < 0)
    low = middle + 1; else high = middle; } array.splice(low, 0, element); return array; } import { readFile } from 'node:fs';
    printf("%s: unsigned char buffer\\n", argv[0]); struct node *next; malloc(sizeof(struct node)); typedef void (*callback)(int
    status, char *message); static inline double gradient(double alpha, double theta) { return sqrt(alpha) * cos(theta); }
    SELECT student, avg(score) FROM attempts LEFT JOIN quizzes USING (quiz) GROUP BY student HAVING count(*) > 3 ORDER BY score;
    def parse(tokens): yield from filter(lambda token: token.kind != "comment", tokens); assert isinstance(result, dict)`,
  mathematics: `Let f : X → Y be continuous, ε > 0, δ = min(1, ε/(2|a|+1)). Then |x² − a²| = |x − a||x + a| < δ(2|a| + 1) ≤ ε. sup inf lim
    ker dim rank det tr sin cos tan log exp arg mod gcd lcm Hom End Aut Gal Spec Proj Ext Tor Lemma Proof Theorem Corollary
    Proposition Definition Remark Example Exercise Hence Suppose Assume Clearly whence iff Im Re grad div rot curl const max
    argmin argmax diam vol supp cone span conv aff relint bd cl int sgn ord deg res Res codim coker card Poisson Gauss Euler`,
  table: `Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec mean sd min max USD EUR GBP JPY CHF AUD CAD NZD SEK NOK DKK Lagos 27.4 28.1
    Cairo 14.2 15.7 Lima 23.0 Oslo −4.3 Quito 14.8 Tokyo 5.2 Delhi 14.1 Perth 24.5 Turin 3.7 Bergen 1.9 Malmö 0.4 Nairobi 19.6
    Havana 22.2 Seoul −2.0 Hanoi 16.8 Accra 27.8 Dakar 21.3 Minsk −5.1 Sofia 0.3 Riga −3.2 Porto 9.9 Basel 1.6 Graz −0.9 kg cm
    mmol mol Pa kPa Hz kHz MHz dB lux lumen candela kelvin ampere volt watt joule newton tesla weber henry farad siemens ohm`,
  index: `acetylcholine 112; adaptation, dark 88; agonist 113; amnesia 201–209; amygdala 61, 177; aphasia 240; arousal 181; axon 58;
    babbling 243; behaviourism 9; bias, hindsight 31; binocular disparity 97; blind spot 91; cerebellum 63; chunking 193;
    cochlea 101; conditioning, operant 154; consolidation 196; dendrite 58; discrimination 149; dopamine 114; echoic store 190;
    encoding 192; extinction 148; fovea 90; ganglion 92; generalisation 149; habituation 144; hippocampus 62, 204; hypnosis
    133; insomnia 128; introspection 7; lateralisation 70; lexicon 238; longitudinal study 28; mirror neuron 175; modality 193; morpheme 237; motivation 180; negative reinforcement 156; lobe, frontal 64, temporal 65; mnemonics 195; myelin 59; neuron 57; opponent process 95; phoneme 236; plasticity 66;
    priming 199; retina 89; schema 198; synapse 60; thalamus 64; threshold, absolute 82; valence 172; wavelength 87`,
  bibliography: `Anderson, J. R. & Bower, G. H. (1973). Human associative memory. Washington: Winston. Baddeley, A. D. (1986). Working
    memory. Oxford: Clarendon Press. Ebbinghaus, H. (1885). Über das Gedächtnis. Leipzig: Duncker & Humblot. Hebb, D. O. (1949). New
    York: Wiley. Karpicke, J. D. & Roediger, H. L. (2008). Science, 319, 966–968. Łukasik, P. (2011). Kraków: Wydawnictwo
    Uniwersytetu Jagiellońskiego. Nguyễn, T. H. (2004). Hà Nội: Nhà xuất bản Giáo dục. Öğretir, A. D. (2009). Ankara: Türk
    Psikoloji Dergisi, 24, 1–14. Miller, G. A. (1956). The magical number seven, plus or minus two. Chicago: University Press. Piaget, J. (1936). La naissance de l’intelligence chez l’enfant. Neuchâtel: Delachaux et Niestlé. Squire, L. R. (1992). Psychological Review, 99, 195–231. Tulving, E. (1972). In Organization of
    memory, pp. 381–403. Väisänen, K. (1999). Jyväskylä: Gummerus kirjapaino. Zeigarnik, B. (1927). Psychologische Forschung, 9.`,
  names: `Abiola Adeyemi, Agnieszka Wiśniewska, Aiko Tanaka, Anneliese Brandt, Bartolomeu Figueira, Chiara Lombardi, Dimitrios
    Papadopoulos, Eirik Halvorsen, Emeka Okonkwo, Fatima Benali, Gergely Szabó, Giulia Moretti, Hiroshi Yamamoto, Ingrid
    Sundström, Ivana Kovačević, Jagdish Chandra, Joaquín Herrera, Katarzyna Zielińska, Lakshmi Narayan, Lars Mikkelsen, Mehmet
    Yıldız, Mpho Dlamini, Nguyen Thi Huong, Oluwaseun Balogun, Paavo Korhonen, Pilar Domínguez, Qiang Zhou, Ramón Echeverría,
    Siobhán Gallagher, Tadeusz Nowak, Tuuli Mäkinen, Ulrich Steiner, Venkatesh Iyer, Wanjiru Kamau, Xóchitl Ramírez, Yusuf Demir`,
  latin: `Gallia est omnis divisa in partes tres, quarum unam incolunt Belgae, aliam Aquitani, tertiam qui ipsorum lingua Celtae,
    nostra Galli appellantur. Hi omnes lingua, institutis, legibus inter se differunt. Gallos ab Aquitanis Garumna flumen, a
    Belgis Matrona et Sequana dividit. Horum omnium fortissimi sunt Belgae, propterea quod a cultu atque humanitate provinciae
    longissime absunt, minimeque ad eos mercatores saepe commeant atque ea quae ad effeminandos animos pertinent important,
    proximique sunt Germanis, qui trans Rhenum incolunt, quibuscum continenter bellum gerunt.`,
  swahili: `Binadamu wote wamezaliwa huru, hadhi na haki zao ni sawa. Wote wamejaliwa akili na dhamiri, hivyo yapasa watendeane
    kindugu. Kila mtu anastahili kuwa na haki zote na uhuru wote ambao umeelezwa katika taarifa hii bila ubaguzi wo wote wa
    rangi, taifa, wanaume kwa wanawake, dini, siasa, fikara, asili ya taifa la mtu, mali, kwa kizazi au kwa hali nyingine
    yoyote. Juu ya hayo usifanye ubaguzi kwa kutegemea siasa, utawala au kutegemea uhusiano wa nchi fulani na mataifa
    mengine. Kila mtu ana haki ya kuishi, haki ya kuwa huru na usalama wa nafsi yake. Mtu yeyote asifanywe mtumwa au mtwana; utumwa na biashara ya watumwa itapigwa
    marufuku. Hakuna mtu atakayeteswa wala kuadhibiwa kinyama.`,
} as const;

/** As a font does that tells another letter for each: exchanged in the order of a deck that is cut at `cut` and dealt to and fro. */
function shuffled(text: string, cut: number): string {
  const letters = [...new Set(text.match(/\p{L}/gu))].toSorted();
  const deck = [...letters.slice(cut), ...letters.slice(0, cut)];
  const dealt = deck.flatMap((_, at) =>
    at % 2 === 0 ? [deck[at / 2] ?? '', deck[deck.length - 1 - at / 2] ?? ''] : [],
  );
  const order = [...new Set(dealt)];
  const instead = new Map(letters.map((letter, at) => [letter, order[at] ?? letter]));
  return text.replaceAll(/\p{L}/gu, (letter) => instead.get(letter) ?? letter);
}

describe('good text is never taken for garbage', () => {
  it.each(Object.entries(PROSE))('prose in %s', (_, text) => {
    expect(plausibilityOf(text)).not.toBe('no language');
  });

  it.each(Object.entries(OTHER))('%s', (_, text) => {
    expect(plausibilityOf(text)).toBe('language');
  });

  it('in a script of which nothing is known, nor a few words', () => {
    expect(plausibilityOf('មនុស្សទាំងអស់ កើតមកមានសេរីភាព និងសមភាព ក្នុងផ្នែកសេចក្ដីថ្លៃថ្នូរនិងសិទ្ធិ '.repeat(30))).not.toBe(
      'no language',
    );
    expect(plausibilityOf('Qzx vbn wrtq')).toBe('unknown');
  });
});

describe('letters exchanged for others are told from language', () => {
  const spaced = Object.entries(PROSE).filter(([code]) => code !== 'zh' && code !== 'ja');

  it.each(spaced)('in %s', (_, text) => {
    const told = [3, 5, 8, 14, 21].map((cut) => plausibilityOf(shuffled(text, cut)));
    // One exchange in ten happens to look like another language.
    expect(told.filter((verdict) => verdict === 'no language').length).toBeGreaterThanOrEqual(4);
  });

  it('also as the numbers of a font’s glyphs, 29 below those of letters, and as letters from all over Unicode', () => {
    const numbers = PROSE.en.replaceAll(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 29));
    const cid = Object.values(OTHER)
      .join(' ')
      .replaceAll(/\p{L}/gu, (sign) => String.fromCodePoint(0x100 + ((sign.charCodeAt(0) * 53) % 0x500)));
    expect(plausibilityOf(numbers)).toBe('no language');
    expect(plausibilityOf(cid)).toBe('no language');
  });
});
