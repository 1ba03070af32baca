const here = 'http://lintel.invalid';

/**
 * Returns an address of this site as a path, or undefined if it leads to another site. Parses as browsers do: they
 * treat `//other`, `/\other` and `/<tab>/other` as other sites.
 */
export function ownPath(address: unknown): string | undefined {
  if (typeof address !== 'string' || !address.startsWith('/') || !URL.canParse(address, here)) return undefined;
  const { origin, pathname, search, hash } = new URL(address, here);
  return origin === here && !pathname.startsWith('//') ? pathname + search + hash : undefined;
}
