import type { Citation } from '@contract/evidence.ts';

/** A citation to be shown in its book. `unsure`: its words may not be the answer, so that their place is pointed at and not marked. */
export type PointedAt = Citation & { unsure?: boolean };
