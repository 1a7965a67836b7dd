import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import firebase from '../../firebase.json' with { type: 'json' };
import { bootWithin } from '../../web/vite/boot.ts';
import { emulatorConfig } from './emulator-config.ts';
import { freePorts } from './ports.ts';
import { ROOT } from './prepare.mjs';

interface Config {
  hosting: { headers: { source?: string; regex?: string; headers: { key: string; value: string }[] }[] };
  emulators: Record<string, { port?: number } | boolean>;
}

/** The directives of the Content-Security-Policy that is sent with every reply. */
function policyOf(config: Config): Record<string, string[]> {
  const everywhere = config.hosting.headers.find((rule) => rule.regex === '.*');
  const policy = everywhere?.headers.find((header) => header.key === 'Content-Security-Policy')?.value ?? '';
  return Object.fromEntries(
    policy.split('; ').map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1)]),
  );
}

describe('what Hosting sends with every reply', () => {
  const headers = new Map(firebase.hosting.headers[0]?.headers.map(({ key, value }) => [key.toLowerCase(), value]));

  it('keeps the page from being framed, sniffed and downgraded, and lets the Google popup work', () => {
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('strict-transport-security')).toMatch(/max-age=\d{8}/);
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
    expect(headers.get('referrer-policy')).toBeDefined();
    expect(headers.get('permissions-policy')).toContain('camera=()');
  });

  it('lets nothing run, load or frame but what the site needs', () => {
    const policy = policyOf(firebase);
    expect(policy['default-src']).toEqual(["'none'"]);
    // Of what stands in a page, what it begins with alone, to the letter.
    const { source } = bootWithin(join(ROOT, 'web'));
    expect(policy['script-src']).toEqual(["'self'", source, "'wasm-unsafe-eval'", 'https://apis.google.com']);
    expect(policy['frame-ancestors']).toEqual(["'none'"]);
    for (const [directive, sources] of Object.entries(policy)) {
      expect(sources, directive).not.toContain("'unsafe-inline'");
      expect(sources, directive).not.toContain("'unsafe-eval'");
      expect(sources, directive).not.toContain('*');
    }
  });
});

it('the shipped policy names the services it needs and no address of a machine', () => {
  const policy = policyOf(firebase);
  expect(JSON.stringify(firebase.hosting)).not.toMatch(/localhost|127\.0\.0\.1|\[::1\]|http:/);
  for (const sources of Object.values(policy)) {
    for (const source of sources) expect(source).toMatch(/^'|^(?:https|wss):\/\/[\w*.-]+$|^(?:data|blob):$/);
  }
});

it('adds to the policy, in the emulators, their own addresses alone', async () => {
  const ports = await freePorts();
  const folders = { functionsDir: `${ROOT}/functions/dist`, webDir: `${ROOT}/web/dist` };
  // Sound: it is firebase.json with other values.
  const config = emulatorConfig({ ports, ui: false, ...folders }) as Config;
  const shipped = policyOf(firebase);
  const added = Object.entries(policyOf(config)).flatMap(([directive, sources]) =>
    sources.filter((source) => !shipped[directive]?.includes(source)).map((source) => `${directive} ${source}`),
  );
  const at = (port: number) => `http://127.0.0.1:${port}`;
  expect(added.sort()).toEqual(
    [
      `connect-src ${at(ports.auth)}`,
      `connect-src ${at(ports.storage)}`,
      `connect-src ${at(ports.functions)}`,
      `frame-src ${at(ports.auth)}`,
    ].sort(),
  );
});
