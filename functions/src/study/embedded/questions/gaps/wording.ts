/** What is said around the book's own words, in the language of the book. */

export interface Wording {
  /** "Which term completes the sentence?" around a sentence with a gap. */
  choose: (sentence: string) => string;
  /** "Fill in the missing term." around a sentence with a gap. */
  fill: (sentence: string) => string;
  /** Asks for the main points of what the book says about a term. */
  explain: (term: string) => string;
  /** Says where the book says what. */
  because: (quote: string, place: string) => string;
}

const WORDINGS: Record<string, Wording> = {
  en: {
    choose: (sentence) => `Which term completes the sentence? “${sentence}”`,
    fill: (sentence) => `Which term is missing in the sentence? “${sentence}”`,
    explain: (term) => `What does the book say about “${term}”? Explain its main points.`,
    because: (quote, place) => `The book says (${place}): “${quote}”`,
  },
  de: {
    choose: (sentence) => `Welcher Begriff ergänzt diesen Satz? „${sentence}“`,
    fill: (sentence) => `Welcher Begriff fehlt in diesem Satz? „${sentence}“`,
    explain: (term) => `Was sagt das Buch über „${term}“? Erklären Sie die wichtigsten Aussagen.`,
    because: (quote, place) => `Im Buch steht (${place}): „${quote}“`,
  },
  fr: {
    choose: (sentence) => `Quel terme complète cette phrase ? « ${sentence} »`,
    fill: (sentence) => `Quel terme manque dans cette phrase ? « ${sentence} »`,
    explain: (term) => `Que dit le livre au sujet de « ${term} » ? Expliquez-en les points principaux.`,
    because: (quote, place) => `Le livre dit (${place}) : « ${quote} »`,
  },
  es: {
    choose: (sentence) => `¿Qué término completa esta frase? «${sentence}»`,
    fill: (sentence) => `¿Qué término falta en esta frase? «${sentence}»`,
    explain: (term) => `¿Qué dice el libro sobre «${term}»? Explique los puntos principales.`,
    because: (quote, place) => `El libro dice (${place}): «${quote}»`,
  },
  it: {
    choose: (sentence) => `Quale termine completa questa frase? «${sentence}»`,
    fill: (sentence) => `Quale termine manca in questa frase? «${sentence}»`,
    explain: (term) => `Che cosa dice il libro su «${term}»? Spiegare i punti principali.`,
    because: (quote, place) => `Il libro dice (${place}): «${quote}»`,
  },
  pt: {
    choose: (sentence) => `Que termo completa esta frase? «${sentence}»`,
    fill: (sentence) => `Que termo falta nesta frase? «${sentence}»`,
    explain: (term) => `O que diz o livro sobre «${term}»? Explique os pontos principais.`,
    because: (quote, place) => `O livro diz (${place}): «${quote}»`,
  },
  nl: {
    choose: (sentence) => `Welke term maakt deze zin compleet? “${sentence}”`,
    fill: (sentence) => `Welke term ontbreekt in deze zin? “${sentence}”`,
    explain: (term) => `Wat zegt het boek over “${term}”? Leg de belangrijkste punten uit.`,
    because: (quote, place) => `Het boek zegt (${place}): “${quote}”`,
  },
  ru: {
    choose: (sentence) => `Какое слово пропущено в предложении? «${sentence}»`,
    fill: (sentence) => `Впишите пропущенное слово: «${sentence}»`,
    explain: (term) => `Что говорится в книге на тему «${term}»? Изложите главное.`,
    because: (quote, place) => `В книге сказано (${place}): «${quote}»`,
  },
  zh: {
    choose: (sentence) => `下列哪一项最适合填入空格？“${sentence}”`,
    fill: (sentence) => `请写出空格中缺少的词语：“${sentence}”`,
    explain: (term) => `关于“${term}”，书中说了哪些要点？请加以说明。`,
    because: (quote, place) => `书中写道（${place}）：“${quote}”`,
  },
  ja: {
    choose: (sentence) => `空欄に入る語はどれですか。「${sentence}」`,
    fill: (sentence) => `空欄に入る語を書きなさい。「${sentence}」`,
    explain: (term) => `「${term}」について、本書は何を述べていますか。主な点を説明しなさい。`,
    because: (quote, place) => `本書の記述（${place}）：「${quote}」`,
  },
  ko: {
    choose: (sentence) => `다음 문장의 빈칸에 알맞은 말은? “${sentence}”`,
    fill: (sentence) => `다음 문장의 빈칸에 들어갈 말을 쓰시오. “${sentence}”`,
    explain: (term) => `책은 “${term}”에 대해 무엇을 말합니까? 주요 내용을 설명하시오.`,
    because: (quote, place) => `책의 문장 (${place}): “${quote}”`,
  },
  fa: {
    choose: (sentence) => `کدام گزینه جای خالی این جمله را کامل می‌کند؟ «${sentence}»`,
    fill: (sentence) => `کدام واژه در این جمله جا افتاده است؟ «${sentence}»`,
    explain: (term) => `کتاب دربارهٔ «${term}» چه می‌گوید؟ نکته‌های اصلی را توضیح دهید.`,
    because: (quote, place) => `در کتاب آمده است (${place}): «${quote}»`,
  },
  ar: {
    choose: (sentence) => `ما الكلمة التي تكمل هذه الجملة؟ «${sentence}»`,
    fill: (sentence) => `ما الكلمة الناقصة في هذه الجملة؟ «${sentence}»`,
    explain: (term) => `ماذا يقول الكتاب عن «${term}»؟ اشرح أهم ما جاء فيه.`,
    because: (quote, place) => `جاء في الكتاب (${place}): «${quote}»`,
  },
};

/** The wording for a language (BCP 47); English where we have none, and for an unknown language. */
export function wordingFor(language: string | null): Wording {
  const base = language?.split('-')[0]?.toLowerCase() ?? 'en';
  return WORDINGS[base] ?? (WORDINGS.en as Wording); // the table above has `en`
}
