/** Questions with a gap in languages that have no pack, by their BCP 47 tag: all that is known of these. */
import { pattern } from './match.ts';
import type { Gaps } from './parts/gaps.ts';

export const UNPACKED_GAPS: Readonly<Record<string, Gaps>> = {
  it: {
    choose: 'Quale termine completa questa frase? «%»',
    fill: 'Quale termine manca in questa frase? «%»',
    explain: 'Che cosa dice il libro su «%»? Spiegare i punti principali.',
    because: 'Il libro dice (%): «%»',
    leaning: pattern`^(?:questo|questa|ma|anche)(?=[\s,:])`,
    label: pattern`^(?:Nota|Osservazione)\s?[.:]\s+(?=\p{L})`,
    pointing: pattern`(?<!\p{L})quest[aeio](?!\p{L})`,
    thanks: pattern`ringrazi`,
    articles: pattern`^(?:il|lo|la|i|gli|le|l|un|uno|una|del|della|dei|delle|al|alla|nel|nella)$`,
  },
  pt: {
    choose: 'Que termo completa esta frase? «%»',
    fill: 'Que termo falta nesta frase? «%»',
    explain: 'O que diz o livro sobre «%»? Explique os pontos principais.',
    because: 'O livro diz (%): «%»',
    articles: pattern`^(?:o|a|os|as|um|uma|do|da|dos|das|ao|no|na)$`,
  },
  nl: {
    choose: 'Welke term maakt deze zin compleet? “%”',
    fill: 'Welke term ontbreekt in deze zin? “%”',
    explain: 'Wat zegt het boek over “%”? Leg de belangrijkste punten uit.',
    because: 'Het boek zegt (%): “%”',
    articles: pattern`^(?:de|het|een)$`,
  },
  ko: {
    choose: '다음 문장의 빈칸에 알맞은 말은? “%”',
    fill: '다음 문장의 빈칸에 들어갈 말을 쓰시오. “%”',
    explain: '책은 “%”에 대해 무엇을 말합니까? 주요 내용을 설명하시오.',
    because: '책의 문장 (%): “%”',
    thanks: pattern`감사`,
  },
};
