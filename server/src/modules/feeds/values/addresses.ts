import { InvalidValue } from './invalid-value.ts';

const directions = new Set(['N', 'S', 'E', 'W', 'NE', 'NW', 'SE', 'SW']);

/** Title-cases text written in all capitals or all lower case; mixed case stays as it is. */
export function nameCase(text: string): string {
  if (text !== text.toUpperCase() && text !== text.toLowerCase()) return text;
  return text.toLowerCase().replace(/[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:['’]\p{L}+)?/gu, (word) => {
    const upper = word.toUpperCase();
    return directions.has(upper) ? upper : word.charAt(0).toUpperCase() + word.slice(1);
  });
}

/** States whose ZIP codes begin with zeros, which spreadsheets drop. */
const leadingZero = new Set(['CT', 'MA', 'ME', 'NH', 'NJ', 'PR', 'RI', 'VI', 'VT']);

/** Reads a five-digit ZIP code, or a Canadian postal code as `A1A 1A1`, which never contains D F I O Q U. */
export function readPostalCode(text: string, country: 'US' | 'CA', state: string): string | InvalidValue {
  if (country === 'CA') {
    const bare = text.toUpperCase().replace(/[\s-]+/g, '');
    if (/^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z]\d[ABCEGHJ-NPRSTV-Z]\d$/.test(bare))
      return `${bare.slice(0, 3)} ${bare.slice(3)}`;
    return new InvalidValue('must be a Canadian postal code such as V5K 0A1');
  }
  const bare = text.replace(/\.0$/, '').trim();
  if (/^\d{5}(?:[- ]?\d{4})?$/.test(bare)) return bare.slice(0, 5);
  if (/^\d{3,4}$/.test(bare) && leadingZero.has(state)) return bare.padStart(5, '0');
  return new InvalidValue('must be a ZIP code of five digits');
}
