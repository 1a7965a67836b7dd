/** What a part of a book is, told from its title. */

/** `chapter` is everything that teaches; the rest is what a question should not be written from. */
export type SectionKind =
  | 'chapter'
  | 'front'
  | 'contents'
  | 'index'
  | 'references'
  | 'exercises'
  | 'glossary'
  | 'summary';

const words = (list: string) =>
  new RegExp(
    `^(?:${list
      .trim()
      .split(/\s*\n\s*/)
      .join('|')})$`,
    'iu',
  );

const KINDS: [SectionKind, RegExp][] = [
  [
    'contents',
    words(`
    (?:table of )?contents|brief contents|list of (?:figures|tables|illustrations|symbols|abbreviations)
    inhalt|inhaltsverzeichnis|abbildungsverzeichnis|tabellenverzeichnis|abkürzungsverzeichnis|symbolverzeichnis|symboltabelle
    table des matières|sommaire|índice general|contenidos?|indice|sumário|содержание|оглавление|список (?:иллюстраций|таблиц|рисунков)
    目录|目次|表目录|图目录|插图目录|表格目录|فهرست(?: مطالب)?|المحتويات|فهرست (?:شکل|جدول).*`),
  ],
  [
    'index',
    words(`(?:subject |author |name |concept |function |general )?index(?:es)?|index of (?:people|names|authors|topics|subjects|terms)(?: .{1,40})?|indices|stichwortverzeichnis|sachregister|register|index des .*
    índice (?:alfabético|analítico)|предметный указатель|алфавитный указатель|索引|نمایه|واژه‌نامه|الفهرس`),
  ],
  [
    'references',
    words(`references(?: cited)?|bibliography|works cited|literature(?: cited)?|further reading|end ?notes|notes|sources|(?:image|picture|photo) (?:credits|sources)
    literatur|bildquellen(?:verzeichnis)?|bildnachweise?|literaturverzeichnis|quellen(?:verzeichnis)?|quellenangaben.*|bibliographie|références|bibliografía|referencias|bibliografia|referências
    литература|список литературы|библиография|参考文献|文献|مراجع|منابع|کتاب‌نامه|المراجع`),
  ],
  [
    'exercises',
    words(`exercises?|(?:end[- ]of[- ]chapter )?problems?|(?:review|discussion|critical thinking|study|practice|self-check|personal application|test) (?:questions|exercises|problems|yourself)
    questions(?: for (?:review|discussion|thought))?|homework|quiz|assignments?|solutions?(?: to .*)?|answers?(?: to .*| key)?
    aufgaben|übungen|übungsaufgaben|lösungen(?: der .*| zu .*)?|exercices|ejercicios|problemas|esercizi|exercícios|упражнения|задачи|вопросы|习题|练习|練習問題|演習|تمرین(?:‌ها|ها|ات)?|تمارين`),
  ],
  [
    'glossary',
    words(`glossary|key ?(?:terms|words)|terms|glossar|glossaire|glosario|glossario|глоссарий|术语表|用語集|واژگان`),
  ],
  [
    'summary',
    words(
      `(?:chapter )?summary|key (?:points|takeaways|concepts|ideas)|in summary|review|zusammenfassung|résumé|resumen|заключение|小结|本章小结|まとめ|خلاصه|جمع‌بندی`,
    ),
  ],
  [
    'front',
    words(`(?:preface|foreword|acknowledge?ments?|about (?:the|this) (?:authors?|book|course|editors?)|dedication|copyright|colophon|imprint|title page|cover|how to use this book|to the (?:student|instructor|reader)s?|license|legal notice)(?: .{0,30})?
    vorwort|danksagung|impressum|einbanddeckel|préface|avant-propos|remerciements|prefacio|prólogo|agradecimientos|предисловие|благодарности|前言|序|序言|致谢|版权|はじめに|まえがき|謝辞|پیش‌?گفتار|سپاس‌?گزاری|دیباچه|مقدمة المؤلف`),
  ],
];

/** The kind of a section with this title; a number before it ("12.4 Exercises") does not matter. */
export function kindOfTitle(title: string): SectionKind {
  const plain = title
    .normalize('NFKC')
    .replace(/^(?:(?:chapter|kapitel|appendix|anhang)\s+)?[\p{Nd}A-Z]{0,3}(?:\.\p{Nd}+)*[.:)]?\s+(?=\p{L}{3})/iu, '')
    .replace(/[\s.:]+$/u, '')
    .replace(/\s+/g, ' ')
    .trim();
  for (const [kind, pattern] of KINDS) if (pattern.test(plain) || pattern.test(title.trim())) return kind;
  return 'chapter';
}
