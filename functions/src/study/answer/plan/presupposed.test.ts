import { describe, expect, it } from 'vitest';
import { testBook } from '../../../book/testing.ts';
import { answerFromBook } from '../index.ts';

const filler = (topic: string) =>
  Array.from(
    { length: 12 },
    (_, at) => `In week ${at + 2} of the ${topic} course the class walks around the garden.`,
  ).join(' ');
const book = testBook([
  `# 1 Radio\n\nEdwin Armstrong invented the superheterodyne receiver in 1918. The receiver made radio sets cheap and simple to tune.\n\n${filler('radio')}`,
  `# 2 Sound\n\nThomas Edison sold the phonograph to schools and offices. The left speaker plays the left channel of a record.\n\n${filler('sound')}`,
  `# 3 Cells\n\nThe left hemisphere of the brain controls the right half of the body. The pressure of a gas falls in the cold.\n\n${filler('cell')}`,
]);
const german = testBook(
  [
    `# 1 Funk\n\nEdwin Armstrong erfand den Überlagerungsempfänger im Jahr 1918.\n\n${Array.from({ length: 12 }, (_, at) => `In Woche ${at + 2} geht die Klasse durch den alten Garten und spricht über das Wetter.`).join(' ')}`,
    `# 2 Ton\n\nThomas Edison verkaufte den Phonographen an Schulen und Büros.`,
  ],
  [],
  'de',
);
const ask = (question: string, of = book) => answerFromBook({ book: of, question, history: [] });

