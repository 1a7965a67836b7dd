/**
 * What comes in is bounded field by field, in every call: texts by a length, a format or a pattern (whatever it lets pass), lists by a
 * count, figures by both ends. Names of a record's fields and how many there are is not looked at here: a body has its bytes.
 */
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { api } from './api.ts';

/** What a JSON schema says of a field. */
interface Field {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  maxLength?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  properties?: Record<string, Field>;
  additionalProperties?: boolean | Field;
  propertyNames?: Field;
  items?: Field;
  prefixItems?: Field[];
  anyOf?: Field[];
  oneOf?: Field[];
  allOf?: Field[];
}

/** The fields of a schema without a bound, by their paths. */
function unbounded(field: Field, path: string): string[] {
  const { type, properties = {}, items, prefixItems = [], anyOf = [], oneOf = [], allOf = [] } = field;
  const within = [
    ...Object.entries(properties).flatMap(([name, one]) => unbounded(one, `${path}.${name}`)),
    ...[...anyOf, ...oneOf, ...allOf, ...prefixItems].flatMap((one) => unbounded(one, path)),
    ...(items ? unbounded(items, `${path}[]`) : []),
    ...(typeof field.additionalProperties === 'object' ? unbounded(field.additionalProperties, `${path}[key]`) : []),
  ];
  if (field.enum || 'const' in field) return within;
  const fixed = type === 'string' && (field.maxLength ?? field.pattern ?? field.format) !== undefined;
  const open =
    (type === 'string' && !fixed) ||
    (type === 'array' && field.maxItems === undefined && prefixItems.length === 0) ||
    ((type === 'number' || type === 'integer') && (field.minimum === undefined || field.maximum === undefined)) ||
    (type === undefined && within.length === 0 && Object.keys(field).length === 0);
  return open ? [`${path}: ${type ?? 'anything'}`, ...within] : within;
}

const parts = Object.entries(api).flatMap(([name, call]) =>
  (['body', 'query'] as const).flatMap((part) => {
    const schema = part in call ? (call as Partial<Record<typeof part, z.ZodMiniType>>)[part] : undefined;
    return schema ? [[`${name} ${part}`, schema] as const] : [];
  }),
);

/** JSON as deep as a body may be long. */
const deep = (open: string, close: string): unknown => JSON.parse(`${open.repeat(5_000)}1${close.repeat(5_000)}`);

describe.each(parts)('%s', (name, schema) => {
  it('has a bound on every field', () => {
    const shape = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Field;
    expect(unbounded(shape, name.split(' ')[1] ?? '')).toEqual([]);
  });

  it('refuses what is no object, and depth without end, and says so', () => {
    for (const odd of [deep('[', ']'), deep('{"a":', '}'), null, 'x', 7, [[]]]) {
      const { success, data } = schema.safeParse(odd);
      // A query without a field that it needs takes any object, and none of what is in it.
      expect(success ? Object.keys(data as object) : []).toEqual([]);
    }
  });
});
