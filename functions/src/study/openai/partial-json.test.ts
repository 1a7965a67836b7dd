import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { looseJson } from './partial-json.ts';

describe('JSON of a model', () => {
  it('comes back whole where it is whole, whatever stands around it', () => {
    const value = { claims: [{ text: 'a "quoted, {thing}" \\ [1]', quotes: [] }] };
    const text = JSON.stringify(value);
    expect(looseJson(text)).toEqual({ value, whole: true });
    expect(looseJson(`Here it is:\n\`\`\`json\n${text}\n\`\`\``)).toEqual({ value, whole: true });
  });

  it('that is cut short keeps what is whole and nothing of what was begun', () => {
    const text = '{"claims":[{"text":"one","page":1},{"text":"two","page":2},{"text":"thr';
    expect(looseJson(text)).toEqual({
      value: {
        claims: [
          { text: 'one', page: 1 },
          { text: 'two', page: 2 },
        ],
      },
      whole: false,
    });
    expect(looseJson('{"claims":[{"text":"one","page":12')?.value).toEqual({ claims: [{ text: 'one' }] });
  });

  it.each(['', 'I cannot do that.', '{', '{"claims', '{"claims":[', '{]}', '{"a" 1}'])(
    'that is none is none: %j',
    (text) => expect(looseJson(text)).toBeUndefined(),
  );

  it('never makes up an item, wherever it is cut', () => {
    const items = fc.array(fc.record({ a: fc.string(), b: fc.integer(), c: fc.array(fc.string()) }), { maxLength: 5 });
    fc.assert(
      fc.property(items, fc.double({ min: 0, max: 1, noNaN: true }), (list, share) => {
        const text = JSON.stringify({ list });
        const found = looseJson(text.slice(0, Math.floor(share * text.length)));
        // The text is our own list, cut.
        const kept = ((found?.value as { list?: typeof list } | undefined)?.list ?? []).filter((item) => 'c' in item);
        for (const [at, item] of kept.entries()) {
          if (at < kept.length - 1) expect(item).toEqual(list[at]);
          else expect(list[at]?.c.slice(0, item.c.length)).toEqual(item.c);
        }
      }),
    );
  });
});
