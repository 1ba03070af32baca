export interface StatedBaths {
  full: number | null;
  half: number | null;
  /** As people say it: two full and one half are 2.5. */
  said: number | null;
  /** As RESO counts it: two full and one half are 3. */
  counted: number | null;
}

/**
 * Full and half baths from whatever a source states (feature-map X28). Any fraction of a said number is one half bath:
 * quarter and three-quarter baths have no field of their own here.
 */
export function bathsOf({ full, half, said, counted }: StatedBaths): { full: number | null; half: number | null } {
  if (full !== null) {
    if (half !== null) return { full, half };
    if (counted !== null && counted >= full) return { full, half: counted - full };
    if (said !== null && said > full) return { full, half: Math.round((said - full) * 2) };
    return { full, half: null };
  }
  if (said !== null) return { full: Math.floor(said), half: said % 1 > 0 ? Math.max(1, half ?? 0) : (half ?? 0) };
  if (counted !== null) return { full: counted - (half ?? 0), half };
  return { full: null, half };
}
