import { m } from '@lintel/messages';
import { type BadField, invalid } from '../../../platform/serve/errors.ts';
import { jurisdictions } from '../../licensing/index.ts';
import type { ResellerSignUp } from './contract.ts';

export interface Place {
  country: 'US' | 'CA';
  city: string;
  stateOrProvince: string;
  postalCode: string | null;
}

/** Returns a company's location from its fields, completed from its address line. Fails without city and state. */
export function placeOf(
  typed: Pick<ResellerSignUp, 'country' | 'address' | 'city' | 'stateOrProvince' | 'postalCode'>,
): Place {
  const country = typed.country === 'USA' ? 'US' : 'CA';
  const read = readLine(typed.address, country);
  const city = typed.city ?? read.city;
  const stateOrProvince = typed.stateOrProvince ?? read.stateOrProvince;
  const bad: BadField[] = [];
  if (city === undefined) bad.push({ field: 'city', rule: m.signups__please_enter_the_city() });
  if (stateOrProvince === undefined)
    bad.push({ field: 'stateOrProvince', rule: m.signups__please_select_the_state_or() });
  if (city === undefined || stateOrProvince === undefined) throw invalid(bad);
  return { country, city, stateOrProvince, postalCode: plain(typed.postalCode ?? read.postalCode, country) };
}

const tails = {
  US: /^([A-Za-z]{2})\.?(?:\s+(\d{5}(?:-\d{4})?))?$/,
  CA: /^([A-Za-z]{2})\.?(?:\s+([A-Za-z]\d[A-Za-z][ -]?\d[A-Za-z]\d))?$/,
};
const countryNames = /^(?:usa?|u\.s\.a?\.?|united states(?: of america)?|canada)$/i;

/**
 * Parses `100 Congress Ave, Austin, TX 78701, USA`, with or without postal code and country; empty when the line
 * has another form.
 */
function readLine(line: string, country: 'US' | 'CA'): Partial<Omit<Place, 'country'>> {
  const parts = line
    .split(/[,\n]/)
    .map((each) => each.trim())
    .filter((each) => each !== '' && !countryNames.test(each));
  const [, state, postalCode] = tails[country].exec(parts.at(-1) ?? '') ?? [];
  const stateOrProvince = state?.toUpperCase();
  if (!stateOrProvince || !(jurisdictions[country] as readonly string[]).includes(stateOrProvince)) return {};
  const city = parts.length >= 3 ? parts.at(-2) : undefined;
  return { stateOrProvince, ...(city ? { city } : {}), ...(postalCode ? { postalCode } : {}) };
}

/** Formats Canadian postal codes as printed: M5V 2T6. */
function plain(postalCode: string | null | undefined, country: 'US' | 'CA'): string | null {
  if (!postalCode) return null;
  if (country === 'US') return postalCode;
  const signs = postalCode.toUpperCase().replace(/[ -]/g, '');
  return `${signs.slice(0, 3)} ${signs.slice(3)}`;
}
