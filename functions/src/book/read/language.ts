/** Which language a text is in: by its script, and among languages of one script by their commonest words. */

/** The commonest small words of each language, without those that it shares with most others. */
const STOP_WORDS: Readonly<Record<string, string>> = {
  en: 'the of and to in is that for it with as was on are be this by not from or which have an at',
  de: 'der die und das ist nicht ein eine zu den mit auf für von sich dem des auch als wird es im sind wir',
  fr: 'le la les des et est une dans que pour qui sur pas par au avec sont ce plus il cette du nous être',
  es: 'el la los de que y en las por con una para es del se no como más su al lo este son pero',
  it: 'il di che la per un una non sono con del della è le si dei da nel alla gli più come anche questo',
  pt: 'o que de do da em um uma para os com não as por mais dos se como é ao na no são pelo',
  nl: 'de het een van en is dat op te zijn voor met niet die aan er om als ook bij wordt naar deze dit',
  sv: 'och att det som en på är av för med den till inte om ett har de kan vi från eller så var detta',
  da: 'og det at en den til er som på de med han af for ikke der var et har kan vi eller fra også',
  no: 'og det er som på en å til av for at med ikke den har de vi kan et om var eller fra også',
  fi: 'ja on ei se että oli hän joka kun niin mutta kuin myös ovat voi sen tai ole mitä tämä jos siitä',
  pl: 'i w na nie się z że do jest to jak o ale po co tak za od jego przez są oraz które dla może',
  cs: 'a se na je v že to s z do o ale jako i pro za by podle jsou nebo který které když tak',
  sk: 'a sa na je v že to s z do o ale ako i pre za by podľa sú alebo ktorý ktoré keď tak',
  hu: 'a az és hogy nem is egy ez van meg de ha csak volt mint már vagy lehet kell azt ezt még',
  ro: 'și de în a la cu pe nu o este că un din care mai pentru sau prin sunt fi al ce după',
  tr: 've bir bu için ile da de olarak olan daha çok gibi en ne kadar sonra ancak veya değil her ise',
  id: 'yang dan di dari untuk dengan pada ini itu adalah dalam tidak akan atau oleh ke dapat sebagai juga',
  vi: 'và của là có các được cho trong một với không này để những khi người đã như từ về ra',
  ca: 'els per amb és dels als com més són aquest però seva molt també aquesta seu les des quan fins',
  ru: 'и в не на что с по как это к из для от но так все его или же если при может то',
  uk: 'і в не на що з та як до це у за для від його але є або й який про також якщо',
  bg: 'и на в да се за от не е с са по като то при или който до че има може този',
  sr: 'и у је да се на за од са не као то што су или који који би али из по',
  el: 'και το να της η των την του που με για από είναι σε στο δεν θα οι τα ότι',
  fa: 'و در به از که این را با است برای آن یک خود تا بر شود هم می یا شده ها',
  ar: 'في من على أن إلى التي هذا هذه ما عن مع لا كان أو بين الذي ذلك كل قد بعد',
  ur: 'کے میں کی ہے اور سے کا کو اس کہ نے پر ہیں یہ بھی تھا ایک کر نہیں تو',
};

/** Scripts that tell the language by themselves. Kana first: Japanese has Han characters too. */
const SCRIPTS: readonly (readonly [RegExp, string])[] = [
  [/\p{Script=Hiragana}|\p{Script=Katakana}/gu, 'ja'],
  [/\p{Script=Hangul}/gu, 'ko'],
  [/\p{Script=Han}/gu, 'zh'],
  [/\p{Script=Hebrew}/gu, 'he'],
  [/\p{Script=Thai}/gu, 'th'],
  [/\p{Script=Devanagari}/gu, 'hi'],
  [/\p{Script=Bengali}/gu, 'bn'],
  [/\p{Script=Tamil}/gu, 'ta'],
  [/\p{Script=Georgian}/gu, 'ka'],
  [/\p{Script=Armenian}/gu, 'hy'],
];

/** A technical book has Latin names and code; a fifth of its letters in another script is its own script. */
const SCRIPT_SHARE = 0.2;
/** Running text is a third and more stop words; half of these lists' share, with tables and formulas in it, is a sixth. */
const WORD_SHARE = 0.08;
const FEWEST_WORDS = 15;

const LISTS = Object.entries(STOP_WORDS).map(([language, words]) => [language, new Set(words.split(' '))] as const);

const WORD = /[\p{L}\p{M}]+/gu;

/** Japanese is told by a tenth of kana: its Han characters must not make it Chinese. */
function byScript(text: string, letters: number): string | null {
  for (const [script, language] of SCRIPTS) {
    const share = language === 'ja' ? SCRIPT_SHARE / 2 : SCRIPT_SHARE;
    if ((text.match(script)?.length ?? 0) > share * letters) return language;
  }
  return null;
}

/** BCP 47 code of a text's language, or null where it cannot be told. A few thousand characters are plenty. */
export function languageOf(text: string): string | null {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  if (letters === 0) return null;
  const script = byScript(text, letters);
  if (script) return script;
  const words = text.toLowerCase().match(WORD) ?? [];
  if (words.length < FEWEST_WORDS) return null;
  const scores = LISTS.map(([language, list]) => ({ language, hits: words.filter((word) => list.has(word)).length }));
  const [best] = scores.sort((a, b) => b.hits - a.hits);
  return best && best.hits >= WORD_SHARE * words.length ? best.language : null;
}
