/**
 * The official description of the API, as a judge of what is sent and of what our stand-in answers. It lies beside the
 * repository (`../shared/data/specs`); where it is absent, a short list of what may be sent takes its place, and says so.
 */
import { existsSync, readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';

const FILE = new URL('../../../../../shared/data/specs/openai-openapi.json', import.meta.url);

type Judge = (body: unknown) => string[];

export interface Description {
  official: boolean;
  request: Judge;
  reply: Judge;
  chunk: Judge;
  error: Judge;
}

type Json = Record<string, unknown>;
const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The description in the dialect that ajv checks: `nullable` as a type, `oneOf` as `anyOf`, no discriminators. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (!isJson(value)) return value;
  const { nullable, oneOf, discriminator: _, example: __, ...rest } = value;
  const folded: Json = Object.fromEntries(Object.entries(rest).map(([key, part]) => [key, plain(part)]));
  if (oneOf !== undefined) folded.anyOf = plain(oneOf);
  return nullable === true ? { anyOf: [folded, { type: 'null' }] } : folded;
}

/** The names of a schema's properties, also of those it is put together from. */
function propertiesOf(schemas: Json, schema: unknown): string[] {
  if (!isJson(schema)) return [];
  const named =
    typeof schema.$ref === 'string' ? propertiesOf(schemas, schemas[schema.$ref.split('/').at(-1) ?? '']) : [];
  const parts = Array.isArray(schema.allOf) ? schema.allOf.flatMap((part) => propertiesOf(schemas, part)) : [];
  return [...named, ...parts, ...(isJson(schema.properties) ? Object.keys(schema.properties) : [])];
}

/** What we send, for where the description is absent. */
const SENT =
  'model messages response_format max_tokens max_completion_tokens temperature reasoning_effort tools tool_choice stream stream_options'.split(
    ' ',
  );

const unknownIn =
  (known: readonly string[]): Judge =>
  (body) =>
    Object.keys(isJson(body) ? body : {})
      .filter((key) => !known.includes(key))
      .map((key) => `unknown field ${key}`);

let opened: Description | undefined;

/** The description, read once. */
export function description(): Description {
  opened ??= existsSync(FILE) ? official() : shortList();
  return opened;
}

function shortList(): Description {
  process.stderr.write('The official description of the OpenAI API is absent: only the names of fields are checked.\n');
  const any = () => [];
  return { official: false, request: unknownIn(SENT), reply: any, chunk: any, error: any };
}

function official(): Description {
  const document: unknown = JSON.parse(readFileSync(FILE, 'utf8'));
  if (!isJson(document) || !isJson(document.components) || !isJson(document.components.schemas)) {
    throw new Error('This is no OpenAPI description.');
  }
  const { schemas } = document.components;
  const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true });
  ajv.addSchema({ $id: 'openai', components: { schemas: plain(schemas) } });
  const judge = (name: string): Judge => {
    const validate = ajv.compile({ $ref: `openai#/components/schemas/${name}` });
    return (body) =>
      validate(body)
        ? []
        : (validate.errors ?? []).slice(0, 5).map(({ instancePath, message }) => `${instancePath} ${message}`);
  };
  const shape = judge('CreateChatCompletionRequest');
  const unknown = unknownIn(propertiesOf(schemas, schemas.CreateChatCompletionRequest));
  return {
    official: true,
    request: (body) => [...unknown(body), ...shape(body)],
    reply: judge('CreateChatCompletionResponse'),
    chunk: judge('CreateChatCompletionStreamResponse'),
    error: judge('ErrorResponse'),
  };
}

/** What breaks the rules of strict structured outputs: an object at the root, nothing beside the properties, every one required. */
export function strictFaults(schema: unknown, path = '$'): string[] {
  if (!isJson(schema)) return [`${path} is no schema`];
  const own: string[] = [];
  if (path === '$' && schema.type !== 'object') own.push('the root is no object');
  if (isJson(schema.properties) || schema.type === 'object') {
    const names = Object.keys(isJson(schema.properties) ? schema.properties : {});
    const required = Array.isArray(schema.required) ? schema.required : [];
    if (schema.additionalProperties !== false) own.push(`${path} takes further properties`);
    if (names.some((name) => !required.includes(name))) own.push(`${path} has optional properties`);
  }
  const parts: [string, unknown][] = [
    ...Object.entries(isJson(schema.properties) ? schema.properties : {}),
    ...(schema.items === undefined ? [] : [['items', schema.items] as [string, unknown]]),
    ...(Array.isArray(schema.anyOf) ? schema.anyOf.map((part, i): [string, unknown] => [`anyOf${i}`, part]) : []),
  ];
  return [...own, ...parts.flatMap(([name, part]) => strictFaults(part, `${path}.${name}`))];
}
