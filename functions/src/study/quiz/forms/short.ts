/** Short questions: name the members of a list, say what a term means. */
import type { DraftSaq } from '../../engine.ts';
import { capital, framed, statement } from '../context.ts';
import { listsOf } from '../lists.ts';
import { isDefined, termsOf } from '../terms.ts';
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

export const whatIsMeant: SaqForm = {
  level: 'remember',
  candidates: (context) =>
    termsOf(context)
      .filter(isDefined)
      .filter(({ page, chapter }) => chapter >= 0 && context.inRange(page))
      .map(({ key, text, meaning, chapter, weight, quote }) => ({
        ...{ form: 'meaning', chapter, score: 1 + weight, about: [key], names: [text, meaning] },
        draft: () => ({
          question: framed(context.frames.short.meaning, text),
          answer: statement(context, meaning),
          evidence: quote,
        }),
      })),
};
