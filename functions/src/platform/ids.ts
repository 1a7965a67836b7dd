import { createHash, randomBytes } from 'node:crypto';

/** Firestore keeps `__…__` for itself. */
const ID = /^(?!__.*__$)[A-Za-z0-9_-]{1,64}$/;

/** Whether this can be an id of ours: nothing else may become part of a database or file path. */
export const isId = (text: string): boolean => ID.test(text);

/** A new id: 120 random bits. */
export const newId = (): string => randomBytes(15).toString('base64url');

/** The same id for the same parts, 120 bits of SHA-256; tells nothing about them. */
export const derivedId = (...parts: string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest().subarray(0, 15).toString('base64url');

/** SHA-256 of a file's bytes, in hex. */
export const fingerprint = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
