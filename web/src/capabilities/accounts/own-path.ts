const here = 'http://lintel.invalid';

/**
 * An address of this site as a path, or undefined where it would lead out of it. Read as browsers read it: they take
 * `//other`, `/\other` and `/<tab>/other` for another site.
 */
export function ownPath(address: unknown): string | undefined {
  if (typeof address !== 'string' || !address.startsWith('/') || !URL.canParse(address, here)) return undefined;
  const { origin, pathname, search, hash } = new URL(address, here);
  return origin === here && !pathname.startsWith('//') ? pathname + search + hash : undefined;
}
