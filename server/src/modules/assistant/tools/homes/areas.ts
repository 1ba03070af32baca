import { area, lot, perArea } from '../../../../platform/serve/viewer.ts';
import type { Country } from '../../reading/talk.ts';
import type { Currency, Speaker } from '../words.ts';

const units: Readonly<Record<'fr' | 'es', readonly (readonly [RegExp, string])[]>> = {
  fr: [
    [/ sq ft$/, ' pi²'],
    [/ acres?$/, ' acres'],
  ],
  es: [
    [/ sq ft$/, ' pies²'],
    [/ acres?$/, ' acres'],
  ],
};

/** Translates the unit and the number format of a formatted area. */
function translated(written: string, { language, number }: Speaker): string {
  if (language === 'en') return written;
  const digits = /^[\d.,]+/.exec(written)?.[0] ?? '';
  const rest = units[language].reduce((text, [unit, word]) => text.replace(unit, word), written.slice(digits.length));
  return `${number(Number(digits.replaceAll(',', '')))}${rest}`;
}

export const areaIn = (say: Speaker, sqft: number, country: Country): string => translated(area(sqft, country), say);
export const lotIn = (say: Speaker, acres: number, country: Country): string => translated(lot(acres, country), say);

const SQFT_PER_M2 = 10.7639;
const per = { fr: 'par', es: 'por' } as const;
const footWords = { fr: 'pi²', es: 'pie²' } as const;

/** Returns `$310 per sq ft` or `3 337 $ par m²` for a price in currency units per square foot. */
export function perAreaIn(say: Speaker, perSqft: number, currency: Currency, country: Country): string {
  const english = perArea(perSqft, currency, country);
  if (say.language === 'en') return english;
  const metric = english.includes('m²');
  const value = Math.round(metric ? perSqft * SQFT_PER_M2 : perSqft);
  return `${say.money(value, currency)} ${per[say.language]} ${metric ? 'm²' : footWords[say.language]}`;
}
