/**
 * `closures/{hash of a uid}`: accounts that are being closed, or were a short while ago. An identity token outlives its
 * account by up to an hour; while the mark stands, such a token can change nothing.
 */
import { firestore } from './firestore.ts';
import { derivedId } from './ids.ts';

export const closures = () => firestore().collection('closures');

/** Where the mark of an account is; its name tells nothing about the account. */
export const closureRef = (uid: string) => closures().doc(derivedId('closure', uid));

/** Whether this account is being closed, or was a short while ago. */
export const isClosed = async (uid: string): Promise<boolean> => (await closureRef(uid).get()).exists;
