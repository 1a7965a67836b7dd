import { describe, expect, it } from 'vitest';
import { buildIndex } from '../../book/search/build.ts';
import { testBook } from '../../book/testing.ts';
import type { LanguageCode } from '../../language/codes.ts';
import type { Turn } from '../engine.ts';
import { type Goal, interpret } from './interpret.ts';

type Expected = Goal['goal'] | `fact ${string}` | `talk ${string}` | `book ${string}` | `again ${string}`;

/** Texts of each language with what they ask for. */
const ASKED: Record<LanguageCode, [string, Expected][]> = {
  en: [
    ['What is osmosis?', 'definition'],
    ['Define osmosis', 'definition'],
    ['How many cells divide in osmosis?', 'fact number'],
    ['How long does osmosis take?', 'fact duration'],
    ['When was osmosis discovered?', 'fact time'],
    ['Where does osmosis take place?', 'fact place'],
    ['In which year did Dutrochet name osmosis?', 'fact time'],
    ['From whom does the name of osmosis come?', 'fact person'],
    ['Why does osmosis stop?', 'reason'],
    ['What is the difference between osmosis and diffusion?', 'comparison'],
    ['List the stages of osmosis', 'list'],
    ['Is it true that osmosis needs energy?', 'verdict'],
    ['True or false: osmosis needs energy.', 'verdict'],
    ['Give me an example of osmosis', 'example'],
    ['Summarise chapter 1', 'summary'],
    ['What is this book about?', 'book about'],
    ['Who wrote this book?', 'book author'],
    ['Hello!', 'talk hello'],
    ['Thanks a lot!', 'talk thanks'],
    ['Quiz me', 'talk quiz'],
    ['Prove that osmosis is symmetric', 'task'],
    ['Explain your reasoning.', 'vague'],
    ['why?', 'again reason'],
    ['give an example', 'again example'],
  ],
  de: [
    ['Was ist Osmose?', 'definition'],
    ['Erkläre den Begriff Osmose', 'definition'],
    ['Wie viele Zellen teilen sich bei der Osmose?', 'fact number'],
    ['Wie lange dauert die Osmose?', 'fact duration'],
    ['Wann wurde die Osmose entdeckt?', 'fact time'],
    ['Wo findet die Osmose statt?', 'fact place'],
    ['Von wem wurde die Osmose entdeckt?', 'fact person'],
    ['Warum endet die Osmose?', 'reason'],
    ['Was ist der Unterschied zwischen Osmose und Diffusion?', 'comparison'],
    ['Nenne die Phasen der Osmose', 'list'],
    ['Stimmt es, dass die Osmose Energie braucht?', 'verdict'],
    ['Gib mir ein Beispiel für Osmose', 'example'],
    ['Fasse Kapitel 1 zusammen', 'summary'],
    ['Worum geht es in diesem Buch?', 'book about'],
    ['Wer hat dieses Buch geschrieben?', 'book author'],
    ['Hallo!', 'talk hello'],
    ['Vielen Dank!', 'talk thanks'],
    ['Frag mich ab', 'talk quiz'],
    ['Beweise, dass die Osmose symmetrisch ist', 'task'],
    ['warum?', 'again reason'],
    ['Hast du ein Beispiel?', 'again example'],
  ],
  fr: [
    ['Qu’est-ce que l’osmose ?', 'definition'],
    ['Définis l’osmose', 'definition'],
    ['Combien de cellules se divisent ?', 'fact number'],
    ['Combien de temps dure l’osmose ?', 'fact duration'],
    ['Quand l’osmose a-t-elle été découverte ?', 'fact time'],
    ['Où se produit l’osmose ?', 'fact place'],
    ['Par qui l’osmose a-t-elle été découverte ?', 'fact person'],
    ['Pourquoi l’osmose s’arrête-t-elle ?', 'reason'],
    ['Quelle est la différence entre l’osmose et la diffusion ?', 'comparison'],
    ['Cite les étapes de l’osmose', 'list'],
    ['Est-il vrai que l’osmose demande de l’énergie ?', 'verdict'],
    ['Donne-moi un exemple d’osmose', 'example'],
    ['Résume le chapitre 1', 'summary'],
    ['De quoi parle ce livre ?', 'book about'],
    ['Qui a écrit ce livre ?', 'book author'],
    ['Bonjour !', 'talk hello'],
    ['Merci beaucoup', 'talk thanks'],
    ['Interroge-moi', 'talk quiz'],
    ['Démontre que l’osmose est symétrique', 'task'],
    ['Pourquoi ?', 'again reason'],
    ['Un exemple ?', 'again example'],
  ],
  es: [
    ['¿Qué es la ósmosis?', 'definition'],
    ['Define la ósmosis', 'definition'],
    ['¿Cuántas células se dividen?', 'fact number'],
    ['¿Cuánto tiempo dura la ósmosis?', 'fact duration'],
    ['¿Cuándo se descubrió la ósmosis?', 'fact time'],
    ['¿Dónde ocurre la ósmosis?', 'fact place'],
    ['¿Por quién fue descubierta la ósmosis?', 'fact person'],
    ['¿Por qué se detiene la ósmosis?', 'reason'],
    ['¿Qué diferencia hay entre la ósmosis y la difusión?', 'comparison'],
    ['Enumera las etapas de la ósmosis', 'list'],
    ['¿Es verdad que la ósmosis necesita energía?', 'verdict'],
    ['Dame un ejemplo de ósmosis', 'example'],
    ['Resume el capítulo 1', 'summary'],
    ['¿De qué trata este libro?', 'book about'],
    ['¿Quién escribió este libro?', 'book author'],
    ['¡Hola!', 'talk hello'],
    ['Muchas gracias', 'talk thanks'],
    ['Hazme un test', 'talk quiz'],
    ['Demuestra que la ósmosis es simétrica', 'task'],
    ['¿Por qué?', 'again reason'],
    ['¿Un ejemplo?', 'again example'],
  ],
  ru: [
    ['Что такое осмос?', 'definition'],
    ['Что такое закон?', 'definition'],
    ['Дайте определение понятия осмос', 'definition'],
    ['Сколько клеток делится?', 'fact number'],
    ['Как долго длится осмос?', 'fact duration'],
    ['Когда был открыт осмос?', 'fact time'],
    ['Где происходит осмос?', 'fact place'],
    ['Кем был открыт осмос?', 'fact person'],
    ['Почему осмос прекращается?', 'reason'],
    ['Чем осмос отличается от диффузии?', 'comparison'],
    ['Перечислите этапы осмоса', 'list'],
    ['Верно ли, что осмос требует энергии?', 'verdict'],
    ['Приведите пример осмоса', 'example'],
    ['Кратко перескажи главу 1', 'summary'],
    ['О чём эта книга?', 'book about'],
    ['Кто написал эту книгу?', 'book author'],
    ['Привет!', 'talk hello'],
    ['Большое спасибо', 'talk thanks'],
    ['Проверь меня', 'talk quiz'],
    ['Докажи, что осмос симметричен', 'task'],
    ['Почему?', 'again reason'],
    ['Приведи пример', 'again example'],
  ],
  uk: [
    ['Що таке осмос?', 'definition'],
    ['Дайте визначення поняття осмос', 'definition'],
    ['Скільки клітин ділиться?', 'fact number'],
    ['Скільки часу триває осмос?', 'fact duration'],
    ['Коли було відкрито осмос?', 'fact time'],
    ['Де відбувається осмос?', 'fact place'],
    ['Ким було відкрито осмос?', 'fact person'],
    ['Чому осмос припиняється?', 'reason'],
    ['Чим осмос відрізняється від дифузії?', 'comparison'],
    ['Перелічіть етапи осмосу', 'list'],
    ['Чи правда, що осмос потребує енергії?', 'verdict'],
    ['Наведіть приклад осмосу', 'example'],
    ['Стисло перекажи розділ 1', 'summary'],
    ['Про що ця книга?', 'book about'],
    ['Хто написав цю книгу?', 'book author'],
    ['Привіт!', 'talk hello'],
    ['Щиро дякую', 'talk thanks'],
    ['Перевір мене', 'talk quiz'],
    ['Доведи, що осмос симетричний', 'task'],
    ['Чому?', 'again reason'],
    ['Наведи приклад', 'again example'],
  ],
  zh: [
    ['什么是渗透？', 'definition'],
    ['渗透是什么意思？', 'definition'],
    ['有多少细胞分裂？', 'fact number'],
    ['渗透是什么时候发现的？', 'fact time'],
    ['渗透在哪里发生？', 'fact place'],
    ['谁发现了渗透？', 'fact person'],
    ['渗透为什么会停止？', 'reason'],
    ['渗透和扩散有什么区别？', 'comparison'],
    ['列出渗透的阶段', 'list'],
    ['渗透需要能量，对吗？', 'verdict'],
    ['举一个渗透的例子', 'example'],
    ['总结第1章', 'summary'],
    ['这本书讲了什么？', 'book about'],
    ['这本书的作者是谁？', 'book author'],
    ['你好！', 'talk hello'],
    ['谢谢！', 'talk thanks'],
    ['考考我', 'talk quiz'],
    ['请证明渗透是对称的', 'task'],
    ['为什么？', 'again reason'],
    ['举个例子', 'again example'],
  ],
  ja: [
    ['浸透とは何ですか？', 'definition'],
    ['浸透の意味は何ですか？', 'definition'],
    ['細胞はいくつ分裂しますか？', 'fact number'],
    ['浸透はいつ発見されましたか？', 'fact time'],
    ['浸透はどこで起こりますか？', 'fact place'],
    ['誰が浸透を発見しましたか？', 'fact person'],
    ['浸透はなぜ止まるのですか？', 'reason'],
    ['浸透と拡散の違いは何ですか？', 'comparison'],
    ['浸透の段階を列挙してください', 'list'],
    ['浸透にエネルギーが必要というのは本当ですか？', 'verdict'],
    ['浸透の例を挙げてください', 'example'],
    ['第1章を要約してください', 'summary'],
    ['この本は何についてですか？', 'book about'],
    ['この本の著者は誰ですか？', 'book author'],
    ['こんにちは！', 'talk hello'],
    ['ありがとうございます', 'talk thanks'],
    ['クイズを出して', 'talk quiz'],
    ['浸透が対称であることを証明して', 'task'],
    ['なぜですか？', 'again reason'],
    ['例を挙げてください', 'again example'],
  ],
  fa: [
    ['اسمز چیست؟', 'definition'],
    ['تعریف اسمز چیست؟', 'definition'],
    ['چند سلول تقسیم می‌شود؟', 'fact number'],
    ['اسمز چه زمانی کشف شد؟', 'fact time'],
    ['اسمز کجا رخ می‌دهد؟', 'fact place'],
    ['چه کسی اسمز را کشف کرد؟', 'fact person'],
    ['چرا اسمز متوقف می‌شود؟', 'reason'],
    ['تفاوت اسمز و انتشار چیست؟', 'comparison'],
    ['مراحل اسمز را نام ببرید', 'list'],
    ['آیا درست است که اسمز به انرژی نیاز دارد؟', 'verdict'],
    ['یک مثال از اسمز بزنید', 'example'],
    ['فصل ۱ را خلاصه کن', 'summary'],
    ['این کتاب درباره چیست؟', 'book about'],
    ['نویسنده این کتاب کیست؟', 'book author'],
    ['سلام!', 'talk hello'],
    ['خیلی ممنون', 'talk thanks'],
    ['یک آزمون بساز', 'talk quiz'],
    ['لطفا ثابت کن که اسمز متقارن است', 'task'],
    ['چرا؟', 'again reason'],
    ['مثال بزن', 'again example'],
  ],
  ar: [
    ['ما هو التناضح؟', 'definition'],
    ['عرف التناضح', 'definition'],
    ['كم خلية تنقسم؟', 'fact number'],
    ['متى اكتشف التناضح؟', 'fact time'],
    ['أين يحدث التناضح؟', 'fact place'],
    ['من اكتشف التناضح؟', 'fact person'],
    ['لماذا يتوقف التناضح؟', 'reason'],
    ['ما الفرق بين التناضح والانتشار؟', 'comparison'],
    ['اذكر مراحل التناضح', 'list'],
    ['هل صحيح أن التناضح يحتاج إلى طاقة؟', 'verdict'],
    ['أعطني مثالا على التناضح', 'example'],
    ['لخص الفصل 1', 'summary'],
    ['عم يتحدث هذا الكتاب؟', 'book about'],
    ['من كتب هذا الكتاب؟', 'book author'],
    ['مرحبا!', 'talk hello'],
    ['شكرا جزيلا', 'talk thanks'],
    ['اختبرني', 'talk quiz'],
    ['أثبت أن التناضح متماثل', 'task'],
    ['لماذا؟', 'again reason'],
    ['أعطني مثالا', 'again example'],
  ],
};

