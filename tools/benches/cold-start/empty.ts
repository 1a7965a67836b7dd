/** The anchor of the bench: a function that does nothing but open the Admin SDK and Firestore. */
import { getApps, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { onRequest } from 'firebase-functions/https';

export const empty = onRequest({ invoker: 'public' }, (_request, response) => {
  getFirestore(getApps()[0] ?? initializeApp({ projectId: 'demo-bench' }));
  response.writeHead(401).end();
});
