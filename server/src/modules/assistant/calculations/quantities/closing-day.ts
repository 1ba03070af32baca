const monthDays = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

/** Returns the day of a closing (month × 100 + day), the days of its month and the day of the year. */
export function dayOf(closesOn: number): { day: number; inMonth: number; ofYear: number } {
  const [month, day] = [Math.floor(closesOn / 100), closesOn % 100];
  const before = monthDays.slice(0, Math.max(0, month - 1)).reduce<number>((sum, days) => sum + days, 0);
  return { day, inMonth: monthDays[month - 1] ?? 30, ofYear: before + day };
}