const bookIn = (language: LanguageCode) => {
  const book = testBook(
    ['# Chapter 1 One\n\nA first page of words.', '# Chapter 2 Two\n\nAnother page.'],
    [],
    language,
  );
  return { book, index: buildIndex(book) };
};
const books = new Map<LanguageCode, ReturnType<typeof bookIn>>();
const read = (language: LanguageCode, question: string, history: Turn[] = []) => {
  const { book, index } = books.get(language) ?? bookIn(language);
  books.set(language, { book, index });
  return interpret(question, history, book, index);
};

/** A goal in one word or two, as the table has it. */
const told = (intent: Goal): string => {
  switch (intent.goal) {
    case 'fact':
      return `fact ${intent.fact}`;
    case 'smallTalk':
      return `talk ${intent.talk}`;
    case 'aboutBook':
      return `book ${intent.asks}`;
    case 'followUp':
      return `again ${intent.wants}`;
    default:
      return intent.goal;
  }
};

describe.each(Object.entries(ASKED) as [LanguageCode, [string, Expected][]][])('in %s', (language, rows) => {
  it.each(rows)('%s → %s', (question, goal) => {
    const history = goal.startsWith('again') ? [{ question: rows[0]?.[0] ?? '', answer: 'So it is. [1]' }] : [];
    const intent = read(language, question, history);
    expect(told(intent)).toBe(goal);
    expect(intent.language).toBe(language);
  });
});

