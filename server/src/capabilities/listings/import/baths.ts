export interface StatedBaths {
  full: number | null;
  half: number | null;
  threeQuarter?: number | null;
  oneQuarter?: number | null;
  /** As people say it: two full and one half are 2.5. */
  said: number | null;
  /** As RESO counts it: two full and one half are 3. */
  counted: number | null;
}

export interface Baths {
  bathroomsFull: number | null;
  bathroomsHalf: number | null;
  /** The total, where full and half baths don't give it. */
  bathrooms: number | null;
}

/** Full and half baths and the exact total from whatever a source states (feature-map X28). */
export function bathsOf({ full, half, threeQuarter, oneQuarter, said, counted }: StatedBaths): Baths {
  const quarters = 0.75 * (threeQuarter ?? 0) + 0.25 * (oneQuarter ?? 0);
  if (quarters > 0)
    return { bathroomsFull: full, bathroomsHalf: half, bathrooms: (full ?? 0) + 0.5 * (half ?? 0) + quarters };
  if (full !== null) {
    if (half !== null) return inHalves(full, half);
    if (counted !== null && counted >= full) return inHalves(full, counted - full);
    if (said === null || said <= full) return inHalves(full, null);
    return isInHalves(said) ? inHalves(full, (said - full) * 2) : exactly(full, said);
  }
  if (said !== null)
    return isInHalves(said)
      ? inHalves(Math.floor(said), said % 1 > 0 ? Math.max(1, half ?? 0) : (half ?? 0))
      : exactly(null, said);
  return inHalves(counted === null ? null : counted - (half ?? 0), half);
}

const isInHalves = (said: number): boolean => (said * 2) % 1 === 0;
const inHalves = (full: number | null, half: number | null): Baths => ({
  bathroomsFull: full,
  bathroomsHalf: half,
  bathrooms: null,
});
const exactly = (full: number | null, said: number): Baths => ({
  bathroomsFull: full,
  bathroomsHalf: null,
  bathrooms: said,
});
