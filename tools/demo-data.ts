/**
 * `npm run demo-data`: makes `emulator-data/` anew. The demo student signs up in empty emulators and does what a student
 * does in a week, through the product's own calls; what the emulators hold then is exported. `npm start` begins with it, moved so
 * that the week ended yesterday.
 */
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { databaseOf } from './demo/database.ts';
import { moveDates } from './demo/dates.ts';
import { enrolDemoStudent, signIn } from './demo/student.ts';
import { WEEK } from './demo/week.ts';
import { currentBuild } from './lib/builds.ts';
import { startEmulators } from './lib/emulators.ts';
import { ROOT } from './lib/prepare.mjs';
import { step } from './lib/say.ts';
import { runUntilStopped } from './lib/stopping.ts';
import { PRISTINE } from './lib/student-data.ts';

await runUntilStopped(async (stopped) => {
  const build = await step('Building the functions', () => currentBuild({ web: false }));
  const workshop = mkdtempSync(join(ROOT, '.cache', 'demo-data-'));
  const made = join(workshop, 'emulator-data');
  try {
    const suite = await step('Starting empty emulators', () =>
      startEmulators({ build, exportTo: made, signal: stopped }),
    );
    try {
      await step('Enrolling the demo student', () => enrolDemoStudent(suite));
      const student = await signIn(suite);
      const pdf = readFileSync(join(ROOT, 'tools', 'coursebook', 'how-memory-works.pdf'));
      const { id: book, pages_without_text: unread } = await step('Uploading the coursebook and reading it', () =>
        student.upload(pdf, 'how-memory-works.pdf', 'demo-coursebook'),
      );
      if (unread.length > 0) throw new Error(`The coursebook has pages without text: ${JSON.stringify(unread)}.`);
      const own = await databaseOf(suite);
      for (const [i, day] of WEEK.entries()) {
        stopped.throwIfAborted();
        // Each day is lived today, then everything becomes a day older.
        await step(`Studying, day ${i + 1} of ${WEEK.length}`, () => day(student, book));
        await moveDates(own, -1);
      }
    } finally {
      await step('Exporting', () => suite.stop());
    }
    if (!existsSync(join(made, 'firebase-export-metadata.json'))) throw new Error('The emulators exported nothing.');
    rmSync(PRISTINE, { recursive: true, force: true });
    renameSync(made, PRISTINE);
  } finally {
    rmSync(workshop, { recursive: true, force: true });
  }
});