describe('an intent', () => {
  it('holds what is defined, compared, judged, exemplified', () => {
    expect(read('en', 'What is a cell wall?')).toMatchObject({ subject: 'cell wall' });
    expect(read('ru', 'Чем осмос отличается от диффузии?')).toMatchObject({ sides: ['осмос', 'диффузии'] });
    expect(read('de', 'Stimmt es, dass Osmose Energie braucht?')).toMatchObject({
      statement: 'Osmose Energie braucht',
    });
    expect(read('es', 'Dame un ejemplo de ósmosis')).toMatchObject({ of: 'ósmosis' });
    expect(read('en', 'Name the four stages of sleep')).toMatchObject({ goal: 'list', count: 4 });
  });

  it('says in which form the answer is wanted, which is no part of what is asked', () => {
    expect(read('en', 'Briefly explain osmosis')).toMatchObject({ form: { length: 'brief' }, subject: 'osmosis' });
    expect(read('de', 'Erkläre Osmose ausführlich')).toMatchObject({ form: { length: 'detailed' } });
    expect(read('en', 'Compare osmosis and diffusion in a table')).toMatchObject({ form: { layout: 'table' } });
    expect(read('fr', 'Explique l’osmose sous forme de liste')).toMatchObject({ form: { layout: 'bullets' } });
    expect(read('en', 'Summarise chapter 2 in three sentences')).toMatchObject({ sentences: 3 });
    expect(read('ru', 'Кратко перескажи главу 2 в трёх предложениях')).toMatchObject({ sentences: 3 });
  });

  it('is what the text asks in its own language, whatever the book is in', () => {
    expect(read('en', 'Was ist der Unterschied zwischen Osmose und Diffusion?')).toMatchObject({
      goal: 'comparison',
      language: 'de',
      sides: ['Osmose', 'Diffusion'],
    });
  });

  it('names what a follow-up goes on from, past other follow-ups', () => {
    const history = ['What is osmosis?', 'why?'].map((question) => ({ question, answer: 'Because. [1]' }));
    expect(read('en', 'an example?', history)).toMatchObject({ wants: 'example', of: 'What is osmosis?' });
  });

  it('takes no pronoun out of the middle of a word', () => {
    const history = [{ question: 'Что такое электрон?', answer: 'Электрон — это частица. [1]' }];
    const alone = read('ru', 'Что такое закон?');
    expect(read('ru', 'Что такое закон?', history)).toEqual(alone);
  });
});
