/** French: what a student asks the revision chat for. */
import { pattern } from '../../match.ts';
import type { Converse } from '../../parts/converse.ts';

export const converse = (): Converse => ({ cannot: { translation: [pattern`^traduis`] } });
