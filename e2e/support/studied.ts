/** Tests of a student who has studied, whose pages are signed in (study.ts). */
import { test as base } from './test.ts';

export const test = base.extend({
  storageState: async ({ studied }, use) => use(studied.session),
});
