/** How often RESO's AssociationFeeFrequency falls due in a year; fees that do not recur have no month. */
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

/** The fee brought to a month, half a cent rounded up; null when it does not recur or how often is not known. */
export function monthlyFeeCents(feeCents: number, frequency: string): number | null {
  if (feeCents === 0) return 0;
  const times = timesAYear[frequency.toLowerCase().replace(/[^a-z]/g, '')];
  return times ? Math.round((feeCents * times) / 12) : null;
}
