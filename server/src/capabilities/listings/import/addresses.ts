import { Refusal } from './refusal.ts';

const directions = new Set(['N', 'S', 'E', 'W', 'NE', 'NW', 'SE', 'SW']);

/** Words written all in capitals or all small get the capitals of a name; mixed writing is kept as it is. */
export function nameCase(text: string): string {
  if (text !== text.toUpperCase() && text !== text.toLowerCase()) return text;
  return text.toLowerCase().replace(/[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:['’]\p{L}+)?/gu, (word) => {
    const upper = word.toUpperCase();
    return directions.has(upper) ? upper : word.charAt(0).toUpperCase() + word.slice(1);
  });
}

/** States whose ZIP codes begin with zeros, which spreadsheets drop. */
const leadingZero = new Set(['CT', 'MA', 'ME', 'NH', 'NJ', 'PR', 'RI', 'VI', 'VT']);

/** A ZIP of five digits, or a Canadian code as `A1A 1A1`; the letters D F I O Q U are never used in one. */
export function readPostalCode(text: string, country: 'US' | 'CA', state: string): string | Refusal {
  if (country === 'CA') {
    const bare = text.toUpperCase().replace(/[\s-]+/g, '');
    if (/^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z]\d[ABCEGHJ-NPRSTV-Z]\d$/.test(bare))
      return `${bare.slice(0, 3)} ${bare.slice(3)}`;
    return new Refusal('must be a Canadian postal code such as V5K 0A1');
  }
  const bare = text.replace(/\.0$/, '').trim();
  if (/^\d{5}(?:[- ]?\d{4})?$/.test(bare)) return bare.slice(0, 5);
  if (/^\d{3,4}$/.test(bare) && leadingZero.has(state)) return bare.padStart(5, '0');
  return new Refusal('must be a ZIP code of five digits');
}
