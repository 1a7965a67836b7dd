/** The sentences in which a book says what it is about, and what it argues. */
import { countWords } from '../../../book/script.ts';
import type { BookIndex } from '../../../book/search/build.ts';

const WORK =
  '(?:(?:short|little|small|first|introductory) )?(?:book|coursebook|textbook|text|course|paper|article|(?:lecture )?notes|lectures?|manual|tutorial|thesis|report|monograph|volume|guide|primer|essay|survey|handbook)';
const SELF = `(?:this|the present|these|our) ${WORK}`;
const SAYS =
  '(?:is (?:about|an? |the story|meant|intended )|are about|argues?|claims?|explains?|describes?|introduces?|covers?|presents?|shows?|deals?|teach(?:es)?|aims?|explores?|provides?|discuss(?:es)?|gives?|tells?|examines?|treats?|offers?|focus(?:es)?|concerns?|surveys?|develops?|tries|sets out|will )';
const CLAIM = '(?:claim|argument|thesis|message|idea)';

/** Each with what it is worth: a book says best what it is about where it speaks of itself as its subject. */
const STATES: [RegExp, number][] = [
  [new RegExp(`\\b(?:central|core|main|overall) ${CLAIM} of ${SELF}\\b`, 'i'), 4],
  [new RegExp(`\\b(?:aim|purpose|goal|object|objective|subject|focus|topic) of ${SELF} (?:is|are)\\b`, 'i'), 4],
  [new RegExp(`^(?:(?:instead|in short|rather|so|thus), )?${SELF} (?:\\w+ ){0,2}?${SAYS}`, 'i'), 3],
  [
    new RegExp(`\\bin ${SELF},? (?:we|I) (?:\\w+ )?(?:argue|show|describe|explain|present|introduce|explore|try)`, 'i'),
    3,
  ],
  [
    /^(?:dieses|das vorliegende) (?:buch|skript|lehrbuch|werk) (?:behandelt|beschreibt|erklärt|führt|gibt|bietet|ist eine?|handelt|soll|will|zeigt)/i,
    3,
  ],
  [/本书(?:主要)?(?:介绍|讲述|讨论|旨在|讲解)|本(?:書|文書)(?:は|では).{0,60}(?:説明|紹介|解説|述べ)/u, 3],
  [/^эта книга (?:посвящена|рассказывает|описывает|знакомит|о )/iu, 3],
];
const ARGUES: [RegExp, number][] = [
  [new RegExp(`\\b(?:(?:central|core|main|overall) )?${CLAIM} of ${SELF}(?: is|:)`, 'i'), 5],
  [new RegExp(`^(?:(?:my|our|the) )(?:central|core|main|overall) ${CLAIM}(?: here)? is\\b`, 'i'), 4],
  [new RegExp(`\\b${SELF} (?:\\w+ )?(?:argues|claims|contends|maintains|makes the case)\\b`, 'i'), 4],
  [new RegExp(`\\bin ${SELF},? (?:we|I) (?:\\w+ )?(?:argue|claim|contend|maintain)`, 'i'), 4],
  [/^(?:my|our) (?:claim|argument|thesis) is that\b/i, 3],
  [/^(?:I|we) (?:argue|claim|contend) that\b/i, 2],
  [new RegExp(`^(?:(?:instead|in short|rather), )?${SELF} is (?:about|the story)\\b`, 'i'), 2],
];
/** An abstract says it of the work without naming it. */
const IN_ABSTRACT = /^(?:in this \w+, )?(?:we|I) (?:present|propose|introduce|describe|argue|show)\b/i;
/** What an imprint, a word of thanks or a guide to the reader says of a book is not what it is about. */
const ASIDE =
  /licen[cs]e|copyright|©|permission|publish|printed|reprint|acid-free|available (?:at|from|on|online)|https?:|revised|edition|download|\bcit(?:e|ation)|thank|grateful|inspir|derived from|adapted from|typeset|organi[sz]ed as follows|structured as follows|\bnot the (?:focus|subject)/i;
/** Parts in which a book speaks of itself, and what a sentence there is worth more. */
const OPENING =
  /\b(?:preface|foreword|introduction|abstract|overview|motivation|prologue|about this|vorwort|einleitung|einführung|preliminaries)\b|前言|序|はじめに|предисловие|введение/iu;
const CLOSING = /\b(?:conclusions?|afterword|epilogue|summary)\b/i;
const SHORTEST = 6;
const LONGEST = 70;
/** A book of which so little has gone by is still opening, whatever its parts are called. */
const FIRST_PART = 0.06;
const LEAST = 4;

/**
 * The best of the sentences in which the book states its subject (`about`) or its argument, as indices in the order of
 * the book; none where it nowhere says so.
 */
export function statementsOf(index: BookIndex, kind: 'about' | 'argument', count: number): number[] {
  const patterns = kind === 'about' ? STATES : ARGUES;
  const last = index.sentences.at(-1)?.page ?? 1;
  const scored = index.sentences.flatMap((sentence, at) => {
    if (sentence.kind !== 'prose' && sentence.kind !== 'front') return [];
    const words = countWords(sentence.text);
    if (words < SHORTEST || words > LONGEST || ASIDE.test(sentence.text)) return [];
    if (!/[.!。！]["”’)]?$/u.test(sentence.text)) return [];
    const values = patterns.filter(([pattern]) => pattern.test(sentence.text)).map(([, value]) => value);
    const worth = Math.max(0, ...values, inAbstract(index, at) && IN_ABSTRACT.test(sentence.text) ? 3 : 0);
    if (worth === 0) return [];
    const score = worth + whereabouts(index, at, last);
    return score >= LEAST ? [{ at, score }] : [];
  });
  const best = scored.toSorted((a, b) => b.score - a.score || a.at - b.at).slice(0, count);
  return best.map(({ at }) => at).sort((a, b) => a - b);
}

/** Before the first section of a paper, or in one of that name. */
function inAbstract(index: BookIndex, at: number): boolean {
  const sentence = index.sentences[at];
  const section = index.sections[sentence?.section ?? -1];
  return section ? /^(?:abstract|zusammenfassung|résumé)$/i.test(section.title) : (sentence?.page ?? 0) <= 2;
}

function whereabouts(index: BookIndex, at: number, last: number): number {
  const sentence = index.sentences[at];
  if (!sentence) return 0;
  const title = index.sections[sentence.section]?.title ?? '';
  const opens = OPENING.test(title) || sentence.page <= Math.max(2, FIRST_PART * last);
  return opens ? 2 : CLOSING.test(title) ? 1 : 0;
}
