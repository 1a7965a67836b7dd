/**
 * Every pattern of the product: literals from the syntax tree of each module; those that are put together from pieces by what is made
 * while the modules load; those made of what somebody typed by their template.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseSync } from '@swc/core';

const ROOT = join(import.meta.dirname, '../../..');
const NOT_SHIPPED = /\.test\.tsx?$|\/testing(?:\/|\.ts)/;
/** Rooms whose modules put patterns together; they start nothing when they are loaded. */
const LOADED = 'functions/src/{book,contract,knowledge,language,study}/**/*.ts';
/** What runs as a process of its own when it is loaded. */
const PROCESS = /book\/read\/(?:child|confine|draw-child|watchdog)\.ts$/;

export interface Found {
  source: string;
  flags: string;
  /** File that it is written in, or where it is put together. */
  where: string;
}

const files = (pattern: string) =>
  globSync(pattern, { cwd: ROOT })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !NOT_SHIPPED.test(file))
    .toSorted();

type Node = Record<string, unknown>;
const nodesOf = (code: string, tsx: boolean): Node[] => {
  const all: Node[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit);
    else if (typeof value === 'object' && value !== null) {
      all.push(value as Node); // swc's tree: any node has the fields looked for or not
      Object.values(value).forEach(visit);
    }
  };
  visit(parseSync(code, { syntax: 'typescript', tsx }));
  return all;
};

/** What stands for a value that is only known when somebody has typed. */
const TYPED = 'typed';

/** The text of `new RegExp(…)`'s first argument where it is written there as a string or template. */
function templateOf(node: Node): string | null {
  const [first] = (node.arguments as { expression: Node }[] | undefined) ?? [];
  const written = first?.expression;
  if (!written) return null;
  const tagged = written.type === 'TaggedTemplateExpression';
  const template = (tagged ? written.template : written) as Node;
  if (template.type !== 'TemplateLiteral') return null;
  const quasis = template.quasis as { raw: string; cooked?: string }[];
  return quasis.map(({ raw, cooked }) => (tagged ? raw : (cooked ?? raw))).join(TYPED);
}

function written(file: string): Found[] {
  const found: Found[] = [];
  for (const node of nodesOf(readFileSync(join(ROOT, file), 'utf8'), file.endsWith('x'))) {
    const { type, pattern, flags } = node;
    if (type === 'RegExpLiteral') found.push({ source: String(pattern), flags: String(flags), where: file });
    if (type === 'NewExpression' && (node.callee as Node).value === 'RegExp') {
      const source = templateOf(node);
      if (source !== null) found.push({ source, flags: 'iu', where: file });
    }
  }
  return found;
}

/** Loads our modules and takes down each pattern that they put together, with the file it was made for. */
async function made(): Promise<Found[]> {
  const found: Found[] = [];
  const { RegExp: original } = globalThis;
  const note = (one: RegExp) => {
    const frames = new Error().stack?.split('\n') ?? [];
    const ours = frames.findLast((line) => line.includes('/functions/src/') && !line.includes('/once.ts'));
    if (ours)
      found.push({ source: one.source, flags: one.flags, where: ours.replace(/.*\/(functions\/src\/[^:)]+).*/, '$1') });
    return one;
  };
  globalThis.RegExp = new Proxy(original, {
    construct: (target, given, of) => note(Reflect.construct(target, given, of) as RegExp),
    apply: (target, self, given) => note(Reflect.apply(target, self, given) as RegExp),
  });
  try {
    for (const file of files(LOADED)) {
      if (PROCESS.test(file)) continue;
      const module: Record<string, unknown> = await import(pathToFileURL(join(ROOT, file)).href);
      // A language's patterns are made when its pack's parts are looked at.
      for (const made of Object.values(module)) if (typeof made === 'object' && made) Object.values(made);
    }
  } finally {
    globalThis.RegExp = original;
  }
  return found;
}

/** All patterns of functions, contract and web, each once. */
export async function patternsOf(): Promise<Found[]> {
  const all = [...files('functions/src/**/*.ts'), ...files('web/src/**/*.{ts,tsx}')].flatMap(written);
  const unique = new Map<string, Found>();
  for (const one of [...all, ...(await made())]) {
    try {
      new RegExp(one.source, one.flags);
    } catch {
      continue; // a piece of one, which is looked at within the whole
    }
    const key = `${one.source}/${one.flags.replace(/[gy]/g, '')}`;
    if (!unique.has(key)) unique.set(key, one);
  }
  return [...unique.values()];
}
