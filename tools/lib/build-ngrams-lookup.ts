/** The detector's n-grams, looked up in the text that `build-ngrams.ts` makes of them. Bundled with the functions. */

/** How much each language, by its number, has of an n-gram. */
export type Shares = Readonly<Record<string, number>>;

/**
 * The n-grams of a text of sorted lines ("abcd<tab>3:27,11:8"), each read when it is first asked for: a question has thirty of
 * fifty thousand, and to make an object of all of them takes a hundred times as long as these.
 */
export function ngramsOf(text: string): Readonly<Record<string, Shares | undefined>> {
  const known = new Map<PropertyKey, Shares | undefined>();
  return new Proxy(
    {},
    {
      get(_target, ngram) {
        if (!known.has(ngram)) known.set(ngram, typeof ngram === 'string' ? find(text, ngram) : undefined);
        return known.get(ngram);
      },
    },
  );
}

/** By halving: lines are in the order of their UTF-16 units, and begin with the n-gram. */
function find(text: string, ngram: string): Shares | undefined {
  let [low, high] = [0, text.length];
  while (low < high) {
    const from = text.lastIndexOf('\n', ((low + high) >> 1) - 1) + 1;
    const tab = text.indexOf('\t', from);
    const end = text.indexOf('\n', tab);
    const there = text.slice(from, tab);
    if (there === ngram) return sharesOf(text.slice(tab + 1, end));
    if (there < ngram) low = end + 1;
    else high = from;
  }
  return undefined;
}

const sharesOf = (told: string): Shares =>
  Object.fromEntries(
    told.split(',').map((share) => {
      const colon = share.indexOf(':');
      return [share.slice(0, colon), Number(share.slice(colon + 1))];
    }),
  );
