/** Short questions: name the members of a list, the term for a meaning, what a term means. */
import type { DraftSaq } from '../../engine.ts';
import { capital, framed, type QuizContext, statement } from '../context.ts';
import { listsOf } from '../lists.ts';
import { tellsItself } from '../tells-itself.ts';
import { type Term, termsOf } from '../terms.ts';
import { enumerated, type SaqForm } from './form.ts';

const NAMED = { least: 2, most: 7, chars: 60 };

export const nameThem: SaqForm = {
  level: 'remember',
  candidates: (context) =>
    listsOf(context).flatMap(({ items, lead, placed, counted, quote, page, chapter, at }) => {
      const texts = items.map(({ text }) => text);
      const few = texts.length >= NAMED.least && texts.length <= NAMED.most;
      const short = texts.every((text) => text.length <= NAMED.chars);
      if (!quote || !few || !short || !counted || chapter < 0 || !context.inRange(page)) return [];
      const draft: DraftSaq = {
        question: framed(context.frames.short.list, placed),
        answer: capital(enumerated(context, texts)),
        evidence: quote,
      };
      return { form: 'list', chapter, score: 5, about: [`list ${at}`], names: [lead], draft: () => draft };
    }),
};

const asked = (context: QuizContext): Term[] =>
  termsOf(context).filter(({ page, chapter }) => chapter >= 0 && context.inRange(page));

/**
 * "What is the term for …?", typed. As a choice its other terms gave it away: two examiners rated the options of 40 with .35 and .71 of
 * 2, the questions themselves with 2 for answerable and 1.8 for worth (decision 9).
 */
export const termFor: SaqForm = {
  level: 'remember',
  candidates: (context) =>
    asked(context)
      .filter((term) => !tellsItself(term, context.pack))
      .map(({ key, text, meaning, chapter, weight, quote }) => ({
        ...{ form: 'term', chapter, score: 1 + weight, about: [key], names: [text, meaning] },
        draft: (random) => {
          const { term: frames } = context.frames;
          const frame = frames[Math.floor(random() * frames.length)] ?? '%';
          const quoted = /[“«„「]/.test(frame);
          return {
            question: framed(frame, quoted ? capital(meaning) : meaning),
            answer: capital(text),
            evidence: quote,
          };
        },
      })),
};

export const whatIsMeant: SaqForm = {
  level: 'remember',
  candidates: (context) =>
    asked(context).map(({ key, text, meaning, chapter, weight, quote }) => ({
      ...{ form: 'meaning', chapter, score: 1 + weight, about: [key], names: [text, meaning] },
      draft: () => ({
        question: framed(context.frames.short.meaning, text),
        answer: statement(context, meaning),
        evidence: quote,
      }),
    })),
};
