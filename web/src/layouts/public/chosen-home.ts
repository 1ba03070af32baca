import { m } from '@lintel/messages';
import { readId } from '../../api/id.ts';
import { fetchProperty } from '../../modules/listings/calls.ts';

/** Returns the name of the home a visitor chose; undefined if the URL names no public home. */
export async function chosenHomeName(search: object): Promise<string | undefined> {
  const id = readId((search as Record<string, unknown>).property);
  if (id === undefined) return undefined;
  const home = await fetchProperty(id).catch(() => undefined);
  return home && (home.address ?? m.public__the_home_in({ city: home.city }));
}
