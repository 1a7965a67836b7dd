/**
 * `npm run demo-data`: makes `emulator-data/` anew. The demo student signs up in empty emulators and does what a student
 * does, through the product's own calls; what the emulators hold then is exported. `npm start` begins with it.
 */
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { enrolDemoStudent, type Student, signIn } from './demo/student.ts';
import { currentBuild } from './lib/builds.ts';
import { startEmulators } from './lib/emulators.ts';
import { ROOT } from './lib/prepare.mjs';
import { step } from './lib/say.ts';
import { runUntilStopped } from './lib/stopping.ts';
import { PRISTINE } from './lib/student-data.ts';

/** What the student does, in order. */
const DEEDS: readonly { name: string; deed: (student: Student) => Promise<unknown> }[] = [
  {
    name: 'Uploading the coursebook and reading it',
    deed: (student) => {
      const pdf = readFileSync(join(ROOT, 'tools', 'coursebook', 'how-memory-works.pdf'));
      return student.upload(pdf, 'how-memory-works.pdf', 'demo-coursebook');
    },
  },
];

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
      for (const { name, deed } of DEEDS) {
        stopped.throwIfAborted();
        await step(name, () => deed(student));
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
