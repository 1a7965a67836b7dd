/** Host and port of the emulator that this environment variable names. */
export function addressOf(variable: string): { host: string; port: number } {
  const [host, port] = (process.env[variable] ?? '').split(':');
  if (!host || !port) throw new Error(`${variable} is not set: run this through vitest's project "rules" or npm test.`);
  return { host, port: Number(port) };
}
