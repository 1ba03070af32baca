export interface StatedBaths {
  full: number | null;
  half: number | null;
  threeQuarter?: number | null;
  oneQuarter?: number | null;
  /** Decimal notation: two full and one half baths are 2.5. */
  decimal: number | null;
  /** RESO's total: two full and one half baths are 3. */
  counted: number | null;
}

export interface Baths {
  bathroomsFull: number | null;
  bathroomsHalf: number | null;
  /** The total, when full and half baths don't give it. */
  bathrooms: number | null;
}

/** Derives full and half baths and the exact total from whatever a source states (feature-map X28). */
export function bathsOf({ full, half, threeQuarter, oneQuarter, decimal, counted }: StatedBaths): Baths {
  const quarters = 0.75 * (threeQuarter ?? 0) + 0.25 * (oneQuarter ?? 0);
  if (quarters > 0)
    return { bathroomsFull: full, bathroomsHalf: half, bathrooms: (full ?? 0) + 0.5 * (half ?? 0) + quarters };
  if (full !== null) {
    if (half !== null) return inHalves(full, half);
    if (counted !== null && counted >= full) return inHalves(full, counted - full);
    if (decimal === null || decimal <= full) return inHalves(full, null);
    return isInHalves(decimal) ? inHalves(full, (decimal - full) * 2) : exactly(full, decimal);
  }
  if (decimal !== null)
    return isInHalves(decimal)
      ? inHalves(Math.floor(decimal), decimal % 1 > 0 ? Math.max(1, half ?? 0) : (half ?? 0))
      : exactly(null, decimal);
  return inHalves(counted === null ? null : counted - (half ?? 0), half);
}

const isInHalves = (decimal: number): boolean => (decimal * 2) % 1 === 0;
const inHalves = (full: number | null, half: number | null): Baths => ({
  bathroomsFull: full,
  bathroomsHalf: half,
  bathrooms: null,
});
const exactly = (full: number | null, decimal: number): Baths => ({
  bathroomsFull: full,
  bathroomsHalf: null,
  bathrooms: decimal,
});
