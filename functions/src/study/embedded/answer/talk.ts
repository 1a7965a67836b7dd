/** What the engine says in its own words, in the language of the question. */

type Language = 'en' | 'de' | 'fr' | 'es' | 'ru' | 'zh' | 'ja' | 'fa' | 'ar';

interface Words {
  hello: string;
  thanks: string;
  /** The question has no words to look for. */
  vague: string;
  /** The book doesn't say. */
  unknown: string;
  /** A follow-up asks on, and there is no more. */
  nothingMore: string;
  noPart: string;
}

const WORDS: Record<Language, Words> = {
  en: {
    hello: 'Hello! Ask me about this book: what a term means, how two things differ, or for a summary of a chapter.',
    thanks: 'You’re welcome! Ask me anything else about this book.',
    vague: 'I’m not sure what to look for. Which term or topic of this book do you mean?',
    unknown: 'I couldn’t find an answer to that in this book.',
    nothingMore: 'I couldn’t find more about that in this book.',
    noPart: 'I couldn’t find that chapter or page in this book.',
  },
  de: {
    hello:
      'Hallo! Frag mich etwas zu diesem Buch: was ein Begriff bedeutet, wie sich zwei Dinge unterscheiden, oder was in einem Kapitel steht.',
    thanks: 'Gern! Frag mich alles Weitere zu diesem Buch.',
    vague: 'Ich weiß nicht, wonach ich suchen soll. Welchen Begriff oder welches Thema des Buches meinst du?',
    unknown: 'Darauf habe ich in diesem Buch keine Antwort gefunden.',
    nothingMore: 'Mehr dazu habe ich in diesem Buch nicht gefunden.',
    noPart: 'Dieses Kapitel oder diese Seite habe ich in diesem Buch nicht gefunden.',
  },
  fr: {
    hello: 'Bonjour ! Posez-moi une question sur ce livre : un terme, une différence, le résumé d’un chapitre.',
    thanks: 'Avec plaisir ! Posez-moi toute autre question sur ce livre.',
    vague: 'Je ne sais pas quoi chercher. De quel terme ou sujet de ce livre s’agit-il ?',
    unknown: 'Je n’ai pas trouvé de réponse à cela dans ce livre.',
    nothingMore: 'Je n’ai rien trouvé de plus à ce sujet dans ce livre.',
    noPart: 'Je n’ai pas trouvé ce chapitre ou cette page dans ce livre.',
  },
  es: {
    hello:
      '¡Hola! Pregúntame sobre este libro: qué significa un término, en qué se diferencian dos cosas o el resumen de un capítulo.',
    thanks: '¡De nada! Pregúntame lo que quieras sobre este libro.',
    vague: 'No sé qué buscar. ¿A qué término o tema de este libro te refieres?',
    unknown: 'No he encontrado una respuesta a eso en este libro.',
    nothingMore: 'No he encontrado más sobre eso en este libro.',
    noPart: 'No he encontrado ese capítulo ni esa página en este libro.',
  },
  ru: {
    hello: 'Здравствуйте! Спросите меня об этой книге: что значит термин, чем отличаются понятия, о чём глава.',
    thanks: 'Пожалуйста! Спрашивайте об этой книге что угодно.',
    vague: 'Не понимаю, что искать. О каком термине или теме этой книги речь?',
    unknown: 'В этой книге я не нашёл ответа на этот вопрос.',
    nothingMore: 'Больше об этом в этой книге я не нашёл.',
    noPart: 'Я не нашёл такой главы или страницы в этой книге.',
  },
  zh: {
    hello: '你好！你可以问我这本书的内容：某个术语的意思、两个概念的区别，或某一章的摘要。',
    thanks: '不客气！关于这本书还可以继续问我。',
    vague: '我不确定要找什么。你指的是书中的哪个术语或主题？',
    unknown: '我在这本书中没有找到答案。',
    nothingMore: '关于这一点，我在这本书中没有找到更多内容。',
    noPart: '我在这本书中没有找到这一章或这一页。',
  },
  ja: {
    hello: 'こんにちは！この本について質問してください。用語の意味、違い、章の要約などに答えます。',
    thanks: 'どういたしまして！この本について何でも聞いてください。',
    vague: '何を探せばよいか分かりません。この本のどの用語や話題のことですか？',
    unknown: 'この本の中に答えは見つかりませんでした。',
    nothingMore: 'これについて、この本の中にこれ以上の記述は見つかりませんでした。',
    noPart: 'この本にその章やページは見つかりませんでした。',
  },
  fa: {
    hello: 'سلام! دربارهٔ این کتاب بپرسید: معنی یک اصطلاح، تفاوت دو چیز، یا خلاصهٔ یک فصل.',
    thanks: 'خواهش می‌کنم! هر پرسش دیگری دربارهٔ این کتاب دارید بپرسید.',
    vague: 'نمی‌دانم دنبال چه بگردم. کدام اصطلاح یا موضوع این کتاب را می‌گویید؟',
    unknown: 'پاسخی برای این پرسش در این کتاب پیدا نکردم.',
    nothingMore: 'دربارهٔ این موضوع چیز بیشتری در این کتاب پیدا نکردم.',
    noPart: 'این فصل یا صفحه را در این کتاب پیدا نکردم.',
  },
  ar: {
    hello: 'مرحبًا! اسألني عن هذا الكتاب: معنى مصطلح، أو الفرق بين شيئين، أو ملخص فصل.',
    thanks: 'على الرحب والسعة! اسألني أي شيء آخر عن هذا الكتاب.',
    vague: 'لا أعرف عمّ أبحث. أي مصطلح أو موضوع من هذا الكتاب تقصد؟',
    unknown: 'لم أجد جوابًا عن ذلك في هذا الكتاب.',
    nothingMore: 'لم أجد المزيد عن ذلك في هذا الكتاب.',
    noPart: 'لم أجد هذا الفصل أو هذه الصفحة في هذا الكتاب.',
  },
};

