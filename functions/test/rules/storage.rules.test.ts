import { readFileSync } from 'node:fs';
import {
  assertFails,
  assertSucceeds,
  initializeTestEnvironment,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressOf } from './address.ts';

const BOOK = 'users/ana/books/book/book.pdf';
let environment: RulesTestEnvironment;

beforeAll(async () => {
  environment = await initializeTestEnvironment({
    projectId: 'demo-folio-rules',
    storage: { rules: readFileSync('storage.rules', 'utf8'), ...addressOf('FIREBASE_STORAGE_EMULATOR_HOST') },
  });
  await environment.withSecurityRulesDisabled(async (server) => {
    await server.storage().ref(BOOK).putString('%PDF-1.7');
  });
});
afterAll(() => environment.cleanup());

const callers = {
  'a visitor': () => environment.unauthenticatedContext().storage(),
  'another student': () => environment.authenticatedContext('ben').storage(),
  'the student herself': () => environment.authenticatedContext('ana').storage(),
};

describe.each(Object.entries(callers))('straight to Storage, %s', (_, storage) => {
  it('cannot read a book', async () => {
    await assertFails(storage().ref(BOOK).getDownloadURL());
    await assertFails(storage().ref(BOOK).getMetadata());
  });

  it('cannot list books', async () => {
    await assertFails(storage().ref('users/ana/books').listAll());
  });

  it('cannot write, replace or delete a book', async () => {
    await assertFails(storage().ref('users/ana/books/other/book.pdf').putString('%PDF-1.7').then());
    await assertFails(storage().ref(BOOK).putString('mine now').then());
    await assertFails(storage().ref(BOOK).delete());
  });
});

describe('incoming/, where large books wait', () => {
  const PLACE = 'users/ana/incoming/upload-in-its-place';
  const pdf = { contentType: 'application/pdf' };

  it.each(Object.entries(callers))(
    'is closed to %s: nothing goes in past the sessions of the server',
    async (_, storage) => {
      await assertFails(storage().ref(PLACE).putString('%PDF-1.7', 'raw', pdf).then());
    },
  );

  it('gives nothing out, to its own student either', async () => {
    await environment.withSecurityRulesDisabled(async (server) => {
      await server.storage().ref(PLACE).putString('%PDF-1.7', 'raw', pdf);
    });
    const ana = environment.authenticatedContext('ana').storage();
    await assertFails(ana.ref(PLACE).getDownloadURL());
    await assertFails(ana.ref(PLACE).getMetadata());
    await assertFails(ana.ref('users/ana/incoming').listAll());
    await assertFails(ana.ref(PLACE).updateMetadata({ contentType: 'text/html' }));
    await assertFails(ana.ref(PLACE).delete());
  });
});

it('leaves the server, which is not bound by rules, its files', async () => {
  await environment.withSecurityRulesDisabled(async (server) => {
    expect(await server.storage().ref(BOOK).getMetadata()).toMatchObject({ size: 8 });
  });
});

describe('the rules engine of the emulators', () => {
  const ownFolder = `rules_version = '2';
    service firebase.storage {
      match /b/{bucket}/o {
        match /users/{uid}/{file=**} {
          allow read: if request.auth != null && request.auth.uid == uid;
          allow create: if request.auth.uid == uid && request.resource.size < 10 && request.resource.contentType == 'application/pdf';
        }
      }
    }`;
  let lenient: RulesTestEnvironment;

  beforeAll(async () => {
    lenient = await initializeTestEnvironment({
      projectId: 'demo-folio-rules',
      storage: { rules: ownFolder, ...addressOf('FIREBASE_STORAGE_EMULATOR_HOST') },
    });
  });
  // The emulator has one set of rules for all: what comes after must meet the project's own again.
  afterAll(async () => {
    await initializeTestEnvironment({
      projectId: 'demo-folio-rules',
      storage: { rules: readFileSync('storage.rules', 'utf8'), ...addressOf('FIREBASE_STORAGE_EMULATOR_HOST') },
    });
  });

  it('judges by who asks, so that a refusal above is the doing of our rules', async () => {
    await assertSucceeds(lenient.authenticatedContext('ana').storage().ref(BOOK).getMetadata());
    await assertFails(lenient.authenticatedContext('ben').storage().ref(BOOK).getMetadata());
    await assertFails(lenient.unauthenticatedContext().storage().ref(BOOK).getMetadata());
  });

  it('judges by what is sent', async () => {
    const ana = lenient.authenticatedContext('ana').storage();
    const pdf = { contentType: 'application/pdf' };
    await assertSucceeds(ana.ref('users/ana/small').putString('%PDF-1.7', 'raw', pdf).then());
    await assertFails(ana.ref('users/ana/large').putString('%PDF-1.7 and more', 'raw', pdf).then());
    await assertFails(ana.ref('users/ana/text').putString('hello', 'raw', { contentType: 'text/plain' }).then());
  });
});
