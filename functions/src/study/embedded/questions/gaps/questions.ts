/** Questions from a book in a language whose grammar we don't know: gaps in its own sentences. */
import { pageName } from '../../../../contract/page-names.ts';
import { packFor } from '../../../../language/packs/index.ts';
import type { DraftMcq, DraftQuestions, DraftSaq, QuestionsInput } from '../../../engine.ts';
import { type Asking, CrossQuestionConflicts } from '../../../quiz/gate/cross-question-conflicts.ts';
import { draftFault } from '../../../quiz/gate/draft-fault.ts';
import { Asked } from '../../../quiz/gate/repeats.ts';
import { seededRandom } from '../../../quiz/gate/seed.ts';
import { type Before, longTooOften, pickRivals } from '../pick.ts';
import { RoundRobin, shareOut } from '../round-robin.ts';
import type { Gap, Ground } from './ground.ts';
import { rivals } from './rivals.ts';
import { type GapSentence, gapSentences } from './sentences.ts';
import { gapTerms } from './terms.ts';
import { topics } from './topics.ts';
import { wordingFor } from './wording.ts';

const GAP = '_____';

/** Drafts in the order to try them. `language`: BCP 47. */
export function gapQuestions(input: QuestionsInput, language: string): DraftQuestions {
  const sentences = gapSentences(input.book, language, input.from, input.to);
  const ground = { sentences, terms: gapTerms(sentences, language), wording: wordingFor(language), language };
  const random = seededRandom(`${input.seed} gaps`);
  const asked = new Asked(input.earlier);
  const drafts: DraftQuestions = {
    mcqs: [],
    saqs: [],
    laqs: packFor(language).quiz ? [] : topics(ground, input),
    notes: [],
  };
  const used = new Set<number>();
  const fresh = (question: string, gap: Gap): boolean => {
    if (asked.seen(question, [gap.term.text])) return false;
    asked.add(question, [gap.term.text]);
    used.add(gap.sentence);
    return true;
  };
  const conflicts = new CrossQuestionConflicts();
  const keep = (asking: Asking, gap: Gap): boolean => {
    if (conflicts.fault(asking) !== null || !fresh(asking.question, gap)) return false;
    conflicts.add(asking);
    return true;
  };
  const choose = (gap: Gap): boolean => {
    const draft = used.has(gap.sentence) ? null : choice(ground, gap, input, random, conflicts);
    if (draft === null || draftFault({ kind: 'mcq', ...draft }) !== null) return false;
    if (longTooOften(drafts.mcqs, draft, input.counts.mcq)) return false;
    return keep({ ...draft, answer: gap.term.text }, gap) && drafts.mcqs.push(draft) > 0;
  };
  const fill = (gap: Gap): boolean => {
    const draft = used.has(gap.sentence) ? null : blank(ground, gap);
    if (draft === null || draftFault({ kind: 'saq', ...draft }) !== null) return false;
    return keep({ ...draft, options: [] }, gap) && drafts.saqs.push(draft) > 0;
  };
  const gaps = gapsOf(ground).filter(
    ({ sentence }) => !input.pages || input.pages.includes(ground.sentences[sentence]?.page ?? 0),
  );
  const choices = new RoundRobin(gaps, input.seed);
  const blanks = new RoundRobin(gaps, `${input.seed} short`);
  shareOut([
    { wanted: input.counts.mcq, more: () => choices.next(choose) },
    { wanted: input.counts.saq, more: () => blanks.next(fill) },
  ]);
  return drafts;
}

/** Each sentence with its two most telling words: the first may have no rivals. */
function gapsOf(ground: Ground): Gap[] {
  return ground.sentences.flatMap((sentence, index) => {
    if (!sentence.fit) return [];
    const gaps: Gap[] = [];
    sentence.words.forEach((word, at) => {
      const term = ground.terms.get(word.text);
      if (!term || sentence.text.split(word.text).length > 2) return;
      const here = term.chapters.get(sentence.chapter) ?? 0;
      const score = Math.log2(1 + here) * (0.3 + (0.7 * here) / term.count) + Math.min(2, [...word.text].length / 8);
      gaps.push({ sentence: index, word: at, term, chapter: sentence.chapter, score });
    });
    return gaps.sort((a, b) => b.score - a.score).slice(0, 2);
  });
}

function withGap(sentence: GapSentence, at: number): string {
  const word = sentence.words[at];
  return word ? `${sentence.text.slice(0, word.start)}${GAP}${sentence.text.slice(word.end)}` : sentence.text;
}

function choice(
  ground: Ground,
  gap: Gap,
  input: QuestionsInput,
  random: () => number,
  before: Before,
): DraftMcq | null {
  const sentence = ground.sentences[gap.sentence];
  if (!sentence) return null;
  const wrong = pickRivals(gap.term.text, rivals(ground, gap, sentence), random, before);
  if (wrong.length < 3) return null;
  const where = pageName(sentence.page, input.book.pages[sentence.page - 1]?.label, 'within');
  return {
    question: ground.wording.choose(withGap(sentence, gap.word)),
    options: [gap.term.text, ...wrong],
    answer_index: 0,
    explanation: ground.wording.because(sentence.quote, where),
    evidence: { page: sentence.page, quote: sentence.quote },
  };
}

function blank(ground: Ground, gap: Gap): DraftSaq | null {
  const sentence = ground.sentences[gap.sentence];
  return sentence
    ? {
        question: ground.wording.fill(withGap(sentence, gap.word)),
        answer: gap.term.text,
        evidence: { page: sentence.page, quote: sentence.quote },
      }
    : null;
}
