import { expect, test } from 'vitest';
import { api } from './api.ts';
import { Reviewed } from './review-log.ts';

const SCHEMAS = {
  'a mark': api['book.mark'].body.shape.mark_id,
  'a review': Reviewed.shape.id,
  'a large file': api['upload.incoming'].body.shape.id,
};

test.each(Object.entries(SCHEMAS))('the id of %s is a name that a database takes', (_, schema) => {
  const accepted = ['0123456789abcdef', '__0123456789abcdef', crypto.randomUUID(), 'x'.repeat(64)];
  const refused = [
    '__proto__',
    '__0123456789ab__',
    '',
    '1234567',
    'x'.repeat(65),
    '../0123456789abcdef',
    '0123456789abcdef\n',
  ];
  for (const id of accepted) expect(schema.safeParse(id).success, id).toBe(true);
  for (const id of refused) expect(schema.safeParse(id).success, id).toBe(false);
});
