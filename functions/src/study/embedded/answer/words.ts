/** Words of questions that say nothing about what is asked for. */

const list = (text: string) => new Set(text.trim().split(/\s+/));

/** Function words of English; they stand in every passage. */
export const ENGLISH_STOP = list(`
  a an the and or but if then so than that this these those there here of in on at to for from by with without about
  into onto over under between among through during before after above below up down out off again further once as
  is are was were be been being am do does did doing done has have had having will would shall should can could may
  might must not no nor it its he she they them his her their him we us our you your i me my mine who whom whose which
  what when where why how all any both each few more most other some such only own same too very just also now ever
  yet however because while until although though unless whether either neither per via upon within toward towards
  what's whats who's where's how's that's it's there's let's e.g i.e s t d ll m re ve don doesn didn isn aren wasn weren won wouldn shouldn couldn can cannot`);

/** What examiners say: it frames the question and is in no book. */
export const FRAME = list(`
  explain describe discuss define definition identify name list give state compare contrast summarize summarise outline
  example examples following statement statements best describes true false correct likely according called known term
  terms refers refer referred meaning mean means think believe provide answer question questions one ones two three four
  many much kind kinds type types sort part parts thing things way ways something someone anyone everyone using use used
  different difference differences similar similarities important reason reasons reasoning tell please show say said chapter section book text author
  would could might often usually generally typically least except whatever result results become became get got make
  makes made take takes took go goes went come comes came see look know want need help like`);

/** Function and question words of other languages that the embedded engine meets most. */
export const OTHER_STOP = list(`
  der die das den dem des ein eine einer eines einem einen und oder aber nicht ist sind war waren wird werden wurde
  was wer wie wo wann warum welche welcher welches im in am an auf aus bei mit nach von vor zu zum zur für über unter durch
  es er sie wir ihr ich man sich als auch noch nur so dass wenn kann hat haben erkläre erklären beschreibe nenne definiere bedeutet heißt versteht gibt zwischen unterschied
  le la les un une des du de et ou mais est sont dans sur pour par avec sans que qui quoi quel quelle quels quelles comment où quand pourquoi ce cette ces il elle on se ne pas plus au aux expliquez définir
  el los las una unos unas y o pero es son en con por para sin que qué quién cuál cuáles cómo dónde cuándo cuánto se no al del lo su sus explica define
  il lo gli i uno di da e ma sono con per che chi cosa quale come dove quando perché si non
  и в на не что это как с по к у из за от для или но а о об при же ли кто где когда почему какой какая какие такое такой сколько чем объясните опишите
  و در به از که این آن را با است بود شد می برای تا یا هم چه چیست چیستند کیست کجا کجاست کی چگونه چرا چند کدام آیا یک یعنی توضیح دهید بده شود هستند
  ما هي هو من في على إلى عن أن هل كيف متى أين لماذا كم`);

/** Pairs of characters that Chinese and Japanese questions are made with. */
export const CJK_FRAME = list(`
  什么 是什 么是 怎么 怎样 如何 为什 哪里 哪些 哪个 多少 请问 解释 说明 介绍 一下 的是 了吗 是谁 何时 何地 有哪 么样 么意 意思
  です とは は何 何で すか でし しょ ょう うか なぜ どう のは とい いう につ つい いて って ては ます どの よう うに 何か はど ます すか`);
