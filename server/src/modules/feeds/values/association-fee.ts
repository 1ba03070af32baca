/** Yearly occurrences of each RESO AssociationFeeFrequency; null for fees that do not recur. */
const timesAYear: Record<string, number | null> = {
  annually: 1,
  yearly: 1,
  bimonthly: 6,
  biweekly: 26,
  daily: 365,
  monthly: 12,
  onetime: null,
  quarterly: 4,
  seasonal: null,
  semiannually: 2,
  semimonthly: 24,
  weekly: 52,
};

/**
 * Converts a fee to a monthly amount, rounding half a cent up. Null when the fee does not recur or its
 * frequency is unknown.
 */
export function monthlyFeeCents(feeCents: number, frequency: string): number | null {
  if (feeCents === 0) return 0;
  const times = timesAYear[frequency.toLowerCase().replace(/[^a-z]/g, '')];
  return times ? Math.round((feeCents * times) / 12) : null;
}
