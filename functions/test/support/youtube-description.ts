/**
 * What `search.list` takes and answers: from Google's discovery document where the shared data is there, else the part of it
 * that our client uses, written down here.
 */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Ajv, type ValidateFunction } from 'ajv';

const FILE = fileURLToPath(new URL('../../../../shared/data/specs/youtube.v3.json', import.meta.url));

/** Whether the official description is there to check against. */
export const hasDiscovery = existsSync(FILE);

interface Parameter {
  type?: string;
  required?: boolean;
  enum?: string[];
  minimum?: string;
  maximum?: string;
}

interface Discovery {
  parameters: Record<string, Parameter>;
  schemas: Record<string, object>;
  resources: {
    search: { methods: { list: { path: string; httpMethod: string; parameters: Record<string, Parameter> } } };
  };
}

const text = { type: 'string' };
const OWN: Discovery = {
  parameters: { key: text },
  schemas: {
    SearchListResponse: { type: 'object', properties: { items: { type: 'array', items: { $ref: 'SearchResult' } } } },
    SearchResult: { type: 'object', properties: { id: { type: 'object' }, snippet: { type: 'object' } } },
  },
  resources: {
    search: {
      methods: {
        list: {
          path: 'youtube/v3/search',
          httpMethod: 'GET',
          parameters: {
            part: { ...text, required: true },
            type: text,
            safeSearch: { ...text, enum: ['none', 'moderate', 'strict'] },
            maxResults: { type: 'integer', minimum: '0', maximum: '50' },
            q: text,
            relevanceLanguage: text,
          },
        },
      },
    },
  },
};

// The published file; its shape is what Google's discovery service promises.
const discovery: Discovery = hasDiscovery ? (JSON.parse(readFileSync(FILE, 'utf8')) as Discovery) : OWN;
const { list } = discovery.resources.search.methods;
const parameters: Record<string, Parameter> = { ...discovery.parameters, ...list.parameters };

/** What is wrong with a request as `search.list`, in words; none where nothing is. */
export function requestFaults(method: string, url: URL): string[] {
  const faults: string[] = [];
  if (method !== list.httpMethod) faults.push(`method ${method}`);
  if (url.pathname !== `/${list.path}`) faults.push(`path ${url.pathname}`);
  for (const [name, { required }] of Object.entries(parameters)) {
    if (required && !url.searchParams.get(name)) faults.push(`without ${name}`);
  }
  if (!url.searchParams.get('key')) faults.push('without key');
  for (const [name, value] of url.searchParams) faults.push(...valueFaults(name, value));
  return faults;
}

function valueFaults(name: string, value: string): string[] {
  const parameter = parameters[name];
  if (!parameter) return [`unknown parameter ${name}`];
  const { type, enum: allowed, minimum, maximum } = parameter;
  if (value === '') return [`${name} is empty`];
  if (allowed && !allowed.includes(value)) return [`${name}=${value}`];
  if (type === 'boolean' && !/^(?:true|false)$/.test(value)) return [`${name}=${value}`];
  if (type !== 'integer') return [];
  const number = /^\d+$/.test(value) ? Number(value) : Number.NaN;
  return number >= Number(minimum ?? 0) && number <= Number(maximum ?? 2 ** 32 - 1) ? [] : [`${name}=${value}`];
}

/** Discovery schemas as JSON Schema: known keys alone, references by name, formats that are only told left out. */
function strict(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(strict);
  if (typeof schema !== 'object' || schema === null) return schema;
  const {
    id: _,
    description: __,
    enumDescriptions: ___,
    format: ____,
    default: _____,
    ...rest
  } = Object.fromEntries(Object.entries(schema).filter(([, value]) => value !== undefined));
  if ('$ref' in rest) return { $ref: `#/definitions/${String(rest.$ref)}` };
  const inner: Record<string, unknown> = Object.fromEntries(
    Object.entries(rest).map(([key, value]) => [
      key,
      key === 'properties' && typeof value === 'object' && value !== null
        ? Object.fromEntries(Object.entries(value).map(([name, property]) => [name, strict(property)]))
        : strict(value),
    ]),
  );
  return hasDiscovery && 'properties' in inner ? { ...inner, additionalProperties: false } : inner;
}

let validate: ValidateFunction | undefined;

/** What is wrong with a body as `SearchListResponse`; none where nothing is. */
export function replyFaults(body: unknown): string[] {
  validate ??= new Ajv({ strict: false, allErrors: true }).compile({
    $ref: '#/definitions/SearchListResponse',
    definitions: Object.fromEntries(Object.entries(discovery.schemas).map(([name, schema]) => [name, strict(schema)])),
  });
  return validate(body) ? [] : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}
