import { describe, expect, it } from 'vitest';
import { languageOf, languageOfMost, languageOfQuestion } from './detect.ts';

describe('the language of a text', () => {
  it.each([
    ['en', 'The kernel decides which of the threads is to run next, and for how long it may keep the processor.'],
    ['de', 'Der Kern entscheidet, welcher der Fäden als nächster läuft, und wie lange er den Prozessor behalten darf.'],
    [
      'fr',
      'Le noyau décide lequel des fils est exécuté dans la suite et pour combien de temps il garde le processeur.',
    ],
    ['es', 'El núcleo decide cuál de los hilos se ejecuta después y por cuánto tiempo conserva el procesador para sí.'],
    ['it', 'Il nucleo decide quale dei fili è eseguito dopo e per quanto tempo il filo può tenere il processore.'],
    ['pt', 'O núcleo decide qual das linhas é executada a seguir e por quanto tempo ela pode manter o processador.'],
    ['nl', 'De kern beslist welke van de draden daarna wordt uitgevoerd en hoe lang die de processor mag houden.'],
    ['ru', 'Ядро решает, какой из потоков будет выполняться дальше и как долго он может занимать процессор.'],
    ['uk', 'Ядро вирішує, який з потоків буде виконуватися далі та як довго він може займати процесор у системі.'],
    ['fa', 'هسته تصمیم می گیرد که کدام یک از ریسه ها اجرا شود و تا چه زمانی پردازنده را در اختیار خود نگه دارد.'],
    ['ar', 'تقرر النواة أي من الخيوط يعمل بعد ذلك، وكم من الوقت يمكن أن يحتفظ بالمعالج في هذا النظام أو غيره.'],
    ['zh', '内核决定下一个运行哪个线程，以及它可以占用处理器多长时间。'],
    ['ja', 'カーネルは次にどのスレッドを実行するかを決める。'],
    ['ko', '커널은 다음에 어떤 스레드를 실행할지 결정한다.'],
    ['he', 'הגרעין מחליט איזה חוט ירוץ אחר כך.'],
  ])('is %s', (language, text) => {
    expect(languageOf(text)).toBe(language);
  });

  it('is not guessed from filler, numbers or nothing', () => {
    expect(languageOf('Lorem ipsum dolor sit amet, consectetuer adipiscing elit. '.repeat(5))).toBeNull();
    expect(languageOf('1 2 3 4 5 6 7 8 9 10')).toBeNull();
    expect(languageOf('')).toBeNull();
  });
});

describe('the language of a question', () => {
  it.each([
    ['en', 'What is a mutex?'],
    ['de', 'Wann startete Sky Digital?'],
    ['fr', 'Qu’est-ce que la photosynthèse ?'],
    ['es', '¿Dónde nació Friedrich Ratzel?'],
    ['ru', 'Что такое закон?'],
    ['uk', 'Що таке закон?'],
    ['zh', '光合作用是什么？'],
    ['ja', '光合成とは何ですか？'],
    ['fa', 'قانون چیست؟'],
    ['ar', 'ما هو القانون؟'],
  ])('is %s whatever the book is in: %s', (language, question) => {
    for (const book of [null, 'en', 'de-AT', 'pl']) expect(languageOfQuestion(question, book)).toBe(language);
  });

  it('is told by most of its function words, whatever the names in it', () => {
    expect(languageOfQuestion('Was ist Creative Commons?', 'en')).toBe('de');
    expect(languageOfQuestion('Was Armstrong an inventor?', 'de')).toBe('en');
  });

  it('is that of the book where the text is a mere name', () => {
    expect(languageOfQuestion('Osmose', 'de')).toBe('de');
    expect(languageOfQuestion('Osmose', 'fr-CA')).toBe('fr');
    expect(languageOfQuestion('経済', 'ja')).toBe('ja');
    expect(languageOfQuestion('42', 'es')).toBe('es');
  });

  it('is never one that the text’s script cannot be', () => {
    expect(languageOfQuestion('mutex', 'ru')).toBe('en');
    expect(languageOfQuestion('мутекс', 'en')).toMatch(/^(?:ru|uk)$/);
  });
});

it('a book’s language is that of most of its pages, whatever its first one is', () => {
  const title =
    'Leyenda de la rosa y del jardín de los senderos que se bifurcan, contada por los viejos del pueblo al caer la tarde.';
  const page =
    'The compiler records the path of a loop while the program runs, and turns it into code that the machine understands.';
  expect(languageOfMost([title, page, page])).toBe('en');
  expect(languageOfMost([title, '12, 13, 14', page, page])).toBe('en');
  expect(languageOfMost([])).toBeNull();
});
