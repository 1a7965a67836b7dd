import { readFileSync } from 'node:fs';
import { assertFails, initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { setLogLevel } from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressOf } from './address.ts';

let environment: RulesTestEnvironment;

// Every refusal would be printed otherwise, and refusals are what is tested.
setLogLevel('silent');

beforeAll(async () => {
  environment = await initializeTestEnvironment({
    projectId: 'demo-folio-rules',
    firestore: { rules: readFileSync('firestore.rules', 'utf8'), ...addressOf('FIRESTORE_EMULATOR_HOST') },
  });
  await environment.withSecurityRulesDisabled(async (server) => {
    // Zoe's nobody tries to write below: whether the server has it is told by itself.
    for (const name of ['ana', 'zoe']) await server.firestore().doc(`users/${name}`).set({ name });
  });
});
afterAll(() => environment.cleanup());

const callers = {
  'a visitor': () => environment.unauthenticatedContext().firestore(),
  'another student': () => environment.authenticatedContext('ben').firestore(),
  'the student herself': () => environment.authenticatedContext('ana').firestore(),
};

describe.each(Object.entries(callers))('straight to Firestore, %s', (_, firestore) => {
  const places = ['users/ana', 'users/ana/documents/book', 'users/ana/chats/c', 'quizzes/q', 'anything/else'];

  it.each(places)('cannot read %s', async (place) => {
    await assertFails(firestore().doc(place).get());
  });

  it.each(places)('cannot write %s', async (place) => {
    await assertFails(firestore().doc(place).set({ title: 'mine now' }));
    await assertFails(firestore().doc(place).delete());
  });

  it('cannot list a collection or search all of them', async () => {
    await assertFails(firestore().collection('users/ana/documents').get());
    await assertFails(firestore().collectionGroup('documents').get());
  });
});

it('leaves the server, which is not bound by rules, its data', async () => {
  await environment.withSecurityRulesDisabled(async (server) => {
    expect((await server.firestore().doc('users/zoe').get()).data()).toEqual({ name: 'zoe' });
  });
});
