/** What is the same in many languages, and the little that is known of languages without a pack. */
import { NEVER, wordSet } from '../../match.ts';
import { answerGrammar, counted, type Marking } from '../../parts/marking.ts';

export const marking = (): Marking => ({
  negators: wordSet(`
    non mai senza nessun nessuno nessuna não nenhum nenhuma sem niet geen nooit zonder nie nigdy bez değil inte aldrig
    utan ikke aldri uden nem nincs soha δεν όχι χωρίς बिना नहीं không chẳng tidak bukan nu fără ei
  `),
  negating: '',
  openers: wordSet('mas porém ma perché'),
  opposites: '',
  contraries: '',
  numbers: counted(''),
  takenBack: NEVER,
  asksMeaning: NEVER,
  dontKnow:
    /^(?:não sei|não faço ideia|non (?:lo )?so|nie wiem|bilmiyorum|ik weet het niet|weet ik niet|jag vet inte|nu știu|मुझे नहीं पता|모르겠습니다|모르겠어요|몰라요|ไม่รู้|(?:tôi )?không biết)[ .,!?…]*$/u,
  orders: NEVER,
  grammar: answerGrammar({}),
});
