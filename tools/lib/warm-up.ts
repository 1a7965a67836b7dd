import firebase from '../../firebase.json' with { type: 'json' };

/**
 * Each function's process starts with its first request: better now than when somebody waits for it.
 * @param functionsUrl where the Functions emulator is: has a reader look for books, so that the first one read finds it there
 */
export async function warmUp(url: string, functionsUrl?: string): Promise<void> {
  const groups = new Set(firebase.hosting.rewrites.flatMap((rule) => rule.function?.functionId ?? []));
  for (const group of groups) await fetch(`${url}/api/${group}`).catch(() => undefined);
  const woken = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{"data":{}}' };
  if (functionsUrl) await fetch(`${functionsUrl}/reader`, woken).catch(() => undefined);
}
