/** German. Stems: Snowball (@orama/stemmers), which also folds umlauts. */
import { stopwords } from '@orama/stopwords/german';
import { listed, wordSet } from '../../match.ts';
import type { Words } from '../../parts/words.ts';
import { ofWords } from '../../stem.ts';
import { stem } from './stem.ts';

export const words: Words = {
  unspaced: false,
  stop: new Set([
    ...stopwords,
    ...listed(`
      dass sind sei seien wurde wurden worden gewesen hätte hätten könnten dürfen darf durften sollten wollten mag möchte
      was wer wen wem wessen wie wo wohin woher wann warum wieso weshalb wozu womit wodurch wobei worum wovon worin woran
      welch welche welcher welches welchen welchem wieviel wieviele viele vielen mehr etwa sowie beim ans aufs ab je
      bevor nachdem seit seitdem bis falls außer wegen trotz gemäß laut bezüglich dabei dadurch dafür dagegen daher dazu
      darauf daraus darin darüber darunter davon davor dazwischen deren dessen jemand niemand bereits jedoch also eben
      gibt gab ging bzw usw vom zum zur`),
  ]),
  frame: wordSet(`
    erkläre erklären erklärt lautet lauten lautete beschreibe beschreiben beschrieben nenne nennen definiere definieren definition bedeutet
    bedeuten bedeutung heißt heißen hieß hießen versteht verstehen meint gemeint unterschied unterschiede vergleiche vergleichen
    beispiel beispiele begriff begriffe liste auflisten zusammenfassen zusammenfassung wichtig grund gründe art arten
    teil teile ding dinge sache name namen namens bezeichnet bezeichnung genannt nannte nannten nennt angegeben laut buch text kapitel
    abschnitt autor frage antwort bitte sag sagt sage zeige zeigt richtig falsch wahr stimmt eins zwei drei vier`),
  pronouns: listed(`
    es er ihn ihm sie ihr ihnen sein seine seiner seinem seinen seines ihre ihrer ihrem ihren ihres dies diese dieser
    dieses diesem diesen das dem den davon dafür dazu damit dabei daran darin darauf daraus`),
  elided: null,
  compounds: true,
  fold: (word) => word,
  stem: ofWords(stem),
};
