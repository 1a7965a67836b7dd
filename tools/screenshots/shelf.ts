/** The shelf of a student who is well into the year: titles as long, as foreign and as clumsy as real ones are. */
export interface ShelfBook {
  title: string;
  /** Which of the books that were read it is a copy of; the first where it has no script of its own. */
  like?: 'chinese' | 'persian' | 'arabic';
  pages: number;
  /** Pages that are pictures. */
  withoutText?: { from: number; to: number }[];
}

export const SHELF: readonly ShelfBook[] = [
  { title: 'Introduction to Psychology: Gateways to Mind and Behaviour, Sixteenth International Edition', pages: 812 },
  { title: 'Organic Chemistry as a Second Language', pages: 389 },
  {
    title: 'lecture_notes_week_07_FINAL_v3 (corrected after the tutorial)',
    pages: 41,
    withoutText: [{ from: 4, to: 6 }],
  },
  { title: '计算机网络：自顶向下方法（原书第八版）', like: 'chinese', pages: 488 },
  { title: 'Statistics', pages: 96 },
  { title: 'مقدمه‌ای نه چندان کوتاه بر حروف‌چینی متن‌های علمی', like: 'persian', pages: 147 },
  {
    title: 'The Cambridge Economic History of Modern Britain, Volume II: Growth and Decline, 1870 to the Present',
    pages: 593,
  },
  { title: 'Microeconomics: an intuitive approach with calculus', pages: 704 },
  { title: 'Handout 3', pages: 2 },
  {
    title: 'Gray’s Anatomy for Students: the thorax, the abdomen, and the pelvis and perineum',
    pages: 1168,
    withoutText: [
      { from: 12, to: 12 },
      { from: 88, to: 91 },
    ],
  },
  { title: 'Fluid Mechanics for Chemical Engineers', pages: 455 },
  {
    title: 'A Survey of English Literature from Beowulf to the Present Day, with Exercises and Model Answers',
    pages: 640,
  },
  { title: 'مدخل إلى علم الاجتماع', like: 'arabic', pages: 312 },
  { title: 'Linear Algebra Done Properly', pages: 340 },
  { title: 'Einführung in die Verfassungsgeschichte der Neuzeit und ihre Quellen', pages: 279 },
  { title: 'Photosynthesis and Respiration (reader)', pages: 58 },
  { title: 'International Relations Theory', pages: 260 },
  { title: '現代日本の経済と社会', like: 'chinese', pages: 210 },
  { title: 'Methods in Field Ecology, compiled for BIO 214 by the teaching team', pages: 133 },
  { title: 'Contract Law: Text, Cases, and Materials', pages: 977 },
  { title: 'Genetics: from Genes to Genomes, Chapters 1–9', pages: 402 },
  { title: 'Essays on the Philosophy of Science', pages: 188 },
];

/** What a student asks of the whole shelf, over some weeks. */
export const SESSIONS: readonly { title: string; daysAgo: number }[] = [
  { title: 'How do spacing and interleaving differ, and wh...', daysAgo: 0.1 },
  { title: 'Make me a plan for 7 days', daysAgo: 0.3 },
  { title: 'What should I revise?', daysAgo: 1 },
  { title: 'Explain the difference between working memory ...', daysAgo: 1.2 },
  { title: 'Which questions did I miss?', daysAgo: 3 },
  { title: 'ما هي الذاكرة العاملة؟', daysAgo: 4 },
  { title: '什么是线程？', daysAgo: 9 },
  { title: 'Who was Hermann Ebbinghaus, and what did he fi...', daysAgo: 12 },
  { title: 'Summarise chapter 3 in three bullets, please, ...', daysAgo: 20 },
  { title: 'What is the testing effect?', daysAgo: 33 },
  { title: 'Which methods of studying are a waste of time?', daysAgo: 47 },
];

/** What is asked of the main book: definitions, lists, comparisons, one that it does not answer. */
export const QUESTIONS: Record<'english' | 'chinese' | 'persian', readonly string[]> = {
  english: [
    'What is this book about?',
    'What is copyright?',
    'Who was Edwin Armstrong?',
    'What is the difference between piracy and theft?',
    'How does photosynthesis work?',
    'Which four modalities regulate behaviour?',
  ],
  chinese: ['这本书讲什么？', '什么是宏包？'],
  persian: ['این کتاب دربارهٔ چیست؟', 'کتاب دربارهٔ «جدول» چه می‌گوید؟'],
};

/** The same of the coursebook, where no other book is given. */
export const COURSEBOOK_QUESTIONS: readonly string[] = [
  'What is this book about?',
  'What is working memory?',
  'Who was Hermann Ebbinghaus?',
  'What is the difference between massed and spaced practice?',
  'How does photosynthesis work?',
  'Which kinds of interference are there?',
];
