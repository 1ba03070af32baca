import parsePhoneNumber from 'libphonenumber-js';

/**
 * A number as it is kept, `+15125550123`; undefined where there can be no such number. Without a country code it is one
 * of the USA and Canada, which share theirs.
 */
export function e164(typed: string): string | undefined {
  const number = parsePhoneNumber(typed, 'US');
  return number?.isPossible() ? number.number : undefined;
}
