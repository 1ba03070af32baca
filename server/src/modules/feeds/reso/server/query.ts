export interface Query {
  filter?: string | undefined;
  orderby?: string | undefined;
  select?: readonly string[] | undefined;
  expand?: readonly string[] | undefined;
  top?: number | undefined;
  count?: boolean | undefined;
}

/** Builds the path of a query below the service root. */
export function queryAddress(resource: string, { filter, orderby, select, expand, top, count }: Query): string {
  const parts = [
    ['$filter', filter],
    ['$orderby', orderby],
    ['$select', select?.join(',')],
    ['$expand', expand?.length ? expand.join(',') : undefined],
    ['$top', top?.toString()],
    ['$count', count ? 'true' : undefined],
  ].flatMap(([name, value]) => (value ? [`${name}=${encodeURIComponent(value)}`] : []));
  return parts.length > 0 ? `${resource}?${parts.join('&')}` : resource;
}

/** Quotes a text for a condition, doubling its quotes. */
export const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

export const both = (...conditions: (string | undefined)[]): string | undefined => {
  const given = conditions.filter((condition) => condition !== undefined);
  return given.length > 1 ? given.map((each) => (/\bor\b/.test(each) ? `(${each})` : each)).join(' and ') : given[0];
};

/** Servers reject longer addresses. */
const KEYS_CHARACTERS_MAX = 1_800;

/** Splits keys into conditions short enough for an address. */
export function* keyConditions(
  field: string,
  keys: readonly string[],
  areText: boolean,
): Generator<{ filter: string; keys: string[] }> {
  let some: string[] = [];
  let length = 0;
  for (const key of keys) {
    const cost = encodeURIComponent(key).length + field.length + 20;
    if (some.length > 0 && (length + cost > KEYS_CHARACTERS_MAX || some.length === 50)) {
      yield { filter: conditionOf(field, some, areText), keys: some };
      some = [];
      length = 0;
    }
    some.push(key);
    length += cost;
  }
  if (some.length > 0) yield { filter: conditionOf(field, some, areText), keys: some };
}

const conditionOf = (field: string, keys: readonly string[], areText: boolean): string =>
  keys.map((key) => `${field} eq ${areText ? quoted(key) : key}`).join(' or ');
