import * as z from 'zod/mini';

/**
 * An id that the device made up: sending the same twice is the same as once. Firestore keeps `__…__` for itself, and refuses it as a
 * document's name.
 * @param least characters; 64 at most
 */
export const madeId = (least: number) =>
  z.string().check(z.minLength(least), z.maxLength(64), z.regex(/^(?!__.*__$)[A-Za-z0-9_-]+$/));
