import firebase from '../../firebase.json' with { type: 'json' };

/** Each function's process starts with its first request: better now than when somebody waits for it. */
export async function warmUp(url: string): Promise<void> {
  const groups = new Set(firebase.hosting.rewrites.flatMap((rule) => rule.function?.functionId ?? []));
  for (const group of groups) await fetch(`${url}/api/${group}`).catch(() => undefined);
}