/** The engine's own sentences in the language that a text is written in, as far as it speaks it; else in English. */
export function wordsFor(text: string): Words {
  return WORDS[languageOf(text)];
}

function languageOf(text: string): Language {
  if (/[\u3040-\u30ff]/.test(text)) return 'ja';
  if (/\p{Script=Han}/u.test(text)) return 'zh';
  if (/\p{Script=Arabic}/u.test(text)) return /[پچژگکی]/.test(text) ? 'fa' : 'ar';
  if (/\p{Script=Cyrillic}/u.test(text)) return 'ru';
  if (/\b(?:was ist|was sind|wie|warum|welche[rs]?|erkläre|und|der|die|das|hallo|danke)\b/i.test(text)) return 'de';
  if (/\b(?:qu['’]est|quel(?:le)?s?|pourquoi|comment|les|bonjour|merci)\b/i.test(text)) return 'fr';
  if (/[¿¡]|\b(?:qué|cómo|cuál|hola|gracias)\b/i.test(text)) return 'es';
  return 'en';
}

const GREETING =
  /^(?:hi|hello|hey|hiya|good (?:morning|afternoon|evening|day)|greetings|yo|hallo|guten (?:tag|morgen|abend)|bonjour|salut|hola|привет|здравствуйте|你好|您好|こんにちは|سلام|مرحبا)(?:\s+(?:there|folio|everyone|all|again))?[\s!.,?？！。]*$/iu;
const THANKS =
  /^(?:(?:ok|okay|great|cool|nice|perfect|got it|i see|alright)[\s,!.]*)*(?:thanks?(?: you)?(?: (?:so|very) much| a lot)?|thx|danke(?: schön)?|merci(?: beaucoup)?|gracias|спасибо|谢谢|ありがとう(?:ございます)?|ممنون|متشکرم|شكرا|ok|okay|great|cool|nice|perfect|got it|bye|goodbye)[\s!.,。！]*$/iu;
const HELP = /^(?:help|what can (?:you|i) (?:do|ask)(?: you)?|who are you|how (?:are you|does this work))[\s?!.]*$/i;

/** A reply to a greeting, to thanks, to "what can you do?"; null if the text is anything else. */
export function smallTalk(text: string): string | null {
  if (GREETING.test(text) || HELP.test(text)) return wordsFor(text).hello;
  return THANKS.test(text) ? wordsFor(text).thanks : null;
}
