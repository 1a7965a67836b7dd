/**
 * How quizzes of earlier versions asked, by language: no quiz is written so any more, but stored ones are still marked. `%` is the
 * place of the book's words. `thing`: asks for one difference, effect, cause or purpose. `reason`: asks for the reason of a
 * statement.
 */
import type { LanguageCode } from './codes.ts';

export const FORMER_FRAMES: Readonly<Record<LanguageCode, { thing: readonly string[]; reason: readonly string[] }>> = {
  en: {
    thing: [
      'What is the difference between “%” and “%”?',
      'According to the book, what is an effect of %?',
      'According to the book, what brings about %?',
      'What is the purpose of %?',
      'What does % do?',
      'What does the book name as the effect of %?',
      'What does the book give as the cause of %?',
    ],
    reason: [
      'Which reason does the book give for this? “%.”',
      'According to the part on “%”, why %?',
      'According to the book, why is it that %?',
      'Why %?',
      'How does the book explain that %?',
    ],
  },
  de: {
    thing: [
      'Worin unterscheiden sich „%“ und „%“?',
      'Wozu führt laut dem Buch Folgendes: „%“?',
      'Was nennt das Buch als Ursache für: „%“?',
      'Wozu dient „%“?',
    ],
    reason: ['Welchen Grund nennt das Buch dafür? „%.“', 'Warum %?'],
  },
  fr: {
    thing: [
      'En quoi « % » et « % » diffèrent-ils ?',
      'Selon le livre, à quoi mène ceci : « % » ?',
      'Quelle cause le livre donne-t-il à ceci : « % » ?',
      'À quoi sert « % » ?',
    ],
    reason: ['Quelle raison le livre en donne-t-il ? « %. »', 'Comment le livre explique-t-il ceci : « % » ?'],
  },
  es: {
    thing: [
      '¿En qué se diferencian «%» y «%»?',
      'Según el libro, ¿a qué lleva esto: «%»?',
      '¿Qué causa da el libro de esto: «%»?',
      '¿Para qué sirve «%»?',
    ],
    reason: ['¿Qué razón da el libro de esto? «%.»', '¿Por qué %?'],
  },
  ru: {
    thing: [
      'Чем различаются «%» и «%»?',
      'К чему, согласно книге, приводит следующее: «%»?',
      'Какую причину называет книга для следующего: «%»?',
      'Для чего служит «%»?',
    ],
    reason: ['Какую причину этого называет книга? «%.»', 'Почему %?'],
  },
  uk: {
    thing: [
      'Чим відрізняються «%» і «%»?',
      'До чого, згідно з книгою, призводить таке: «%»?',
      'Яку причину називає книга для такого: «%»?',
      'Для чого служить «%»?',
    ],
    reason: ['Яку причину цього називає книга? «%.»', 'Чому %?'],
  },
  zh: {
    thing: [
      '“%”和“%”有什么不同？',
      '根据书中的说法，“%”会导致什么？',
      '书中认为“%”的原因是什么？',
      '“%”的作用是什么？',
    ],
    reason: ['书中给出的原因是什么？“%。”', '为什么%？'],
  },
  ja: {
    thing: [
      '「%」と「%」はどう違いますか。',
      '本書によれば、「%」は何をもたらしますか。',
      '本書は「%」の原因を何だとしていますか。',
      '「%」は何のためのものですか。',
    ],
    reason: ['本書が挙げる理由は何ですか。「%。」'],
  },
  fa: {
    thing: [
      '«%» و «%» چه تفاوتی دارند؟',
      'به گفتهٔ کتاب، «%» به چه می‌انجامد؟',
      'کتاب علت «%» را چه می‌داند؟',
      '«%» برای چیست؟',
    ],
    reason: ['کتاب چه دلیلی برای این می‌آورد؟ «%.»', 'چرا %؟'],
  },
  ar: {
    thing: [
      'ما الفرق بين «%» و«%»؟',
      'إلى ماذا يؤدي ما يلي بحسب الكتاب: «%»؟',
      'ما السبب الذي يذكره الكتاب لما يلي: «%»؟',
      'ما الغرض من «%»؟',
    ],
    reason: ['ما السبب الذي يذكره الكتاب لذلك؟ «%.»', 'لماذا %؟'],
  },
};
