/** Folio's own handbook on learning and studying, which ships with it: one fixed id, every student's to read and nobody's to change. */
export const HANDBOOK_ID = 'handbook';
export const HANDBOOK_TITLE = 'How Memory Works';

export const isHandbook = (id: string): boolean => id === HANDBOOK_ID;
