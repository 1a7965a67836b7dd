/** French. Stems: Snowball (@orama/stemmers), without accents, which are left out in capitals and in haste. */
import { stemmer } from '@orama/stemmers/french';
import { stopwords } from '@orama/stopwords/french';
import { listed, wordSet } from '../../match.ts';
import type { Words } from '../../parts/words.ts';
import { ofWords, unaccented } from '../../stem.ts';

/** Snowball leaves the plural of short words ("lois"). */
const PLURAL = /(?<=\p{L}\p{L}[^s])s$/u;

export const words: Words = {
  unspaced: false,
  stop: new Set([
    ...stopwords.map((word) => word.trim()),
    ...listed(`
      quoi qui que dont où quand comment pourquoi combien lequel laquelle lesquels lesquelles auquel auxquels duquel
      desquels est-ce quel quelle quels quelles ainsi alors aussi autre autres avant après car cela ça celle celles celui
      ceux chaque chez comme contre depuis donc dès elles encore entre être avoir fait font faire hors jusque leur leurs
      lors lorsque mais moins ni non nos notre nous or ou parce pendant peut peuvent pu plus plusieurs pouvoir presque
      puis puisque quelque quelques sans sauf selon si sous tous tout toute toutes très trop vers voici voilà y été doit
      doivent lui-même elle-même afin beaucoup bien déjà ici là jamais toujours`),
  ]),
  frame: wordSet(`
    explique expliquez expliquer décris décrivez décrire définis définissez définir définition signifie signifient
    signification veut dire appelle appelé appelée nomme nommez nommer cite citez citer donne donnez donner compare
    comparez comparer différence différences exemple exemples liste énumère énumérez résume résumez résumé terme termes
    notion concept important raison raisons type types sorte sortes partie parties chose choses façon manière nom noms
    livre texte chapitre section auteur question réponse vrai faux un deux trois quatre s’il plaît montre montrez`),
  pronouns: listed(`
    il elle ils elles le la les lui leur eux ce cet cette ces cela ça ceci celui celle ceux celles en y son sa ses leurs`),
  elided: /^(?:jusqu|lorsqu|puisqu|quoiqu|quelqu|qu|l|d|j|n|s|c|m|t)['’]/u,
  fold: (word) => word,
  stem: ofWords((word) => unaccented(stemmer(word)).replace(PLURAL, '')),
};
