/** Questions drawn at random from all books, printed for people to rate. */
import type { Book } from '../../../functions/src/book/model.ts';
import type { StudyEngine } from '../../../functions/src/study/engine.ts';
import { seededRandom, shuffled } from '../../../functions/src/study/gate/index.ts';
import { LARGE_COUNTS, quizFrom } from './generate.ts';

/** Prints `size` questions; books with more questions give more of them. */
export async function printSample(
  engine: () => StudyEngine,
  books: readonly { name: string; book: Book }[],
  size: number,
  seed: string,
): Promise<void> {
  const quizzes = [];
  for (const { name, book } of books) quizzes.push({ name, ...(await quizFrom(engine(), book, LARGE_COUNTS, seed)) });
  const all = quizzes.flatMap(({ name, questions }) => {
    const mcqs = questions.mcqs.map((mcq) => [
      `[${name}, p. ${mcq.evidence?.page}, multiple choice] ${mcq.question}`,
      ...mcq.options.map((option, i) => `   ${i === mcq.answer_index ? '(x)' : '( )'} ${option}`),
    ]);
    const saqs = questions.saqs.map((saq) => [
      `[${name}, p. ${saq.evidence?.page}, short answer] ${saq.question}`,
      `   > ${saq.answer}`,
    ]);
    const laqs = questions.laqs.map((laq) => [
      `[${name}, long answer] ${laq.question}`,
      ...laq.answer_outline.map((point, i) => `   - ${point} (p. ${laq.evidence?.[i]?.page})`),
    ]);
    return [...mcqs, ...saqs, ...laqs];
  });
  const drawn = shuffled(all, seededRandom(`${seed} sample`)).slice(0, size);
  drawn.forEach((lines, i) => {
    console.log(`\n${i + 1}. ${lines.join('\n')}`);
  });
  console.log(JSON.stringify({ task: 'quiz-sample', seed, printed: drawn.length, of: all.length }));
}
