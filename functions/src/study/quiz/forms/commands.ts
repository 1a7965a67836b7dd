/** What a command of a manual does, or a member of a list is, beside what its neighbours do or are. */
import type { DraftMcq } from '../../engine.ts';
import type { Command } from '../commands.ts';
import { type Distractor, likeLength } from '../distractors.ts';
import { because } from '../explain.ts';
import { contentWords, covered, likeness } from '../gate/words.ts';
import { choose } from '../options.ts';
import { framed, inside, type Reading } from '../reading.ts';
import type { McqCandidate } from './form.ts';

const WORTH = 1.2;
/** Two descriptions that say so much of the same are of one thing. */
const SAME = 0.6;
/** Neighbours stand within so many sentences. */
const NEAR = 120;

export function commandForms(reading: Reading, commands: readonly Command[]): McqCandidate[] {
  return commands
    .filter(({ quote }) => reading.inRange(quote.page))
    .map((command) => ({
      form: 'does',
      level: 'remember' as const,
      chapter: command.chapter,
      score: WORTH + Math.min(1, reading.words.withTerm(reading.knowledge.keyOf(command.name)).length / 8),
      about: [command.name, `${command.at}`],
      draft: (random: () => number) => draftOf(reading, command, commands, random),
    }));
}

/** "the function svd(M)"; "Sys.time" keeps its capital. */
const withSmallArticle = (reading: Reading, opening: string): string =>
  reading.lexicon?.articles.has(opening.split(' ', 1)[0]?.toLowerCase() ?? '') ? inside(reading, opening) : opening;

function draftOf(
  reading: Reading,
  command: Command,
  commands: readonly Command[],
  random: () => number,
): DraftMcq | null {
  const own = contentWords(command.does);
  const verb = opensWith(command.does);
  const rivals = commands
    .filter((other) => other !== command && other.place === command.place)
    .filter((other) => Math.abs(other.at - command.at) <= NEAR && likeLength(other.does, command.does))
    .filter(({ does }) => likeness(own, contentWords(does)) < SAME && covered(contentWords(does), own) < 1)
    .filter(({ does }) => !names(does, command.name))
    .map((other) => ({ other, score: nearness(command, other) + (opensWith(other.does) === verb ? 1 : 0) }))
    .sort((a, b) => b.score - a.score)
    .map(({ other }): Distractor => ({ text: other.does, about: other.quote }));
  const wrong = choose(command.does, rivals, random);
  if (!wrong || names(command.does, command.name)) return null;
  const { ending, meaning } = reading.frames;
  return {
    question:
      command.opening === null
        ? framed(meaning, command.name)
        : framed(ending, withSmallArticle(reading, command.opening)),
    options: [command.does, ...wrong.map(({ text }) => text)],
    answer_index: 0,
    explanation: because(reading, command.quote),
    evidence: command.quote,
    about: [null, ...wrong.map(({ about }) => about)],
    level: 'remember',
    form: 'does',
  };
}

const nearness = (one: Command, other: Command) =>
  (one.section === other.section ? 2 : 0) + 1 - Math.min(1, Math.abs(one.at - other.at) / NEAR);

const opensWith = (text: string) => text.split(/\s/, 1)[0]?.toLowerCase();

const names = (text: string, name: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}_.]+/u)
    .includes(name.replace(/\W+$/, '').toLowerCase());
