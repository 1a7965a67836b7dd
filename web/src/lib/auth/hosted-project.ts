let asked: Promise<unknown> | undefined;

async function ask(): Promise<unknown> {
  const address = '/__/firebase/init.json';
  const reply = await fetch(address);
  if (!reply.ok) throw new Error(`${address} answered ${reply.status}`);
  return reply.json();
}

/** What Hosting tells of the project that it serves, asked once a page; what failed is asked again. */
export function hostedProject(): Promise<unknown> {
  asked ??= ask().catch((error: unknown) => {
    asked = undefined;
    throw error;
  });
  return asked;
}
