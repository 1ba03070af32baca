import { InvalidValue } from './invalid-value.ts';

const plain = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d{1,2})?$/i;
const grouped = /^[+-]?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/;

/** Reads a number as people and programs write it: `1,250,000`, `$599 000`, `3e+06`, `2.0`. */
export function readNumber(text: string, decimalMark: '.' | ',' = '.'): number | InvalidValue {
  let bare = text
    .replace(/^(?:US|CA|C)?\s?\$|\s?\$(?:\s?(?:US|CA|CAD|USD))?$/gi, '')
    .replace(/(\d)[\s'’](?=\d{3})/g, '$1');
  if (decimalMark === ',') bare = bare.replace(/\.(?=\d{3}(?:\D|$))/g, '').replace(',', '.');
  else if (grouped.test(bare.trim())) bare = bare.replaceAll(',', '');
  bare = bare.trim();
  if (!plain.test(bare)) return new InvalidValue('must be a number');
  return Number(bare);
}

/** An acre is 43,560 square feet and 4,046.8564224 square meters (international foot). */
const sqftIn = { sqft: 1, m2: 10.763910416709722, acres: 43_560, hectares: 107_639.10416709722 } as const;
export type AreaUnit = keyof typeof sqftIn;

export const isAreaUnit = (unit: string): unit is AreaUnit => unit in sqftIn;

/** Rounds to whole square feet. */
export const toSqft = (value: number, unit: AreaUnit): number => Math.round(value * sqftIn[unit]);

/** Rounds acres to four decimals, the table's precision. */
export const toAcres = (value: number, unit: AreaUnit): number =>
  Math.round(((value * sqftIn[unit]) / sqftIn.acres) * 10_000) / 10_000;
