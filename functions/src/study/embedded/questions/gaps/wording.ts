/** What is said around the book's own words, in the language of the book. */

export interface Wording {
  /** "Which term completes the sentence?" around a sentence with a gap. */
  choose: (sentence: string) => string;
  /** "Fill in the missing term." around a sentence with a gap. */
  fill: (sentence: string) => string;
  /** Asks for what the book says about a term, with regard to others. */
  explain: (term: string, aspects: readonly string[]) => string;
  /** Says where the book says what. */
  because: (quote: string, place: string) => string;
}

const list =
  (and: string, comma = ', ') =>
  (items: readonly string[]) =>
    items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(comma)}${and}${items.at(-1)}`;

const WORDINGS: Record<string, Wording> = {
  en: {
    choose: (sentence) => `Which term completes the sentence? “${sentence}”`,
    fill: (sentence) => `Which term is missing in the sentence? “${sentence}”`,
    explain: (term, aspects) => `Discuss what the book says about “${term}”, with regard to ${list(' and ')(aspects)}.`,
    because: (quote, place) => `The book says (${place}): “${quote}”`,
  },
  de: {
    choose: (sentence) => `Welcher Begriff ergänzt diesen Satz? „${sentence}“`,
    fill: (sentence) => `Welcher Begriff fehlt in diesem Satz? „${sentence}“`,
    explain: (term, aspects) =>
      `Erläutern Sie, was das Buch zum Begriff „${term}“ sagt. Gehen Sie dabei auf ${list(' und ')(aspects.map((one) => `„${one}“`))} ein.`,
    because: (quote, place) => `Im Buch steht (${place}): „${quote}“`,
  },
  fr: {
    choose: (sentence) => `Quel terme complète cette phrase ? « ${sentence} »`,
    fill: (sentence) => `Quel terme manque dans cette phrase ? « ${sentence} »`,
    explain: (term, aspects) => `Expliquez ce que le livre dit de « ${term} », en traitant : ${list(' et ')(aspects)}.`,
    because: (quote, place) => `Le livre dit (${place}) : « ${quote} »`,
  },
  es: {
    choose: (sentence) => `¿Qué término completa esta frase? «${sentence}»`,
    fill: (sentence) => `¿Qué término falta en esta frase? «${sentence}»`,
    explain: (term, aspects) => `Explique lo que dice el libro sobre «${term}», y trate: ${list(' y ')(aspects)}.`,
    because: (quote, place) => `El libro dice (${place}): «${quote}»`,
  },
  it: {
    choose: (sentence) => `Quale termine completa questa frase? «${sentence}»`,
    fill: (sentence) => `Quale termine manca in questa frase? «${sentence}»`,
    explain: (term, aspects) => `Spiegare che cosa dice il libro su «${term}», trattando: ${list(' e ')(aspects)}.`,
    because: (quote, place) => `Il libro dice (${place}): «${quote}»`,
  },
  pt: {
    choose: (sentence) => `Que termo completa esta frase? «${sentence}»`,
    fill: (sentence) => `Que termo falta nesta frase? «${sentence}»`,
    explain: (term, aspects) => `Explique o que o livro diz sobre «${term}», tratando: ${list(' e ')(aspects)}.`,
    because: (quote, place) => `O livro diz (${place}): «${quote}»`,
  },
  nl: {
    choose: (sentence) => `Welke term maakt deze zin compleet? “${sentence}”`,
    fill: (sentence) => `Welke term ontbreekt in deze zin? “${sentence}”`,
    explain: (term, aspects) =>
      `Leg uit wat het boek zegt over “${term}”, en betrek daarbij: ${list(' en ')(aspects)}.`,
    because: (quote, place) => `Het boek zegt (${place}): “${quote}”`,
  },
  ru: {
    choose: (sentence) => `Какое слово пропущено в предложении? «${sentence}»`,
    fill: (sentence) => `Впишите пропущенное слово: «${sentence}»`,
    explain: (term, aspects) =>
      `Объясните, что говорится в книге о понятии «${term}». Упомяните: ${list(' и ')(aspects)}.`,
    because: (quote, place) => `В книге сказано (${place}): «${quote}»`,
  },
  zh: {
    choose: (sentence) => `下列哪一项最适合填入空格？“${sentence}”`,
    fill: (sentence) => `请写出空格中缺少的词语：“${sentence}”`,
    explain: (term, aspects) => `请说明书中关于“${term}”的内容，并谈到：${list('和', '、')(aspects)}。`,
    because: (quote, place) => `书中写道（${place}）：“${quote}”`,
  },
  ja: {
    choose: (sentence) => `空欄に入る語はどれですか。「${sentence}」`,
    fill: (sentence) => `空欄に入る語を書きなさい。「${sentence}」`,
    explain: (term, aspects) =>
      `「${term}」について本書が述べていることを、${list('、', '、')(aspects)}に触れながら説明しなさい。`,
    because: (quote, place) => `本書の記述（${place}）：「${quote}」`,
  },
  ko: {
    choose: (sentence) => `다음 문장의 빈칸에 알맞은 말은? “${sentence}”`,
    fill: (sentence) => `다음 문장의 빈칸에 들어갈 말을 쓰시오. “${sentence}”`,
    explain: (term, aspects) => `책이 “${term}”에 대해 말하는 내용을 설명하시오. 포함할 것: ${list(', ')(aspects)}.`,
    because: (quote, place) => `책의 문장 (${place}): “${quote}”`,
  },
  fa: {
    choose: (sentence) => `کدام گزینه جای خالی این جمله را کامل می‌کند؟ «${sentence}»`,
    fill: (sentence) => `کدام واژه در این جمله جا افتاده است؟ «${sentence}»`,
    explain: (term, aspects) =>
      `توضیح دهید که کتاب دربارهٔ «${term}» چه می‌گوید و به این موارد بپردازید: ${list(' و ', '، ')(aspects)}.`,
    because: (quote, place) => `در کتاب آمده است (${place}): «${quote}»`,
  },
  ar: {
    choose: (sentence) => `ما الكلمة التي تكمل هذه الجملة؟ «${sentence}»`,
    fill: (sentence) => `ما الكلمة الناقصة في هذه الجملة؟ «${sentence}»`,
    explain: (term, aspects) => `اشرح ما يقوله الكتاب عن «${term}» مع ذكر: ${list(' و', '، ')(aspects)}.`,
    because: (quote, place) => `جاء في الكتاب (${place}): «${quote}»`,
  },
};

/** The wording for a language (BCP 47); English where we have none, and for an unknown language. */
export function wordingFor(language: string | null): Wording {
  const base = language?.split('-')[0]?.toLowerCase() ?? 'en';
  return WORDINGS[base] ?? (WORDINGS.en as Wording); // the table above has `en`
}
