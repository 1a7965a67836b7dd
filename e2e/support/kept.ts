import type { Page } from '@playwright/test';

/** Every text that this browser has of the student's: IndexedDB, the storages, caches, and the history's entry. */
export const everythingKept = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const parts = [{ ...localStorage }, { ...sessionStorage }, history.state].map((one) => JSON.stringify(one));
    const decoder = new TextDecoder('latin1');
    for (const { name } of await indexedDB.databases()) {
      // The identity provider's own, which it empties itself.
      if (!name || name.startsWith('firebase')) continue;
      const database = await new Promise<IDBDatabase>((resolve) => {
        const opening = indexedDB.open(name);
        opening.onsuccess = () => resolve(opening.result);
      });
      for (const store of database.objectStoreNames) {
        const all = await new Promise<unknown[]>((resolve) => {
          const asked = database.transaction(store).objectStore(store).getAll();
          asked.onsuccess = () => resolve(asked.result);
        });
        parts.push(JSON.stringify(all, (_, value) => (value instanceof Uint8Array ? decoder.decode(value) : value)));
      }
      database.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const reply of await cache.matchAll()) parts.push(await reply.text());
    }
    return parts.join('\n');
  });

/** The names of the replies about books that this device keeps: by student, book and query. */
export const repliesKept = (page: Page): Promise<string[]> =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const opening = indexedDB.open('folio-book');
        opening.onsuccess = () => {
          const asked = opening.result.transaction('replies').objectStore('replies').getAllKeys();
          asked.onsuccess = () => {
            opening.result.close();
            resolve(asked.result.map(String));
          };
        };
      }),
  );
