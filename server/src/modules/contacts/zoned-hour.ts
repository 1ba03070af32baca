import { stateCode, timeZoneOf } from '../feeds/index.ts';

/** The hour of the day, 0 to 23, at an instant in a time zone. */
export const zonedHour = (at: Date, timeZone: string): number =>
  Number(new Intl.DateTimeFormat('en-US', { hour: 'numeric', hourCycle: 'h23', timeZone }).format(at));

/** Returns the time zone of a contact: the one of the account, or the main zone of the state. */
export const zoneOf = (contact: { timeZone: string | null; stateOrProvince: string | null }): string | null =>
  contact.timeZone ?? timeZoneOf(stateCode(contact.stateOrProvince ?? '') ?? '', null);