describe('what a question takes for granted', () => {
  it('is not answered as though it were true where the book names another maker', () => {
    const { answer } = ask('When did Edison invent the superheterodyne receiver?');
    expect(answer).toMatch(/^Your book says otherwise:\n\nEdwin Armstrong invented .* \[1\]/);
  });

  it('is said to be missing where the book never tells of the two together', () => {
    const { answer, quotes, declined } = ask('When did Edison write the brain?');
    expect(answer).toMatch(/^I couldn’t find that in this book: nothing in it says/);
    expect({ quotes, declined }).toEqual({ quotes: [], declined: true });
  });

  it('is denied by the sentence that has another name beside the verb, where one names both and tells of something else', () => {
    const own = testBook([
      `# 1 Club\n\nThe garden club was founded by Ian Murdock in 1993. The garden club was paid for by an office of Richard Stallman.\n\n${filler('club')}`,
      `# 2 Letters\n\nRichard Stallman wrote letters to many offices. Ian Murdock read them.\n\n${filler('letter')}`,
    ]);
    expect(ask('Why did Richard Stallman found the garden club?', own).answer).toMatch(
      /^Your book says otherwise:\n\nThe garden club was founded by Ian Murdock/,
    );
    expect(ask('When did Ian Murdock found the garden club?', own).answer).toMatch(/^The garden club was founded/);
  });

  it('is said to be missing where somebody is never named near whom they are said to have met', () => {
    const own = testBook([
      `# 1 Boxes\n\nBurrhus Skinner built a box for pigeons. He taught them to turn.\n\n${filler('box')}`,
      `# 2 Fear\n\nJohn Watson made Little Albert afraid of a rat. The fear was learned.\n\n${filler('fear')}`,
    ]);
    expect(ask('How did Skinner teach Little Albert?', own).declined).toBe(true);
    expect(ask('How did Watson frighten Little Albert?', own).answer).toContain('John Watson');
  });

  it.each([
    [
      'en',
      'Charles Darwin described Wallace’s letter as a shock in 1858.',
      'When did Darwin describe Wallace’s letter as a shock?',
    ],
    [
      'en',
      'Tim Berners-Lee invented the World Wide Web in 1989.',
      'When did Tim Berners-Lee invent the World-Wide Web?',
    ],
    ['en', 'Carl Jung visited Freud in Vienna in 1907.', 'When did Jung visit Sigmund Freud in Vienna?'],
    [
      'de',
      'Watson schrieb 1920 ein Buch über den Kleinen Albert.',
      'Wann schrieb Watson ein Buch über das, was der Kleine Albert lernte?',
    ],
    ['es', 'Cristóbal Colón descubrió América en 1492.', '¿Cuándo descubrió Colón las Américas?'],
    ['ru', 'Иван Павлов основал лабораторию в Москве в 1891 году.', 'Когда Павлов основал лабораторию Москвы?'],
  ])('a name is the same in another form, or without its first: %s %s', (language, sentence, question) => {
    const rows = 'The rows of the garden are straight, and the class walks around them.';
    const own = testBook([`# 1 Past\n\n${sentence}\n\n${rows}`, `# 2 Rows\n\n${rows}`], [], language);
    const { answer, declined = false } = ask(question, own);
    expect({ declined, told: answer.includes(sentence.slice(0, 20)) }).toEqual({ declined: false, told: true });
  });

  it('of what is somebody’s own another may have made one too', () => {
    const own = testBook([
      `# 1 Tests\n\nFrancis Galton developed the first test of wit. Alfred Binet measured wit in schools in 1905.\n\n${filler('test')}`,
      `# 2 Rows\n\nThe rows of the garden are straight.\n\n${filler('row')}`,
    ]);
    expect(ask('When did Alfred Binet develop his test of wit?', own).answer).not.toContain('otherwise');
    expect(ask('When did Alfred Binet develop the test of wit?', own).answer).toContain('otherwise');
  });

  it('a question why something never was is no denial of the sentence that says so', () => {
    const own = testBook([
      `# 1 Discs\n\nVersion 1.0 was never released: a vendor shipped an early disc and named it 1.0.\n\n${filler('disc')}`,
      `# 2 Rows\n\nThe rows of the garden are straight.\n\n${filler('row')}`,
    ]);
    expect(ask('Why was version 1.0 never released?', own).answer).toMatch(/^Version 1\.0 was never released/);
  });

  it('holds where the book says so', () => {
    expect(ask('When did Armstrong invent the superheterodyne receiver?').answer).toMatch(/^Edwin Armstrong invented/);
  });

  it('is denied by a sentence with another year', () => {
    expect(ask('Who invented the superheterodyne receiver in 1990?').answer).toMatch(/^Your book says otherwise:/);
    expect(ask('Who invented the superheterodyne receiver in 1918?').answer).toMatch(/^Edwin Armstrong/);
  });

  it('is denied by a sentence that says the opposite', () => {
    const asked = 'Why does the pressure of a gas rise in the cold?';
    expect(ask(asked).answer).toMatch(/^Your book says otherwise:\n\nThe pressure of a gas falls/);
    expect(ask(asked.replace('rise', 'fall')).answer).toMatch(/^The pressure of a gas falls/);
    const half = 'Why does the left hemisphere of the brain control the left half of the body?';
    expect(ask(half).answer).toMatch(/^Your book says otherwise:\n\nThe left hemisphere/);
    expect(ask(half.replace('left half', 'right half')).answer).toMatch(/^The left hemisphere/);
  });

  it('is looked into in the language of the question', () => {
    expect(ask('Wann erfand Edison den Überlagerungsempfänger?', german).answer).toMatch(
      /^In deinem Buch steht es anders:\n\nEdwin Armstrong/,
    );
    expect(ask('Wann erfand Armstrong den Überlagerungsempfänger?', german).answer).toMatch(/^Edwin Armstrong/);
  });

  it.each([
    [
      'zh',
      '氧气是由舍勒在乌普萨拉发现的。这种气体没有颜色，也没有气味。',
      '爱迪生什么时候发明了氧气？',
      '在这本书中没有找到您的问题所假定的内容',
    ],
    [
      'ja',
      '酸素はシェーレが発見した気体である。この気体には色も匂いもない。',
      'エジソンはいつ酸素を発明しましたか？',
      'ご質問の前提となっていることは',
    ],
    [
      'ar',
      'اكتشف شيل الأكسجين في أوبسالا عام 1773. هذا الغاز بلا لون ولا رائحة.',
      'متى اخترع إديسون الأكسجين؟',
      'لم أجد في هذا الكتاب ما يفترضه سؤالك',
    ],
    [
      'fa',
      'شیله اکسیژن را در اوپسالا کشف کرد. این گاز رنگ و بو ندارد.',
      'چرا ادیسون اکسیژن را اختراع کرد؟',
      'آنچه پرسش شما مسلم می‌گیرد',
    ],
  ])('is looked into where no capitals tell names: %s', (language, text, question, said) => {
    const own = testBook([`# 1\n\n${text}`], [], language);
    expect(ask(question, own).answer).toContain(said);
  });
});
