import parsePhoneNumber from 'libphonenumber-js';

/**
 * Returns a number in E.164, `+15125550123`, or undefined when it cannot exist. Without a country code it belongs
 * to the North American plan (USA and Canada).
 */
export function e164(typed: string): string | undefined {
  const number = parsePhoneNumber(typed, 'US');
  return number?.isPossible() ? number.number : undefined;
}
