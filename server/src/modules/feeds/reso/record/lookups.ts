import { foldName, standardName } from './standard-names.ts';

/** Returns the standard name of a field's value, whichever of its names the source sent. */
export type Lookups = (field: string, value: string) => string;

/** For sources that don't describe their lists: files, servers without enumerations. */
export const standardLookups: Lookups = (_field, value) => standardName(value);

/** One value of a list as a server describes it. */
export interface LookupValue {
  /** Values used in its records, or the numbers in an enumeration. */
  sent: readonly string[];
  standard: string | null;
}

/**
 * Builds lookups from a server's description of its lists. `listOf` names the list of a field. A value
 * without a standard equivalent keeps the server's own name.
 */
export function serverLookups(
  listOf: (field: string) => string | undefined,
  lists: ReadonlyMap<string, readonly LookupValue[]>,
): Lookups {
  const byList = new Map<string, Map<string, string>>();
  for (const [list, values] of lists) {
    const names = new Map<string, string>();
    for (const { sent, standard } of values)
      for (const name of sent) names.set(foldName(name), standardName(standard ?? sent[0] ?? name));
    byList.set(list, names);
  }
  return (field, value) => {
    const names = byList.get(listOf(field) ?? '');
    return names?.get(value) ?? names?.get(foldName(value)) ?? standardName(value);
  };
}
