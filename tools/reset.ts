/** `npm run reset`: forgets what students did here; the next start begins with the demo data again. */
import { Missing } from './lib/prepare.mjs';
import { resetStudentData } from './lib/student-data.ts';

try {
  resetStudentData();
  console.log('Reset: the next npm start begins with the demo data.');
} catch (error) {
  if (!(error instanceof Missing)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
