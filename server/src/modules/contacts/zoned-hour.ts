/** The hour of the day, 0 to 23, at an instant in a time zone. */
export const zonedHour = (at: Date, timeZone: string): number =>
  Number(new Intl.DateTimeFormat('en-US', { hour: 'numeric', hourCycle: 'h23', timeZone }).format(at));
