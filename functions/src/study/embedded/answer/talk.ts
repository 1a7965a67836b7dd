/** What the engine says in its own words, in the language of the question. */
import type { Book } from '../../../book/model.ts';
import { type Language, PHRASES, type Phrases } from './phrases.ts';
import { escapeMarkdown } from './wording.ts';

/** The engine's own sentences in the language that a text is written in, as far as it speaks it; else in English. */
export function wordsFor(text: string): Phrases {
  return PHRASES[languageOf(text)];
}

const ENGLISH = /\b(?:the|what|who|how|why|when|where|which|does|explain|describe|define|tell)\b/i;

/**
 * That the book doesn't say: with what the question may have meant, and with the book's language where the question is in
 * another.
 * @param goesOn whether it asked for more of the last answer
 */
export function declining(text: string, book: Book, goesOn: boolean, meant: string | null): string {
  const words = wordsFor(text);
  const asked = languageOf(text);
  const written = otherLanguageOf(text, book);
  const pieces = [goesOn ? words.nothingMore : words.unknown];
  if (meant) pieces.push(words.meant.replace('%', () => escapeMarkdown(meant)));
  if (written) {
    const name = nameOf(written, asked);
    if (name) pieces.push(words.otherLanguage.replaceAll('%', name));
  }
  return pieces.join(' ');
}

/** The book's language where the question is in another one; null where they are the same, or either can't be told. */
export function otherLanguageOf(text: string, book: Book): string | null {
  const asked = languageOf(text);
  const written = book.language?.split('-')[0];
  const told = asked !== 'en' || ENGLISH.test(text);
  return written && told && written !== asked ? written : null;
}

/** What a language is called in another; null where the code is none. */
function nameOf(language: string, inLanguage: Language): string | null {
  try {
    return new Intl.DisplayNames([inLanguage], { type: 'language' }).of(language) ?? null;
  } catch {
    return null;
  }
}

function languageOf(text: string): Language {
  if (/[\u3040-\u30ff]/.test(text)) return 'ja';
  if (/\p{Script=Han}/u.test(text)) return 'zh';
  if (/\p{Script=Arabic}/u.test(text)) return /[پچژگکی]/.test(text) ? 'fa' : 'ar';
  if (/\p{Script=Cyrillic}/u.test(text)) return 'ru';
  if (
    /\b(?:was ist|was sind|worum|wovon|diese[mrs]?|buch|wie|warum|welche[rs]?|erkläre|und|der|die|das|hallo|danke)\b/i.test(
      text,
    )
  )
    return 'de';
  if (/\b(?:qu['’]est|quel(?:le)?s?|pourquoi|comment|les|bonjour|merci)\b/i.test(text)) return 'fr';
  if (/[¿¡]|\b(?:qué|cómo|cuál|hola|gracias)\b/i.test(text)) return 'es';
  return 'en';
}

const GREETING =
  /^(?:hi|hello|hey|hiya|good (?:morning|afternoon|evening|day)|greetings|yo|hallo|guten (?:tag|morgen|abend)|bonjour|salut|hola|привет|здравствуйте|你好|您好|こんにちは|سلام|مرحبا)(?:\s+(?:there|folio|everyone|all|again))?[\s!.,?？！。]*$/iu;
const THANKS =
  /^(?:(?:ok|okay|great|cool|nice|perfect|got it|i see|alright)[\s,!.]*)*(?:thanks?(?: you)?(?: (?:so|very) much| a lot)?|thx|danke(?: schön)?|merci(?: beaucoup)?|gracias|спасибо|谢谢|ありがとう(?:ございます)?|ممنون|متشکرم|شكرا|ok|okay|great|cool|nice|perfect|got it|bye|goodbye)[\s!.,。！]*$/iu;
const HELP = /^(?:help|what can (?:you|i) (?:do|ask)(?: you)?|who are you|how (?:are you|does this work))[\s?!.]*$/i;

const QUIZ =
  /^(?:(?:please|ok|hey|hi|so)[\s,]+)*(?:(?:can|could|will|would) you (?:please )?)?(?:(?:quiz|test|examine) me|(?:make|generate|create|write|give|start|prepare)(?: me)? (?:an? |some |the )?(?:short |little |practice |mock )?(?:quiz(?:zes)?|test|exam|practice questions|questions)|ask me (?:an? |some )?questions?)(?: (?:on|about|from|of|for) (?:this|the|my|it|that).*)?(?: please)?[\s?.!]*$|^(?:frag mich ab|kannst du mich abfragen)[\s?.!]*$/i;

/** A reply to a greeting, to thanks, to a wish for a quiz, to "what can you do?"; null if the text is anything else. */
export function smallTalk(text: string): string | null {
  if (GREETING.test(text) || HELP.test(text)) return wordsFor(text).hello;
  if (QUIZ.test(text)) return wordsFor(text).quiz;
  return THANKS.test(text) ? wordsFor(text).thanks : null;
}
