import { askProperty } from '../../capabilities/listings/calls.ts';

const largestId = 2_147_483_647;

/** The name of the home that a visitor wanted something of; undefined when the address names no public home. */
export async function keptHome(search: object): Promise<string | undefined> {
  const { property } = search as Record<string, unknown>;
  const id = Number(property);
  if (!/^[1-9]\d{0,9}$/.test(String(property ?? '')) || id > largestId) return undefined;
  const home = await askProperty(id).catch(() => undefined);
  return home && (home.address ?? `the home in ${home.city}`);
}
