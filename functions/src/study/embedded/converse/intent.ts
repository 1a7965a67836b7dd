/** What a student wants of the revision chat: something of the books, of their own progress, or what it can't do. */
import { once } from '../../../language/once.ts';
import { allPacks } from '../../../language/packs/index.ts';
import type { Converse } from '../../../language/parts/converse.ts';
import { talkIn, withoutCourtesy } from '../../answer/talk.ts';
import { type Span, spanIn } from './when.ts';

/** `span` of a plan: null where nothing was said of time. `about` of a wrong answer: null where that was not said. */
export type Intent =
  | { kind: 'books' }
  | { kind: 'standing' | 'weak' | 'missed' | 'revise' | 'last' | 'kept' }
  | { kind: 'wrong'; about: string | null }
  | { kind: 'plan'; span: Span | null }
  | { kind: 'cannot'; what: Inability }
  | { kind: 'hello' | 'thanks' };

/** What needs a model, or belongs to another screen. */
export type Inability = keyof Converse['cannot'];

/** A text longer than this tells a story; single words in it no longer say what is wanted. */
const LONGEST_WISH = 300;

/** What the packs know of it, the things that cannot be done in the order in which they are looked for. */
const known = once(() => {
  const wishes = allPacks.flatMap(({ converse }) => converse ?? []);
  const progress = wishes.flatMap((one) => one.progress ?? []);
  const cannot = (['quiz', 'essay', 'translation', 'homework', 'chat'] as const).map(
    (what) => [what, wishes.flatMap((one) => one.cannot[what] ?? [])] as const,
  );
  const of = (name: keyof (typeof progress)[number]) => progress.flatMap((one) => one[name] ?? []);
  return { cannot, of };
});

/** Reads what is wanted on the day `today` (`YYYY-MM-DD`); whatever is nothing else is a question to the books. */
export function intentOf(question: string, today: string): Intent {
  const text = withoutCourtesy(question.normalize('NFKC').replace(/[’‘]/g, "'").replace(/\s+/g, ' ').trim());
  const talk = talkIn(text)?.talk;
  if (talk === 'quiz') return { kind: 'cannot', what: 'quiz' };
  if (talk) return { kind: talk };
  if (text.length > LONGEST_WISH) return { kind: 'books' };
  const { cannot, of } = known();
  const is = (patterns: readonly RegExp[]) => patterns.some((pattern) => pattern.test(text));
  if (is(of('kept'))) return { kind: 'kept' };
  if (is(of('plan'))) return { kind: 'plan', span: spanIn(text, today) };
  const wrong = of('wrong')
    .map((pattern) => pattern.exec(text))
    .find((found) => found !== null);
  if (wrong) return { kind: 'wrong', about: wrong.groups?.about ?? null };
  const own = (['last', 'missed', 'weak', 'revise', 'standing'] as const).find((kind) => is(of(kind)));
  if (own) return { kind: own };
  const unable = cannot.find(([, patterns]) => is(patterns));
  return unable ? { kind: 'cannot', what: unable[0] } : { kind: 'books' };
}
