/** The engine's own sentences, in the languages it speaks. */

export type Language = 'en' | 'de' | 'fr' | 'es' | 'ru' | 'zh' | 'ja' | 'fa' | 'ar';

export interface Phrases {
  hello: string;
  thanks: string;
  /** The question has no words to look for. */
  vague: string;
  /** The book doesn't say. */
  unknown: string;
  /** A follow-up asks on, and there is no more. */
  nothingMore: string;
  noPart: string;
  /** Another wording of the question, in place of `%`. */
  meant: string;
  /** The book's language, in place of each `%`. */
  otherLanguage: string;
  /** It asks to prove, solve or write something. */
  task: string;
  /** Of two things to be compared the book does not name the one in place of `%`. */
  notNamed: string;
  /** Nothing near the last answer gives what a follow-up asks for; the question it goes on from in place of `%`. */
  noReason: string;
  noExample: string;
  nothingNear: string;
  /** So many things were asked for, and no list of them was found. */
  noList: string;
  /** Where quizzes are. */
  quiz: string;
  /** Before the titles of the book's chapters; before the names of its authors. */
  chapters: string;
  author: string;
  noAuthor: string;
  /** The book doesn't say what it argues. */
  noArgument: string;
}

export const PHRASES: Record<Language, Phrases> = {
  en: {
    hello: 'Hello! Ask me about this book: what a term means, how two things differ, or for a summary of a chapter.',
    thanks: 'You’re welcome! Ask me anything else about this book.',
    vague: 'I’m not sure what to look for. Which term or topic of this book do you mean?',
    unknown: 'I couldn’t find an answer to that in this book.',
    nothingMore: 'I couldn’t find more about that in this book.',
    noPart: 'I couldn’t find that chapter or page in this book.',
    meant: 'Did you mean “%”?',
    task: 'I only quote what this book says; I don’t prove, solve or write anything myself. Ask what the book says about it.',
    otherLanguage: 'This book is in %; ask in %.',
    quiz: 'Choose **Generate Quiz** and I’ll write you questions from this book, and mark your answers. Here I answer yours.',
    notNamed: 'I found nothing in this book on “%”. On the other:',
    noReason: 'Near my last answer (“%”) this book gives no reason for it.',
    noExample: 'Near my last answer (“%”) this book gives no example.',
    nothingNear: 'Near my last answer (“%”) this book says no more about it. I can only quote it, not reword it.',
    noList: 'I didn’t find them listed in this book. What it says nearby:',
    chapters: 'Its chapters:',
    author: 'This book names as its author:',
    noAuthor: 'I couldn’t find who wrote this book: no name stands on its first pages.',
    noArgument:
      'This book doesn’t say in so many words what its main argument is. Ask what it is about, or for a summary of a chapter.',
  },
  de: {
    hello:
      'Hallo! Frag mich etwas zu diesem Buch: was ein Begriff bedeutet, wie sich zwei Dinge unterscheiden, oder was in einem Kapitel steht.',
    thanks: 'Gern! Frag mich alles Weitere zu diesem Buch.',
    vague: 'Ich weiß nicht, wonach ich suchen soll. Welchen Begriff oder welches Thema des Buches meinst du?',
    unknown: 'Darauf habe ich in diesem Buch keine Antwort gefunden.',
    nothingMore: 'Mehr dazu habe ich in diesem Buch nicht gefunden.',
    noPart: 'Dieses Kapitel oder diese Seite habe ich in diesem Buch nicht gefunden.',
    meant: 'Meintest du „%“?',
    task: 'Ich zitiere nur, was in diesem Buch steht; ich beweise, löse oder schreibe selbst nichts. Frag, was das Buch dazu sagt.',
    otherLanguage: 'Dieses Buch ist auf %; frag auf %.',
    quiz: 'Wähle **Generate Quiz**: Dann schreibe ich dir Fragen zu diesem Buch und bewerte deine Antworten. Hier beantworte ich deine.',
    notNamed: 'Zu „%“ habe ich in diesem Buch nichts gefunden. Zum anderen:',
    noReason: 'In der Nähe meiner letzten Antwort („%“) nennt dieses Buch keinen Grund.',
    noExample: 'In der Nähe meiner letzten Antwort („%“) gibt dieses Buch kein Beispiel.',
    nothingNear:
      'In der Nähe meiner letzten Antwort („%“) sagt dieses Buch nicht mehr dazu. Ich kann es nur zitieren, nicht umformulieren.',
    noList: 'Aufgezählt habe ich sie in diesem Buch nicht gefunden. Was es dazu sagt:',
    chapters: 'Seine Kapitel:',
    author: 'Als Verfasser nennt dieses Buch:',
    noAuthor: 'Wer dieses Buch geschrieben hat, habe ich nicht gefunden: Auf seinen ersten Seiten steht kein Name.',
    noArgument:
      'Dieses Buch sagt nicht ausdrücklich, was seine Hauptthese ist. Frag, worum es geht, oder nach einem Kapitel.',
  },
  fr: {
    hello: 'Bonjour ! Posez-moi une question sur ce livre : un terme, une différence, le résumé d’un chapitre.',
    thanks: 'Avec plaisir ! Posez-moi toute autre question sur ce livre.',
    vague: 'Je ne sais pas quoi chercher. De quel terme ou sujet de ce livre s’agit-il ?',
    unknown: 'Je n’ai pas trouvé de réponse à cela dans ce livre.',
    nothingMore: 'Je n’ai rien trouvé de plus à ce sujet dans ce livre.',
    noPart: 'Je n’ai pas trouvé ce chapitre ou cette page dans ce livre.',
    meant: 'Vouliez-vous dire « % » ?',
    task: 'Je cite seulement ce que dit ce livre ; je ne démontre, ne résous et n’écris rien moi-même. Demandez ce que le livre en dit.',
    otherLanguage: 'Ce livre est en % ; posez la question en %.',
    quiz: 'Choisissez **Generate Quiz** : j’écrirai des questions sur ce livre et je noterai vos réponses. Ici, je réponds aux vôtres.',
    notNamed: 'Je n’ai rien trouvé dans ce livre sur « % ». Sur l’autre :',
    noReason: 'Près de ma dernière réponse (« % »), ce livre ne donne pas de raison.',
    noExample: 'Près de ma dernière réponse (« % »), ce livre ne donne pas d’exemple.',
    nothingNear: 'Près de ma dernière réponse (« % »), ce livre n’en dit pas plus. Je ne peux que le citer.',
    noList: 'Je ne les ai pas trouvés énumérés dans ce livre. Ce qu’il en dit :',
    chapters: 'Ses chapitres :',
    author: 'Ce livre nomme comme auteur :',
    noAuthor: 'Je n’ai pas trouvé qui a écrit ce livre : aucun nom ne figure sur ses premières pages.',
    noArgument:
      'Ce livre ne dit pas expressément quelle est sa thèse. Demandez de quoi il parle, ou le résumé d’un chapitre.',
  },
  es: {
    hello:
      '¡Hola! Pregúntame sobre este libro: qué significa un término, en qué se diferencian dos cosas o el resumen de un capítulo.',
    thanks: '¡De nada! Pregúntame lo que quieras sobre este libro.',
    vague: 'No sé qué buscar. ¿A qué término o tema de este libro te refieres?',
    unknown: 'No he encontrado una respuesta a eso en este libro.',
    nothingMore: 'No he encontrado más sobre eso en este libro.',
    noPart: 'No he encontrado ese capítulo ni esa página en este libro.',
    meant: '¿Querías decir «%»?',
    task: 'Solo cito lo que dice este libro; no demuestro, resuelvo ni escribo nada por mi cuenta. Pregunta qué dice el libro sobre ello.',
    otherLanguage: 'Este libro está en %; pregunta en %.',
    quiz: 'Elige **Generate Quiz**: escribiré preguntas sobre este libro y corregiré tus respuestas. Aquí respondo a las tuyas.',
    notNamed: 'No he encontrado nada en este libro sobre «%». Sobre lo otro:',
    noReason: 'Cerca de mi última respuesta («%») este libro no da ninguna razón.',
    noExample: 'Cerca de mi última respuesta («%») este libro no da ningún ejemplo.',
    nothingNear: 'Cerca de mi última respuesta («%») este libro no dice más. Solo puedo citarlo.',
    noList: 'No los he encontrado enumerados en este libro. Lo que dice:',
    chapters: 'Sus capítulos:',
    author: 'Este libro nombra como autor a:',
    noAuthor: 'No he encontrado quién escribió este libro: no hay ningún nombre en sus primeras páginas.',
    noArgument:
      'Este libro no dice expresamente cuál es su tesis. Pregunta de qué trata o pide el resumen de un capítulo.',
  },
  ru: {
    hello: 'Здравствуйте! Спросите меня об этой книге: что значит термин, чем отличаются понятия, о чём глава.',
    thanks: 'Пожалуйста! Спрашивайте об этой книге что угодно.',
    vague: 'Не понимаю, что искать. О каком термине или теме этой книги речь?',
    unknown: 'В этой книге я не нашёл ответа на этот вопрос.',
    nothingMore: 'Больше об этом в этой книге я не нашёл.',
    noPart: 'Я не нашёл такой главы или страницы в этой книге.',
    meant: 'Вы имели в виду «%»?',
    task: 'Я только цитирую эту книгу; сам я ничего не доказываю, не решаю и не пишу. Спросите, что об этом сказано в книге.',
    otherLanguage: 'Язык этой книги — %; спрашивайте на нём.',
    quiz: 'Выберите **Generate Quiz**: я составлю вопросы по этой книге и оценю ответы. Здесь я отвечаю на ваши.',
    notNamed: 'О «%» я в этой книге ничего не нашёл. О другом:',
    noReason: 'Рядом с моим прошлым ответом («%») книга не называет причины.',
    noExample: 'Рядом с моим прошлым ответом («%») в книге нет примера.',
    nothingNear:
      'Рядом с моим прошлым ответом («%») книга больше ничего об этом не говорит. Я могу только цитировать её.',
    noList: 'Их перечня в этой книге я не нашёл. Что в ней сказано:',
    chapters: 'Его главы:',
    author: 'Автором книги назван:',
    noAuthor: 'Я не нашёл, кто написал эту книгу: на первых страницах нет имени.',
    noArgument:
      'В этой книге прямо не сказано, каков её главный тезис. Спросите, о чём она, или попросите пересказать главу.',
  },
  zh: {
    hello: '你好！你可以问我这本书的内容：某个术语的意思、两个概念的区别，或某一章的摘要。',
    thanks: '不客气！关于这本书还可以继续问我。',
    vague: '我不确定要找什么。你指的是书中的哪个术语或主题？',
    unknown: '我在这本书中没有找到答案。',
    nothingMore: '关于这一点，我在这本书中没有找到更多内容。',
    noPart: '我在这本书中没有找到这一章或这一页。',
    meant: '你是想问“%”吗？',
    task: '我只引用这本书里的话，自己不做证明、不解题也不写作。请问书中对此怎么说。',
    otherLanguage: '这本书是%的，请用%提问。',
    quiz: '请选择 **Generate Quiz**，我会根据这本书出题并批改。在这里我回答你的问题。',
    notNamed: '我在这本书中没有找到“%”的内容。另一个：',
    noReason: '在我上一个回答（“%”）附近，这本书没有给出原因。',
    noExample: '在我上一个回答（“%”）附近，这本书没有给出例子。',
    nothingNear: '在我上一个回答（“%”）附近，这本书没有更多说明。我只能引用原文。',
    noList: '我没有在这本书中找到它们的列表。书中相关的内容：',
    chapters: '各章：',
    author: '书中写明的作者：',
    noAuthor: '我没有找到这本书的作者：前几页没有写名字。',
    noArgument: '这本书没有明确说出它的主要论点。可以问它讲了什么，或请我总结某一章。',
  },
  ja: {
    hello: 'こんにちは！この本について質問してください。用語の意味、違い、章の要約などに答えます。',
    thanks: 'どういたしまして！この本について何でも聞いてください。',
    vague: '何を探せばよいか分かりません。この本のどの用語や話題のことですか？',
    unknown: 'この本の中に答えは見つかりませんでした。',
    nothingMore: 'これについて、この本の中にこれ以上の記述は見つかりませんでした。',
    noPart: 'この本にその章やページは見つかりませんでした。',
    meant: '「%」のことですか？',
    task: '私はこの本の文を引用するだけで、証明したり、解いたり、書いたりはしません。本に何と書いてあるかを聞いてください。',
    otherLanguage: 'この本は%で書かれています。%で聞いてください。',
    quiz: '**Generate Quiz** を選ぶと、この本から問題を作り、採点します。ここではあなたの質問に答えます。',
    notNamed: '「%」については、この本に見つかりませんでした。もう一方について：',
    noReason: '前の回答（「%」）の近くに、理由は書かれていません。',
    noExample: '前の回答（「%」）の近くに、例は書かれていません。',
    nothingNear: '前の回答（「%」）の近くに、これ以上の説明はありません。私は本文を引用することしかできません。',
    noList: 'この本にその一覧は見つかりませんでした。関連する記述：',
    chapters: '各章：',
    author: 'この本に記された著者：',
    noAuthor: 'この本の著者は見つかりませんでした。最初の数ページに名前がありません。',
    noArgument: 'この本は主な主張をはっきりとは述べていません。何についての本か、または章の要約を聞いてください。',
  },
  fa: {
    hello: 'سلام! دربارهٔ این کتاب بپرسید: معنی یک اصطلاح، تفاوت دو چیز، یا خلاصهٔ یک فصل.',
    thanks: 'خواهش می‌کنم! هر پرسش دیگری دربارهٔ این کتاب دارید بپرسید.',
    vague: 'نمی‌دانم دنبال چه بگردم. کدام اصطلاح یا موضوع این کتاب را می‌گویید؟',
    unknown: 'پاسخی برای این پرسش در این کتاب پیدا نکردم.',
    nothingMore: 'دربارهٔ این موضوع چیز بیشتری در این کتاب پیدا نکردم.',
    noPart: 'این فصل یا صفحه را در این کتاب پیدا نکردم.',
    meant: 'آیا منظورتان «%» بود؟',
    task: 'من فقط از این کتاب نقل می‌کنم؛ خودم چیزی را اثبات، حل یا نوشته نمی‌کنم. بپرسید کتاب درباره‌اش چه می‌گوید.',
    otherLanguage: 'این کتاب به % است؛ به % بپرسید.',
    quiz: 'گزینهٔ **Generate Quiz** را انتخاب کنید تا از این کتاب پرسش بنویسم و پاسخ‌هایتان را بسنجم. اینجا به پرسش‌های شما پاسخ می‌دهم.',
    notNamed: 'دربارهٔ «%» در این کتاب چیزی پیدا نکردم. دربارهٔ دیگری:',
    noReason: 'نزدیک پاسخ پیشین («%») این کتاب دلیلی نمی‌آورد.',
    noExample: 'نزدیک پاسخ پیشین («%») این کتاب مثالی نمی‌آورد.',
    nothingNear: 'نزدیک پاسخ پیشین («%») این کتاب چیز بیشتری نمی‌گوید. من فقط می‌توانم از آن نقل کنم.',
    noList: 'فهرست آن‌ها را در این کتاب پیدا نکردم. آنچه می‌گوید:',
    chapters: 'فصل‌های آن:',
    author: 'نویسنده‌ای که این کتاب نام می‌برد:',
    noAuthor: 'نویسندهٔ این کتاب را پیدا نکردم: در صفحه‌های نخست آن نامی نیست.',
    noArgument: 'این کتاب به‌روشنی نمی‌گوید استدلال اصلی‌اش چیست. بپرسید دربارهٔ چیست، یا خلاصهٔ یک فصل را بخواهید.',
  },
  ar: {
    hello: 'مرحبًا! اسألني عن هذا الكتاب: معنى مصطلح، أو الفرق بين شيئين، أو ملخص فصل.',
    thanks: 'على الرحب والسعة! اسألني أي شيء آخر عن هذا الكتاب.',
    vague: 'لا أعرف عمّ أبحث. أي مصطلح أو موضوع من هذا الكتاب تقصد؟',
    unknown: 'لم أجد جوابًا عن ذلك في هذا الكتاب.',
    nothingMore: 'لم أجد المزيد عن ذلك في هذا الكتاب.',
    noPart: 'لم أجد هذا الفصل أو هذه الصفحة في هذا الكتاب.',
    meant: 'هل تقصد «%»؟',
    task: 'أنا أقتبس فقط مما يقوله هذا الكتاب؛ لا أبرهن ولا أحل ولا أكتب شيئًا بنفسي. اسأل عمّا يقوله الكتاب عن ذلك.',
    otherLanguage: 'هذا الكتاب بـ%؛ اسأل بـ%.',
    quiz: 'اختر **Generate Quiz** لأكتب لك أسئلة من هذا الكتاب وأصحّح إجاباتك. هنا أجيب عن أسئلتك.',
    notNamed: 'لم أجد في هذا الكتاب شيئًا عن «%». وعن الآخر:',
    noReason: 'قرب إجابتي الأخيرة («%») لا يذكر هذا الكتاب سببًا.',
    noExample: 'قرب إجابتي الأخيرة («%») لا يعطي هذا الكتاب مثالًا.',
    nothingNear: 'قرب إجابتي الأخيرة («%») لا يقول هذا الكتاب أكثر. لا أستطيع إلا الاقتباس منه.',
    noList: 'لم أجدها مسرودة في هذا الكتاب. ما يقوله:',
    chapters: 'فصوله:',
    author: 'المؤلف الذي يذكره هذا الكتاب:',
    noAuthor: 'لم أجد من كتب هذا الكتاب: لا اسم في صفحاته الأولى.',
    noArgument: 'لا يقول هذا الكتاب صراحةً ما حجّته الرئيسية. اسأل عمّ يتحدث، أو اطلب ملخص فصل.',
  },
};
