/** Which of the questions that could be asked are asked: the best, from all over the book, of many forms and levels. */
import type { Thinking } from '../../contract/quiz.ts';
import { type Candidate, LAST } from './forms/form.ts';
import { seededRandom } from './gate/seed.ts';

/** Chance moves a candidate by up to this much, so that another seed asks other things. */
const JITTER = 1.6;
/** Each question of a chapter makes its next one wait behind those of others; each of a form does so ever more. */
const CHAPTER = 2.2;
const FORM = 0.9;
/** Of ten questions so many ask for more than remembering, where there is something to ask. */
const DEEPER = 0.4;
/** A form may have so many times its share where a book gives nothing else. */
const AGAIN = 2.5;
/** What is worth less is not asked for the sake of depth. */
const WORTHY = 0.6;
/** A quiz of so many questions is made up with the weakest forms where a book gives nothing else; a longer one is left short. */
const ENOUGH = 5;
/** The gate may refuse some of them. */
const REFUSED = 2;
/** More than any difference in worth. */
const FIRST = 100;

/** So many more drafts than asked for: the gate looks at a whole quiz and may still refuse some. */
export const spare = (count: number) => (count === 0 ? 0 : Math.ceil(count * 1.4) + 3);

/** How many drafts there may be before the weakest forms stop, where the language has better ones to tell them from. */
export const enough = (count: number) => (count <= ENOUGH ? spare(count) : ENOUGH + REFUSED);

/**
 * Offers candidates one by one until `count` are accepted or none is left.
 * @param levels what is wanted first; empty: a mix
 * @param weakest how many drafts there may be before candidates of the last tiers stop
 */
export function deal<D>(
  candidates: readonly Candidate<D>[],
  count: number,
  seed: string,
  levels: readonly Thinking[],
  accept: (draft: D, candidate: Candidate<D>) => boolean,
  weakest = count,
): void {
  const random = seededRandom(seed);
  const all = candidates.map((candidate) => ({ candidate, score: candidate.score + JITTER * random() }));
  const chapters = new Map<number, number>();
  const forms = new Map<string, number>();
  const mixed = levels.length === 0 || levels.length === ALL;
  let deeper = 0;
  let got = 0;
  // A question of a weak form is asked where none of a strong one is left.
  const tiers = Map.groupBy(all, ({ candidate: { tier = 0 } }) => tier);
  for (const tier of [...tiers.keys()].sort((a, b) => a - b))
    dealFrom(tiers.get(tier) ?? [], tier < LAST ? count : Math.min(count, weakest - (tier - LAST) * REFUSED));

  function dealFrom(left: typeof all, upTo: number): void {
    // What has had its share waits until nothing else is left.
    let waiting: typeof all = [];
    let shares = 1;
    let last = false;
    while (got < upTo) {
      if (left.length === 0) {
        if (waiting.length === 0 || last) return;
        last = shares > 1;
        left.push(...waiting);
        waiting = [];
        shares = AGAIN;
      }
      const [taken] = left.splice(bestOf(left), 1);
      if (!taken) return;
      const { candidate } = taken;
      const share = (candidate.firm && !last ? 1 : shares) * (candidate.share ?? 1) * count;
      if ((forms.get(candidate.form) ?? 0) >= Math.max(1, candidate.firm ? Math.floor(share) : Math.ceil(share))) {
        waiting.push(taken);
        continue;
      }
      const draft = candidate.draft(random);
      if (draft === null || !accept(draft, candidate)) continue;
      got++;
      if (candidate.level !== 'remember') deeper++;
      chapters.set(candidate.chapter, (chapters.get(candidate.chapter) ?? 0) + 1);
      forms.set(candidate.form, (forms.get(candidate.form) ?? 0) + 1);
    }
  }

  /** Where the one stands that is most worth asking after what was asked so far. */
  function bestOf(left: typeof all): number {
    const lacksDepth = mixed && deeper < DEEPER * (got + 1);
    let best = 0;
    let most = Number.NEGATIVE_INFINITY;
    left.forEach(({ candidate: { chapter, form, level }, score }, at) => {
      const wanted = mixed ? lacksDepth && level !== 'remember' && score >= WORTHY : levels.includes(level);
      const worth =
        score - CHAPTER * (chapters.get(chapter) ?? 0) - FORM * again(forms.get(form) ?? 0) + (wanted ? FIRST : 0);
      if (worth > most) [best, most] = [at, worth];
    });
    return best;
  }
}

/** 0, 1, 3, 6, 10 …: two of a form are company. */
const again = (before: number) => (before * (before + 1)) / 2;

const ALL = 3;
