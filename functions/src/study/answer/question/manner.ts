/** How a question wants to be answered ("simply", "in short"): no book says it, and it is no part of what is asked about. */
import { wordsOf } from '../../../book/search/terms.ts';
import { isUnspacedSubject } from '../../../book/telling/naming.ts';
import type { PackCode } from '../../../language/codes.ts';
import type { Requests } from '../../../language/parts/requests.ts';
import { packsOf } from '../../find/words.ts';

/** What is left must still be a question. */
const LEAST = 2;

/** How the answer is wanted, as far as the question says. */
export interface Form {
  layout: 'bullets' | 'table' | null;
  length: 'brief' | 'detailed' | null;
}

/** The form that a question asks for. */
export function formIn(text: string, book: PackCode): Form {
  const forms = packsOf(text, book).flatMap(({ requests }) => (requests ? [requests.form] : []));
  const asks = (name: keyof Requests['form']) => forms.some((form) => form[name].test(text));
  return {
    layout: asks('table') ? 'table' : asks('bullets') ? 'bullets' : null,
    length: asks('brief') ? 'brief' : asks('detailed') ? 'detailed' : null,
  };
}

/** The same manners at the end of a question, one after the other. */
const atEnd = (manners: readonly RegExp[], and: RegExp) =>
  new RegExp(
    `(?:[,;،]? +(?:(?:${and.source}) +)?(?:${manners.map(({ source }) => source).join('|')}))+(?=[\\s?.!؟]*$)`,
    'iu',
  );

const made = new Map<Requests['manner'], { surely: RegExp; explained: RegExp }>();

function last(manner: Requests['manner']): { surely: RegExp; explained: RegExp } {
  const known = made.get(manner);
  if (known) return known;
  const { surely, explained, and } = manner;
  const patterns = { surely: atEnd([surely], and), explained: atEnd([surely, explained], and) };
  made.set(manner, patterns);
  return patterns;
}

const forms = new Map<Requests['form'], RegExp>();

/** The form that a question ends with asking for ("in a table"). */
function formAtEnd(form: Requests['form']): RegExp {
  const known =
    forms.get(form) ??
    new RegExp(
      `(?:[,;،]? +(?:${[form.table, form.bullets, form.brief, form.detailed].map(({ source }) => source).join('|')}))+(?=[\\s?.!؟]*$)`,
      'iu',
    );
  forms.set(form, known);
  return known;
}

/** A question without the words that only say how it wants to be answered. */
export function withoutManner(text: string, book: PackCode): string {
  let plain = text;
  for (const { requests } of packsOf(text, book)) {
    if (!requests) continue;
    const { manner } = requests;
    plain = plain.replace(manner.first, '');
    plain = plain.replace(formAtEnd(requests.form), '');
    plain = plain.replace(last(manner)[manner.explains.test(plain) ? 'explained' : 'surely'], '').trim();
  }
  return wordsOf(plain).length >= LEAST || isUnspacedSubject(plain) ? plain : text;
}
