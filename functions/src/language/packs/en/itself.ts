/** English: how a book says who wrote it and what it is about. */
import { pattern } from '../../match.ts';
import type { Itself } from '../../parts/itself.ts';

const WORK =
  '(?:(?:short|little|small|first|introductory) )?(?:book|coursebook|textbook|text|course|paper|article|(?:lecture )?notes|lectures?|manual|tutorial|thesis|report|monograph|volume|guide|primer|essay|survey|handbook)';
const SELF = `(?:this|the present|these|our) ${WORK}`;
const SAYS =
  '(?:is (?:about|an? |the story|meant|intended )|are about|argues?|claims?|explains?|describes?|introduces?|covers?|presents?|shows?|deals?|teach(?:es)?|aims?|explores?|provides?|discuss(?:es)?|gives?|tells?|examines?|treats?|offers?|focus(?:es)?|concerns?|surveys?|develops?|tries|sets out|will )';
const CLAIM = '(?:claim|argument|thesis|message|idea)';
const CENTRAL = '(?:central|core|main|overall)';

export const itself: Itself = {
  titles: String.raw`Prof|Dr|Ph\.?D|Mr|Mrs|Ms|Sir`,
  holder: 'by',
  nobody: pattern`\b(?:universit\p{L}*|press|inc|institute?|college|school|foundation|corporation|company|publish\p{L}*|department|group|team|project|series|edition|version|chapter|part|volume|contents|preface|abstract|introduction|january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|fall|winter)\b`,
  written: [pattern`^(?:(?:(?:text|words|written|compiled)(?: and \p{L}+)? )?by|authors?:)\s+(?<who>.{3,120})$`],
  whoever: pattern`^written\b`,
  and: 'and',
  states: [
    [pattern`\b${CENTRAL} ${CLAIM} of ${SELF}\b`, 4],
    [pattern`\b(?:aim|purpose|goal|object|objective|subject|focus|topic) of ${SELF} (?:is|are)\b`, 4],
    [pattern`^(?:(?:instead|in short|rather|so|thus), )?${SELF} (?:\w+ ){0,2}?${SAYS}`, 3],
    [pattern`\bin ${SELF},? (?:we|I) (?:\w+ )?(?:argue|show|describe|explain|present|introduce|explore|try)`, 3],
  ],
  argues: [
    [pattern`\b(?:${CENTRAL} )?${CLAIM} of ${SELF}(?: is|:)`, 5],
    [pattern`^(?:(?:my|our|the) )${CENTRAL} ${CLAIM}(?: here)? is\b`, 4],
    [pattern`\b${SELF} (?:\w+ )?(?:argues|claims|contends|maintains|makes the case)\b`, 4],
    [pattern`\bin ${SELF},? (?:we|I) (?:\w+ )?(?:argue|claim|contend|maintain)`, 4],
    [pattern`^(?:my|our) (?:claim|argument|thesis) is that\b`, 3],
    [pattern`^(?:I|we) (?:argue|claim|contend) that\b`, 2],
    [pattern`^(?:(?:instead|in short|rather), )?${SELF} is (?:about|the story)\b`, 2],
  ],
  inAbstract: pattern`^(?:in this \w+, )?(?:we|I) (?:present|propose|introduce|describe|argue|show)\b`,
  abstract: pattern`^abstract$`,
  aside: pattern`licen[cs]e|copyright|permission|publish|printed|reprint|acid-free|available (?:at|from|on|online)|revised|edition|download|\bcit(?:e|ation)|thank|grateful|inspir|derived from|adapted from|typeset|organi[sz]ed as follows|structured as follows|\bnot the (?:focus|subject)`,
  opening: pattern`\b(?:preface|foreword|introduction|abstract|overview|motivation|prologue|about this|preliminaries)\b`,
  closing: pattern`\b(?:conclusions?|afterword|epilogue|summary)\b`,
};
