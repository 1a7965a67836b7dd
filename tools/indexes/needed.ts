/** Which index a Firestore query needs beyond those that Firestore makes by itself, as its documentation tells. */

/** A query in the wire's own form (google.firestore.v1.StructuredQuery), as far as it matters here. */
export interface StructuredQuery {
  from?: { collectionId?: string; allDescendants?: boolean }[];
  where?: Filter | null;
  orderBy?: { field?: { fieldPath?: string }; direction?: string }[];
}
interface Filter {
  fieldFilter?: { field?: { fieldPath?: string }; op?: string };
  /** Equal to null, and its like. */
  unaryFilter?: { field?: { fieldPath?: string }; op?: string };
  compositeFilter?: { filters?: Filter[] };
}

export interface IndexesFile {
  indexes: { collectionGroup: string; queryScope: string; fields: { fieldPath: string; order?: string }[] }[];
  fieldOverrides: {
    collectionGroup: string;
    fieldPath: string;
    indexes: { order?: string; queryScope: string }[];
  }[];
}

const NAME = '__name__';

const filtersOf = (where: Filter | null | undefined): NonNullable<Filter['fieldFilter']>[] => {
  if (!where) return [];
  const { field, op } = where.unaryFilter ?? {};
  if (field) return [{ field, op: op === 'IS_NULL' ? 'EQUAL' : (op ?? '') }];
  return where.fieldFilter ? [where.fieldFilter] : (where.compositeFilter?.filters ?? []).flatMap(filtersOf);
};

/** The parts of a query that choose its index: fields that must be equal, then those it is ordered by. */
function shapeOf({ from, where, orderBy = [] }: StructuredQuery) {
  const filters = filtersOf(where).map(({ field, op }) => ({ path: field?.fieldPath ?? '', op: op ?? '' }));
  const ranged = filters.find(({ op }) => op !== 'EQUAL')?.path;
  let orders = orderBy.map(({ field, direction }) => ({
    path: field?.fieldPath ?? '',
    order: direction ?? 'ASCENDING',
  }));
  if (orders.length === 0 && ranged) orders = [{ path: ranged, order: 'ASCENDING' }];
  // The name is the last part of every index, in the direction of the part before it.
  if (orders.at(-1)?.path === NAME && orders.at(-1)?.order === (orders.at(-2)?.order ?? 'ASCENDING')) orders.pop();
  return {
    collection: from?.[0]?.collectionId ?? '',
    scope: from?.[0]?.allDescendants ? 'COLLECTION_GROUP' : 'COLLECTION',
    equal: filters.filter(({ op }) => op === 'EQUAL').map(({ path }) => path),
    orders,
  };
}

/** What is missing in the indexes file for a query, in words; null where nothing is. */
export function missingFor(query: StructuredQuery, file: IndexesFile): string | null {
  const { collection, scope, equal, orders } = shapeOf(query);
  const paths = [...new Set([...equal, ...orders.map(({ path }) => path)])];
  const single = (path: string, order: string): string | null => {
    const override = file.fieldOverrides.find((o) => o.collectionGroup === collection && o.fieldPath === path);
    // Without a word of ours a field is indexed both ways in its collection, and in no collection group.
    const there = override
      ? override.indexes.some((index) => index.queryScope === scope && index.order === order)
      : scope === 'COLLECTION';
    return there ? null : `${collection}.${path} ${order} ${scope}`;
  };
  if (paths.length === 0) return null;
  if (orders.length === 0) {
    // Equalities on several fields are answered by merging the single ones.
    return equal.map((path) => single(path, 'ASCENDING')).find((missing) => missing !== null) ?? null;
  }
  const [only] = orders;
  if (paths.length === 1 && only) return single(only.path, only.order);
  const found = file.indexes.some(
    (index) =>
      index.collectionGroup === collection &&
      index.queryScope === scope &&
      index.fields.length === equal.length + orders.length &&
      index.fields.slice(0, equal.length).every(({ fieldPath }) => equal.includes(fieldPath)) &&
      orders.every(({ path, order }, at) => {
        const field = index.fields[equal.length + at];
        return field?.fieldPath === path && field.order === order;
      }),
  );
  const told = [...equal.map((path) => `${path} ==`), ...orders.map(({ path, order }) => `${path} ${order}`)];
  return found ? null : `${collection} (${told.join(', ')}) ${scope}`;
}
